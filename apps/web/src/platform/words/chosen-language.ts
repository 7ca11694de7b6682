import type { LanguageCode } from '@kaadi/words/languages'
import { spokenLanguage } from './speak-language.ts'

/** The visitor's language for a call that writes to them; left out in English, which is written without it. */
export const chosenLanguage = (): { readonly language?: LanguageCode } => {
  const { code } = spokenLanguage.current()
  return code === 'en-US' ? {} : { language: code }
}
