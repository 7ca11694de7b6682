import type { LanguageCode } from '@kaadi/words/languages'
import type { Platform } from '../page/platform.ts'

/** What was chosen on this phone; undefined where nobody chose. */
export const languageOfPhone = ({ language, storage }: Platform): LanguageCode | undefined =>
  storage.local.get('language') === undefined ? undefined : language.current()

/** What a page speaks when it opens: the phone's choice, else the account's language. */
export const languageAtStart = (platform: Platform): LanguageCode =>
  languageOfPhone(platform) ?? platform.session.current().user?.language ?? 'en-US'
