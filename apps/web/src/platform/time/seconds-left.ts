import { useEffect, useState } from 'react'

/** Whole seconds until an instant of this device's clock; 0 when it is over or not set. */
export const useSecondsLeft = (until: number | undefined): number => {
  const [now, setNow] = useState(Date.now)
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (until === undefined) return
    setNow(Date.now())
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [until, isRunning])
  return left
}
