export { formatTime, noTime } from './format-time.ts'
export { createServiceClock } from './service-clock.ts'
export { type DurationWords, englishTimes, type TimeWords } from './time-words.ts'
export {
  createTimes,
  describeDuration,
  formatCountdown,
  formatDuration,
  type Times,
  type TimesOptions,
} from './times.ts'
export {
  defaultZone,
  deviceZone,
  type InstantInput,
  type TimeParts,
  timeParts,
  type ZoneOffset,
} from './zone.ts'
