import type { LanguageCode } from '@kaadi/contract/users'
import { localeOf } from '../words/index.ts'

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Lagos',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `2026-11-24 14:05`, in the zone whose months papers are made of. */
export const localTime = (instant: string | number | Date): string =>
  clock.format(new Date(instant)).replace(', ', ' ')

/** `2026-11`, in the same zone. */
export const localMonth = (instant: string | number | Date): string => localTime(instant).slice(0, 7)

/** A heading of times as `localTime` writes them. */
export const inZone = (heading: string): string => `${heading} (Lagos)`

/** `24 November 2026, 14:05` in the reader's language, in the same zone. */
export const spokenTime =
  (instant: string | number | Date) =>
  (language: LanguageCode): string => {
    const day = new Date(instant).toLocaleDateString(localeOf(language), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Africa/Lagos',
    })
    return `${day}, ${localTime(instant).slice(-5)}`
  }

/** `November 2026` in the reader's language, of `2026-11`. */
export const spokenMonth =
  (month: string) =>
  (language: LanguageCode): string =>
    new Date(`${month}-15T12:00:00Z`).toLocaleDateString(localeOf(language), {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
