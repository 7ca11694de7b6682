import { defaultZone, type InstantInput, type TimeParts, timeParts, type ZoneOffset } from './zone.ts'

/** What stands where there is no time. */
export const noTime = '--'

const two = (figure: number): string => String(figure).padStart(2, '0')

const tokens: Readonly<Record<string, (parts: TimeParts) => string>> = {
  YYYY: ({ year }) => String(year).padStart(4, '0'),
  MM: ({ month }) => two(month),
  DD: ({ day }) => two(day),
  HH: ({ hour }) => two(hour),
  mm: ({ minute }) => two(minute),
  ss: ({ second }) => two(second),
}

/**
 * A time as figures: `formatTime('2026-11-21T10:00:00Z')` is `2026-11-21 18:00:00`, eight hours east unless another zone
 * is given (specification, section 9). Null, undefined and what is no instant are shown as `--`.
 */
export const formatTime = (
  instant: InstantInput | null | undefined,
  options: { readonly pattern?: string; readonly zone?: ZoneOffset } = {},
): string => {
  const { pattern = 'YYYY-MM-DD HH:mm:ss', zone = defaultZone } = options
  const parts = instant == null ? undefined : timeParts(instant, zone)
  if (!parts) return noTime
  return pattern.replace(/YYYY|MM|DD|HH|mm|ss/g, (token) => tokens[token]!(parts))
}
