import { expect, it } from 'vitest'
import { dayOf } from './said-words.ts'

/** Twenty past midnight in Lagos: the 28th there, and still the 27th in Accra. */
const night = Date.parse('2026-11-27T23:20:00Z')

it.each([
  ['today', '2026-11-28', ''],
  ['steam today', '2026-11-28', 'steam'],
  ['yesterday paid', '2026-11-27', 'paid'],
  ['28 nov, 00:20', '2026-11-28', ''],
])('reads “%s” as %s, by the calendar of Lagos', (text, date, rest) => {
  const read = dayOf(text, night)
  const start = Date.parse(`${date}T00:00:00Z`)
  expect(read.day).toEqual({ from: new Date(start - 3_600_000), to: new Date(start + 86_400_000) })
  expect(read.rest.trim()).toBe(rest)
})

it.each(['todays', 'yesterdayed', '31 feb'])('reads no day in “%s”', (text) => {
  expect(dayOf(text, night)).toEqual({ day: null, rest: text })
})
