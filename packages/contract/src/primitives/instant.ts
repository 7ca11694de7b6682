import * as z from 'zod/mini'

// PostgreSQL has no year 0, and refuses a text of some 150 characters as no time at all.
const form = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/

// A day that the calendar lacks comes out as another one; an hour, minute or second too many as none at all.
const isInstant = (text: string): boolean =>
  form.test(text) && new Date(text).getUTCDate() === Number(text.slice(8, 10))

// It takes what `z.iso.datetime()` takes, from the year 1 on and down to the nanosecond. That name weighs half a kilobyte
// more: dates, times and durations come with it.
/** A moment: ISO 8601 in UTC, such as `2026-11-21T14:05:00.000Z`, from the year 1 to 9999. */
export const instantSchema = z.stringFormat('date-time', isInstant)

/** A moment: ISO 8601 in UTC. */
export type Instant = z.infer<typeof instantSchema>
