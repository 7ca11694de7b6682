/** What times say in words. */
export interface TimeWords {
  /** January first. */
  readonly months: readonly string[]
  /** As `12 Nov` has them. */
  readonly shortMonths: readonly string[]
  readonly today: string
  readonly yesterday: string
  readonly justNow: string
  readonly minutesAgo: (minutes: number) => string
  readonly inMinutes: (minutes: number) => string
}

/** What lengths of time say in words. */
export interface DurationWords {
  readonly seconds: (count: number) => string
  readonly minutes: (count: number) => string
  readonly hours: (count: number) => string
  readonly days: (count: number) => string
  readonly about: (length: string) => string
  readonly lessThanAMinute: string
  readonly aMinute: string
  readonly anHour: string
  readonly aDay: string
}

const counted = (unit: string) => (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`
const minutes = /* @__PURE__ */ counted('minute')

/** What `createTimes` says when no other words are given. */
export const englishTimes: TimeWords = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  today: 'Today',
  yesterday: 'Yesterday',
  justNow: 'just now',
  minutesAgo: (count) => `${minutes(count)} ago`,
  inMinutes: (count) => `in ${minutes(count)}`,
}

/** What `formatDuration` and `describeDuration` say when no other words are given. */
export const englishDurations: DurationWords = {
  seconds: /* @__PURE__ */ counted('second'),
  minutes,
  hours: /* @__PURE__ */ counted('hour'),
  days: /* @__PURE__ */ counted('day'),
  about: (length) => `about ${length}`,
  lessThanAMinute: 'less than a minute',
  aMinute: 'a minute',
  anHour: 'an hour',
  aDay: 'a day',
}
