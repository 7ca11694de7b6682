'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadMessage } from './message-bubble.tsx'

/** Nearer to the end than this, in pixels, counts as reading the newest. */
const near = 48

/**
 * Keeps a thread at its newest message while that is what is read; otherwise it stays where it is and counts what came
 * since. What is loaded above moves nothing. One's own message always comes into sight.
 */
export function useStaysAtEnd(messages: readonly ThreadMessage[]) {
  const area = useRef<HTMLDivElement>(null)
  const before = useRef({ first: '', last: '', height: 0, count: 0, isAtEnd: true })
  const [missed, setMissed] = useState(0)
  const [first, last] = [messages[0]?.id ?? '', messages.at(-1)?.id ?? '']

  const toEnd = () => {
    const at = area.current
    if (at) at.scrollTop = at.scrollHeight
    before.current.isAtEnd = true
    setMissed(0)
  }
  useLayoutEffect(() => {
    const [at, was] = [area.current, before.current]
    if (!at) return
    if (last !== was.last) {
      if (was.isAtEnd || messages.at(-1)?.from === 'me') toEnd()
      else setMissed((count) => count + Math.max(1, messages.length - was.count))
    } else if (first !== was.first) {
      at.scrollTop += at.scrollHeight - was.height
    } else if (was.isAtEnd && at.scrollHeight !== was.height) {
      // A message that failed is higher than one on its way.
      toEnd()
    }
    before.current = { ...was, first, last, height: at.scrollHeight, count: messages.length }
  })
  // The composer below grows by what it says of a message: the thread is lower then, and nothing of it is drawn anew.
  useEffect(() => {
    const at = area.current
    if (!at) return
    const resized = new ResizeObserver(() => {
      if (before.current.isAtEnd) at.scrollTop = at.scrollHeight
    })
    resized.observe(at)
    return () => resized.disconnect()
  }, [])
  const onScroll = () => {
    const at = area.current
    if (!at) return
    before.current.isAtEnd = at.scrollHeight - at.scrollTop - at.clientHeight < near
    if (before.current.isAtEnd) setMissed(0)
  }
  return { area, missed, toEnd, onScroll }
}
