export { formatTime, noTime } from './format-time.ts'
export { createServiceClock } from './service-clock.ts'
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
