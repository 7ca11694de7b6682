'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

export type PullState = 'idle' | 'pulling' | 'ready' | 'refreshing'

/** Pixels of pull, after the resistance, at which letting go refreshes. */
const readyAt = 64
/** A finger that goes down 2 pixels pulls 1: the page is held, not dragged. */
const resistance = 0.5
const farthest = 96

/** Follows a finger that pulls a page down at its very top, until it lets go and the refreshing is done. */
export function usePull(element: RefObject<HTMLElement | null>, onRefresh: () => Promise<unknown>) {
  const [state, setState] = useState<PullState>('idle')
  const isAway = useRef(false)

  const refresh = async () => {
    if (isAway.current) return
    isAway.current = true
    setState('refreshing')
    // Whoever fetches tells what went wrong; the pull only comes to rest.
    await onRefresh().catch(() => {})
    isAway.current = false
    setState('idle')
  }
  const letGo = useEffectEvent((pulled: number) => {
    if (pulled >= readyAt) void refresh()
    else setState('idle')
  })

  useEffect(() => {
    const target = element.current
    if (!target) return
    let start: number | null = null
    let pulled = 0
    const begin = (event: TouchEvent) => {
      const isFree = window.scrollY <= 0 && event.touches.length === 1 && !isAway.current
      start = isFree ? event.touches[0]!.clientY : null
      pulled = 0
    }
    const move = (event: TouchEvent) => {
      if (start === null) return
      pulled = Math.min(farthest, Math.max(0, (event.touches[0]!.clientY - start) * resistance))
      target.style.setProperty('--k-pull', `${pulled}px`)
      setState(pulled >= readyAt ? 'ready' : pulled > 0 ? 'pulling' : 'idle')
    }
    const end = () => {
      if (start === null) return
      start = null
      target.style.removeProperty('--k-pull')
      letGo(pulled)
    }
    target.addEventListener('touchstart', begin, { passive: true })
    target.addEventListener('touchmove', move, { passive: true })
    target.addEventListener('touchend', end)
    target.addEventListener('touchcancel', end)
    return () => {
      target.removeEventListener('touchstart', begin)
      target.removeEventListener('touchmove', move)
      target.removeEventListener('touchend', end)
      target.removeEventListener('touchcancel', end)
    }
  }, [element])

  return state
}
