import type { OpenSession } from '@kaadi/contract/sessions'
import { t } from '@kaadi/words'

/** What a person knows a device by: `Chrome, Android`. */
export const sessionName = ({ browser, system }: Pick<OpenSession, 'browser' | 'system'>): string =>
  [browser, system].filter((part) => part !== null).join(', ') || t('Unknown device')
