import { type LanguageCode, languageCodes } from '@kaadi/words/languages'
import type { Platform } from '../page/platform.ts'

/** Under which this phone keeps that its choice has yet to be brought to the account: a line that goes meanwhile loses nothing. */
export const owedKey = 'languageOwed'

/** What was chosen on this phone; undefined where nobody chose. */
export const languageOfPhone = ({ language, storage }: Platform): LanguageCode | undefined =>
  storage.local.get('language') === undefined ? undefined : language.current()

/**
 * What a page speaks when it opens: the phone's choice, else the account's language, else that of the landing page it came
 * from, which the browser asked for.
 */
export const languageAtStart = (platform: Platform): LanguageCode => {
  const { session, storage } = platform
  const ofLanding = storage.session.get('language')
  return (
    languageOfPhone(platform) ??
    session.current().user?.language ??
    languageCodes.find((code) => code === ofLanding) ??
    'en-US'
  )
}
