import { noTime } from './format-time.ts'
import { type DurationWords, englishDurations, englishTimes, type TimeWords } from './time-words.ts'
import { defaultZone, type InstantInput, type TimeParts, timeParts, type ZoneOffset } from './zone.ts'

/** Whose zone and clock, and in what words. */
export interface TimesOptions {
  /** +8 hours when left out, as the specification has it; give `deviceZone` for a person's own. */
  readonly zone?: ZoneOffset
  readonly now?: () => number
  /** Asked each time, so that a person may choose another language. English when left out. */
  readonly words?: () => TimeWords
  /** Whether people read `20:35` rather than `8:35 pm`. Asked each time. */
  readonly has24Hours?: () => boolean
}

/** Times in words. Each shows `--` where there is no instant. */
export interface Times {
  /** `2:02 pm`, or `14:02` by a clock of 24 hours. */
  timeOfDay(instant: InstantInput | null | undefined): string
  /** `Today`, `Yesterday`, `12 November`, and with its year what is of another one. */
  day(instant: InstantInput | null | undefined): string
  /** `November 2026` */
  month(instant: InstantInput | null | undefined): string
  /** `12 Nov 2026`: as a document says when it is of. */
  date(instant: InstantInput | null | undefined): string
  /** `2:02 pm` today, else `12 Nov, 2:02 pm`, and `12 Nov 2025, 2:02 pm` of another year. */
  short(instant: InstantInput | null | undefined): string
  /** As `short`, with the day of today too: where it begins something that ends on another. */
  dayAndTime(instant: InstantInput | null | undefined): string
  /** `just now`, `5 minutes ago` or `in 5 minutes` under an hour away, else the short time. */
  relative(instant: InstantInput | null | undefined): string
  /** As `relative`, of what has happened: `just now` where this device's clock is behind the service's. */
  ago(instant: InstantInput | null | undefined): string
}

const two = (figure: number): string => String(figure).padStart(2, '0')

/** Formats times for people in one zone, by one clock. */
export const createTimes = ({
  zone = defaultZone,
  now = () => Date.now(),
  words = () => englishTimes,
  has24Hours = () => false,
}: TimesOptions = {}): Times => {
  const timeOfDay = ({ hour, minute }: TimeParts): string =>
    has24Hours()
      ? `${two(hour)}:${two(minute)}`
      : `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`
  const on =
    (format: (parts: TimeParts, today: TimeParts, at: number) => string) =>
    (instant: InstantInput | null | undefined): string => {
      const parts = instant == null ? undefined : timeParts(instant, zone)
      const today = timeParts(now(), zone)
      if (!parts || !today || instant == null) return noTime
      return format(parts, today, typeof instant === 'number' ? instant : Date.parse(instant))
    }
  const shortDay = ({ day, month }: TimeParts): string => `${day} ${words().shortMonths[month - 1]}`
  const dayAndTime = (parts: TimeParts, today: TimeParts): string => {
    const year = parts.year === today.year ? '' : ` ${parts.year}`
    return `${shortDay(parts)}${year}, ${timeOfDay(parts)}`
  }
  const short = (parts: TimeParts, today: TimeParts): string =>
    parts.dayNumber === today.dayNumber ? timeOfDay(parts) : dayAndTime(parts, today)
  const relative = on((parts, today, at) => {
    const apart = at - now()
    const away = Math.floor(Math.abs(apart) / 60_000)
    if (away >= 60) return short(parts, today)
    if (away === 0) return words().justNow
    return apart > 0 ? words().inMinutes(away) : words().minutesAgo(away)
  })
  return {
    timeOfDay: on(timeOfDay),
    day: on((parts, today) => {
      const ago = today.dayNumber - parts.dayNumber
      if (ago === 0) return words().today
      if (ago === 1) return words().yesterday
      const year = parts.year === today.year ? '' : ` ${parts.year}`
      return `${parts.day} ${words().months[parts.month - 1]}${year}`
    }),
    month: on((parts) => `${words().months[parts.month - 1]} ${parts.year}`),
    date: on((parts) => `${shortDay(parts)} ${parts.year}`),
    short: on(short),
    dayAndTime: on(dayAndTime),
    relative,
    ago: on((_, __, at) => relative(Math.min(at, now()))),
  }
}

/** A length of time in its largest unit: `45 seconds`, `7 minutes`, `1 hour`, `75 minutes`, `2 hours`, `3 days`. */
export const formatDuration = (seconds: number, words: DurationWords = englishDurations): string => {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 90) return words.seconds(whole)
  const minutes = Math.round(whole / 60)
  if (whole < 90 * 60 && minutes !== 60) return words.minutes(minutes)
  if (whole < 36 * 3600) return words.hours(Math.round(whole / 3600))
  return words.days(Math.round(whole / 86_400))
}

/** A measured length of time, as people say it: `less than a minute`, `about a minute`, `about 7 minutes`, `about an hour`. */
export const describeDuration = (seconds: number, words: DurationWords = englishDurations): string => {
  const about = (count: number, one: string, unit: 'minutes' | 'hours' | 'days') =>
    words.about(count === 1 ? one : words[unit](count))
  const minutes = seconds / 60
  if (seconds < 45) return words.lessThanAMinute
  if (minutes < 9.5) return about(Math.round(minutes), words.aMinute, 'minutes')
  if (minutes < 52.5) return about(Math.round(minutes / 5) * 5, words.aMinute, 'minutes')
  if (minutes < 36 * 60) return about(Math.round(minutes / 60), words.anHour, 'hours')
  return about(Math.round(minutes / 1440), words.aDay, 'days')
}

/** What is left until an instant, as a countdown shows it: `9:05`, `1:02:09`; `0:00` when it is over. */
export const formatCountdown = (msLeft: number): string => {
  const seconds = Math.max(0, Math.ceil(msLeft / 1000))
  const hours = Math.floor(seconds / 3600)
  const rest = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(rest)}:${two(seconds % 60)}` : `${rest}:${two(seconds % 60)}`
}
