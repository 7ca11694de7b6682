/** Times for the eye, in the device's zone. Each takes an instant of the wire, ISO 8601 in UTC. */

const locale = 'en-US'
const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
const clock = formatter({ hour: 'numeric', minute: '2-digit', hour12: true })
const dayAndMonth = formatter({ day: 'numeric', month: 'long' })
const withYear = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = formatter({ day: 'numeric', month: 'short' })
const monthAndYear = formatter({ month: 'long', year: 'numeric' })

const part = (format: Intl.DateTimeFormat, at: Date, type: Intl.DateTimeFormatPartTypes): string =>
  format.formatToParts(at).find((piece) => piece.type === type)?.value ?? ''

const dayNumber = (at: Date): number =>
  Math.floor((at.getTime() - at.getTimezoneOffset() * 60_000) / 86_400_000)

/** `2:02 pm` */
export const timeOfDay = (instant: string): string => {
  const at = new Date(instant)
  return `${part(clock, at, 'hour')}:${part(clock, at, 'minute')} ${part(clock, at, 'dayPeriod').toLowerCase()}`
}

const dayOf = (at: Date, format: Intl.DateTimeFormat): string =>
  `${part(format, at, 'day')} ${part(format, at, 'month')}`

/** `Today`, `Yesterday`, `12 November`, and with its year what is not of this year. */
export const dayLabel = (instant: string, now: number = Date.now()): string => {
  const at = new Date(instant)
  const today = new Date(now)
  const daysAgo = dayNumber(today) - dayNumber(at)
  if (daysAgo === 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  const ofThisYear = at.getFullYear() === today.getFullYear()
  return ofThisYear ? dayOf(at, dayAndMonth) : `${dayOf(at, withYear)} ${part(withYear, at, 'year')}`
}

/** `November 2026` */
export const monthLabel = (instant: string): string => monthAndYear.format(new Date(instant))

/** `2:02 pm` today, else `12 Nov, 2:02 pm`: for lists and timelines that have no day heading. */
export const shortTime = (instant: string, now: number = Date.now()): string => {
  const at = new Date(instant)
  const isToday = dayNumber(new Date(now)) === dayNumber(at)
  return isToday ? timeOfDay(instant) : `${dayOf(at, shortDay)}, ${timeOfDay(instant)}`
}

/** A length of time in the largest unit that says enough: `45 seconds`, `7 minutes`, `2 hours`. */
export const duration = (seconds: number): string => {
  const say = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (seconds < 90) return say(Math.max(1, Math.round(seconds)), 'second')
  if (seconds < 90 * 60) return say(Math.round(seconds / 60), 'minute')
  if (seconds < 36 * 3600) return say(Math.round(seconds / 3600), 'hour')
  return say(Math.round(seconds / 86_400), 'day')
}
