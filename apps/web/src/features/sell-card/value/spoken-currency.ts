import { spokenLanguage } from '../../../platform/words/speak-language.ts'

/** A currency's name in full, for screen readers and in the person's language: `US Dollar`. */
export const spokenCurrency = (code: string): string => {
  if (typeof Intl.DisplayNames === 'undefined') return code
  return new Intl.DisplayNames([spokenLanguage.current().code, 'en'], { type: 'currency' }).of(code) ?? code
}
