import type { DurationWords, TimeWords } from '@kaadi/core/time'
import { t } from '@kaadi/words'

export const timeWords = (): TimeWords => ({
  months: [
    t('January'),
    t('February'),
    t('March'),
    t('April'),
    t('May'),
    t('June'),
    t('July'),
    t('August'),
    t('September'),
    t('October'),
    t('November'),
    t('December'),
  ],
  shortMonths: [
    t('Jan'),
    t('Feb'),
    t('Mar'),
    t('Apr'),
    t('May'),
    t('Jun'),
    t('Jul'),
    t('Aug'),
    t('Sep'),
    t('Oct'),
    t('Nov'),
    t('Dec'),
  ],
  today: t('Today'),
  yesterday: t('Yesterday'),
  justNow: t('just now'),
  minutesAgo: (count) => t('{count, plural, one {# minute} other {# minutes}} ago', { count }),
  inMinutes: (count) => t('in {count, plural, one {# minute} other {# minutes}}', { count }),
})

export const durationWords = (): DurationWords => ({
  seconds: (count) => t('{count, plural, one {# second} other {# seconds}}', { count }),
  minutes: (count) => t('{count, plural, one {# minute} other {# minutes}}', { count }),
  hours: (count) => t('{count, plural, one {# hour} other {# hours}}', { count }),
  days: (count) => t('{count, plural, one {# day} other {# days}}', { count }),
  about: (length) => t('about {length}', { length }),
  lessThanAMinute: t('less than a minute'),
  aMinute: t('a minute'),
  anHour: t('an hour'),
  aDay: t('a day'),
})
