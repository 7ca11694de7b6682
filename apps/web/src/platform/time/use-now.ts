import { createServiceClock } from '@kaadi/core/time'
import { useDeviceNow } from '@kaadi/react'
import { usePlatform } from '../page/platform-context.ts'

/** The service's time, as its replies tell it: many phones are wrong by hours, and no promise may be. */
export const useNow = (): number => useDeviceNow() + usePlatform().serviceTime.aheadMs()

/** The service's time, from a reply that bears it and the moment at which it arrived here. */
export const useServiceNow = (serverTime: string, receivedAt: number): number => {
  const now = useDeviceNow()
  return createServiceClock(serverTime, receivedAt, () => now)()
}
