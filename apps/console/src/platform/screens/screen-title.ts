import { useDocumentTitle } from '@kaadi/react'

/** Names the screen in the browser's title. */
export const useScreenTitle = (title: string): void => useDocumentTitle(title, 'Desk')
