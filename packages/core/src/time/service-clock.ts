/**
 * The service's clock on this device, from the `serverTime` of a reply and the moment at which it arrived. Phones are wrong
 * by minutes and sometimes by days: only the difference between the two clocks counts.
 */
export const createServiceClock = (
  serverTime: string | undefined,
  receivedAt: number,
  now: () => number = () => Date.now(),
): (() => number) => {
  const at = serverTime === undefined ? Number.NaN : Date.parse(serverTime)
  const ahead = Number.isNaN(at) ? 0 : at - receivedAt
  return () => now() + ahead
}
