'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const stops = 'a[href], button, input, select, textarea, summary, [tabindex]'

const isNeeded = (box: HTMLElement): boolean =>
  (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1) &&
  !box.querySelector(stops)

/**
 * Whether a part has to be a stop for the keyboard itself: it scrolls, and nothing in it could have the focus. Some browsers
 * let nobody scroll such a part by keys.
 *
 * @example
 * const [box, isStop] = useScrollStop<HTMLDivElement>()
 * return <div ref={box} {...(isStop && { role: 'group', 'aria-label': label, tabIndex: 0 })}>…</div>
 */
export function useScrollStop<T extends HTMLElement>(): readonly [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [isStop, setStop] = useState(false)
  const look = () => setStop(ref.current !== null && isNeeded(ref.current))
  // Whatever is drawn anew may be longer, or hold something that can have the focus.
  useLayoutEffect(look)
  useEffect(() => {
    const box = ref.current
    if (!box || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setStop(isNeeded(box)))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return [ref, isStop]
}
