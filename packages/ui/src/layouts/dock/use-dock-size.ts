'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Tells the page how high the dock is, so that what is scrolled to comes to rest above it: `--k-dock-size` on the root. */
export function useDockSize(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const dock = ref.current
    if (!dock || typeof ResizeObserver === 'undefined') return
    const root = document.documentElement
    const tell = () => root.style.setProperty('--k-dock-size', `${dock.offsetHeight}px`)
    const observer = new ResizeObserver(tell)
    observer.observe(dock)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--k-dock-size')
    }
  }, [])
  return ref
}
