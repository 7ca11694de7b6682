import { zoneOffsetMinutes } from '@kaadi/contract/constants'

/** Minutes east of Greenwich: one figure, or one for each instant where clocks change. */
export type ZoneOffset = number | ((at: number) => number)

/** The specification's default for formatted times: +8 hours (section 9). */
export const defaultZone: ZoneOffset = zoneOffsetMinutes

/** The zone of this device. */
export const deviceZone: ZoneOffset = (at) => -new Date(at).getTimezoneOffset()

/** An instant of the wire (ISO 8601 in UTC) or milliseconds since 1970. */
export type InstantInput = string | number

/** The figures of a clock and calendar in a zone. */
export interface TimeParts {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  /** 0 to 23. */
  readonly hour: number
  readonly minute: number
  readonly second: number
  /** 0 is Sunday. */
  readonly weekday: number
  /** Days since 1970 in this zone: equal for two instants of one day. */
  readonly dayNumber: number
}

/** Takes an instant apart in a zone; undefined where it is none. */
export const timeParts = (instant: InstantInput, zone: ZoneOffset = defaultZone): TimeParts | undefined => {
  const at = typeof instant === 'number' ? instant : Date.parse(instant)
  if (!Number.isFinite(at)) return undefined
  const offset = typeof zone === 'number' ? zone : zone(at)
  // Read in UTC after the shift: the figures then are those of the zone.
  const shifted = new Date(at + offset * 60_000)
  if (Number.isNaN(shifted.getTime())) return undefined
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    weekday: shifted.getUTCDay(),
    dayNumber: Math.floor(shifted.getTime() / 86_400_000),
  }
}
