import type { LanguageCode } from '@kaadi/contract/users'
import { localeOf } from '../../words/index.ts'

type Said = (language: LanguageCode) => string

const zones: Readonly<Record<string, string>> = { NG: 'Africa/Lagos', GH: 'Africa/Accra' }

/** An instant as the clock on the wall of a seller's country shows it, such as "9 December 2026, 15:41". */
export const mailTime =
  (at: Date | number | string, countryCode: string): Said =>
  (language) => {
    const time = new Date(at).toLocaleTimeString('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zoneOf(countryCode),
    })
    return `${mailDay(at, countryCode)(language)}, ${time}`
  }

export const mailDay =
  (at: Date | number | string, countryCode: string): Said =>
  (language) =>
    new Date(at).toLocaleDateString(localeOf(language), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: zoneOf(countryCode),
    })

const zoneOf = (countryCode: string): string => zones[countryCode] ?? 'Africa/Lagos'
