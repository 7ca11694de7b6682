import { t } from '@kaadi/words'

const hour = 60
const day = 24 * hour

/** Ends that can be chosen, in minutes. */
export const endMinutes = [hour, 6 * hour, day, 3 * day, 7 * day, 30 * day, 90 * day] as const

/** How long something lasts: in minutes below an hour, in hours below a day. */
export const endInWords = (minutes: number): string => {
  if (minutes < hour) return t('{minutes, plural, one {# minute} other {# minutes}}', { minutes })
  return minutes < day
    ? t('{hours, plural, one {# hour} other {# hours}}', { hours: minutes / hour })
    : t('{days, plural, one {# day} other {# days}}', { days: minutes / day })
}

/** The instant so many minutes from now. */
export const instantIn = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()
