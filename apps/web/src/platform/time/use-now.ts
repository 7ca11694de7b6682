import { createServiceClock } from '@kaadi/core/time'
import { useEffect, useState } from 'react'
import { usePlatform } from '../page/platform-context.ts'

const everyMs = 10_000

/** This device's time, renewed while a screen stays open and whenever it comes into sight again: what is due passes by itself. */
const useDeviceNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const renew = () => setNow(Date.now())
    const timer = setInterval(renew, everyMs)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  return now
}

/** The service's time, as its replies tell it: many phones are wrong by hours, and no promise may be. */
export const useNow = (): number => useDeviceNow() + usePlatform().serviceTime.aheadMs()

/** The service's time, from a reply that bears it and the moment at which it arrived here. */
export const useServiceNow = (serverTime: string, receivedAt: number): number => {
  const now = useDeviceNow()
  return createServiceClock(serverTime, receivedAt, () => now)()
}
