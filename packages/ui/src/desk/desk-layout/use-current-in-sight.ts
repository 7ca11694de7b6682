'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Scrolls a list, and nothing around it, so far that its current link is in sight. Once for each place: who scrolls the
 * list by hand afterwards is left alone.
 */
export function useCurrentInSight(current: string | undefined): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const link = current === undefined ? null : list.current?.querySelector('[aria-current]')
    if (!link || !list.current) return
    const [room, at] = [list.current.getBoundingClientRect(), link.getBoundingClientRect()]
    if (at.top < room.top) list.current.scrollTop -= room.top - at.top
    else if (at.bottom > room.bottom) list.current.scrollTop += at.bottom - room.bottom
  }, [current])
  return list
}
