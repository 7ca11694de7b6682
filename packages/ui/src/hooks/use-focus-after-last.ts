'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the foot of a list that grows: with the last ones its button goes, and the focus it had stays at the count instead
 * of falling to the page's beginning. Call `asked` when the button is pressed.
 */
export function useFocusAfterLast(hasMore: boolean): {
  count: RefObject<HTMLParagraphElement | null>
  asked: () => void
} {
  const count = useRef<HTMLParagraphElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (hasMore || !wasAsked.current) return
    wasAsked.current = false
    if (document.activeElement === document.body) count.current?.focus()
  }, [hasMore])
  return {
    count,
    asked: () => {
      wasAsked.current = true
    },
  }
}
