'use client'

import { useEffect, useEffectEvent, useState } from 'react'

interface SecondsLeftOptions {
  /** The instant it ends, in milliseconds of the clock that `now` reads. */
  deadline: number
  now: () => number
  onEnd?: (() => void) | undefined
}

const secondsUntil = (deadline: number, at: number): number => Math.max(0, Math.ceil((deadline - at) / 1000))

/**
 * Whole seconds until an instant. Reads the clock anew at each step, so a tab that slept, a timer that was held back
 * or a phone that was locked never makes it wrong; it stops by itself at 0.
 */
export function useSecondsLeft({ deadline, now, onEnd }: SecondsLeftOptions): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline, now()))
  const read = useEffectEvent(() => now())
  const end = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasEnded = false
    const step = () => {
      clearTimeout(timer)
      const left = deadline - read()
      setSeconds(secondsUntil(deadline, deadline - left))
      if (left > 0) timer = setTimeout(step, left % 1000 || 1000)
      else if (!hasEnded) {
        hasEnded = true
        end()
      }
    }
    step()
    document.addEventListener('visibilitychange', step)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', step)
    }
  }, [deadline])

  return seconds
}
