'use client'

import { useEffect, useState } from 'react'

const usualMs = 10_000

/**
 * This device's time, renewed while a screen stays open and whenever it comes into sight again: what is due passes by
 * itself.
 */
export const useDeviceNow = (everyMs = usualMs): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const renew = () => setNow(Date.now())
    const timer = setInterval(renew, everyMs)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [everyMs])
  return now
}
