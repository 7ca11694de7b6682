import type { LanguageCode } from '@kaadi/contract/users'

/** The locale that dates are written by. English is that of Nigeria and Ghana. */
export const localeOf = (language: LanguageCode): string => (language === 'en-US' ? 'en-GB' : language)
