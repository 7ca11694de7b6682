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
