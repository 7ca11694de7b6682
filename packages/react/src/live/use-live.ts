'use client'

import { useEffect, useRef } from 'react'

type Stop = () => void

/**
 * Keeps a live connection while `isOn`. `start` opens it and answers how to close it, or promises to, where its code is
 * still to come. Where it cannot be had nothing is said: screens poll for what they show.
 *
 * @example
 * useLive(isSignedIn, async () => (await import('./start-live.ts')).startLive(client))
 */
export function useLive(isOn: boolean, start: () => Stop | Promise<Stop>): void {
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  useEffect(() => {
    if (!isOn) return
    let isOver = false
    let stop: Stop | undefined
    const keep = (end: Stop) => {
      if (isOver) end()
      else stop = end
    }
    const started = latest.current()
    if (typeof started === 'function') keep(started)
    else started.then(keep).catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [isOn])
}
