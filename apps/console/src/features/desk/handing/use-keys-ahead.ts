import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isWritten } from '../../../platform/refusals/take-back-key.tsx'

/** Keys that end the hold on an order: none of them is for one that nobody has seen. */
const ending = ['d', 'g']

const isAhead = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  /^[a-z0-9]$/i.test(key) &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isWritten(target) &&
  document.querySelector('dialog[open]') === null

interface OrderAtKeys {
  /** Its decision is on its way: what is pressed now is meant for the order after it. */
  readonly isGoing: boolean
  /** Its keys act. */
  readonly isHeld: boolean
}

/**
 * Keeps the keys that are pressed between a decision and the next order, and presses them there. They stand in a list that
 * outlives both orders; where the decision is not taken, they are forgotten.
 */
export function useKeysAhead(
  { current: ahead }: RefObject<string[]>,
  { isGoing, isHeld }: OrderAtKeys,
): void {
  const hasGone = useRef(false)
  useEffect(() => {
    if (!isGoing) {
      // It went on its way and is here again.
      if (hasGone.current) ahead.length = 0
      return
    }
    hasGone.current = true
    const keep = (event: KeyboardEvent) => {
      if (!isAhead(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const key = event.key.toLowerCase()
      if (!ending.includes(key)) ahead.push(key)
    }
    window.addEventListener('keydown', keep, { capture: true })
    return () => window.removeEventListener('keydown', keep, { capture: true })
  }, [ahead, isGoing])
  useEffect(() => {
    if (!isHeld || hasGone.current) return
    const keys = ahead.splice(0)
    // One after the other, each on what the one before it has drawn.
    queueMicrotask(() => {
      for (const key of keys)
        flushSync(() => document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })))
    })
  }, [ahead, isHeld])
}
