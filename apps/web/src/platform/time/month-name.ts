import { times } from './times.ts'

/** `November 2026`, of `2026-11`. */
export const monthName = (month: string): string => times.month(`${month}-15T12:00:00.000Z`)

/** A moment in the last day of `2026-11`, which is that day wherever a phone is. */
export const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number!, 0, 12)).toISOString()
}
