import { useDocumentTitle } from '@kaadi/react'
import { t } from '@kaadi/words'

/** Names the screen in the browser's title. */
export const useScreenTitle = (title: string): void => useDocumentTitle(title, t('Desk'))
