const dayMs = 86_400_000

/** How many days a period may have: a year and a day. */
export const maxInsightDays = 366

/** How many days are looked at where none are named. */
export const insightDaysUsual = 30

/** Ages of orders that wait, in seconds: younger than each of these, and older than the last. */
export const insightAges = [900, 3_600, 4 * 3_600, 86_400] as const

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Whether it names a day that the calendar has, as `2026-11-25`. */
export const isDay = (text: string): boolean => {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && dayOf(at) === text
}

/** The days that a question is about, in UTC, both included. */
export interface InsightPeriod {
  readonly from: string
  readonly to: string
  /** How many days that is. */
  readonly days: number
}

/**
 * The period of a question at an instant: an open end is today, an open beginning a month before the end. Undefined where it
 * ends before it begins, or is longer than `maxInsightDays`.
 */
export function insightPeriod(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: number,
): InsightPeriod | undefined {
  const end = to ?? (from && from > dayOf(now) ? from : dayOf(now))
  const begin = from ?? dayOf(Date.parse(`${end}T00:00:00Z`) - (insightDaysUsual - 1) * dayMs)
  const days = (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${begin}T00:00:00Z`)) / dayMs + 1
  return days < 1 || days > maxInsightDays ? undefined : { from: begin, to: end, days }
}
