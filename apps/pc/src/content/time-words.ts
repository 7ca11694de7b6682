import type { DurationWords, TimeWords } from '@kaadi/core/time'
import { t } from './say.ts'

/** What these pages say of times. */
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
  minutesAgo: (count) => t('{count} minutes ago', { count }),
  inMinutes: (count) => t('in {count} minutes', { count }),
})

/** How long something takes. */
export const durationWords = (): DurationWords => ({
  seconds: (count) => t('{count} seconds', { count }),
  minutes: (count) => t('{count} minutes', { count }),
  hours: (count) => t('{count} hours', { count }),
  days: (count) => t('{count} days', { count }),
  about: (length) => t('about {length}', { length }),
  lessThanAMinute: t('less than a minute'),
  aMinute: t('a minute'),
  anHour: t('an hour'),
  aDay: t('a day'),
})
