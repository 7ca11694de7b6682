import { timeParts } from '@kaadi/core/time'

// Months are those of Lagos, an hour before UTC's: the service refuses one that has not begun there.
const zoneMinutes = 60

/** The last twelve months that have begun, newest first, as `2026-11`. */
export const recentMonths = (now: number): string[] => {
  const { year, month } = timeParts(now, zoneMinutes)!
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  )
}
