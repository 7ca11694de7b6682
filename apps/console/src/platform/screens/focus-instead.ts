import { useEffect, useEffectEvent, useRef } from 'react'

/** When `shown` changes and what had the focus has gone with it, the focus goes to what is found instead. */
export function useFocusInstead(shown: unknown, find: () => HTMLElement | null | undefined): void {
  const before = useRef(shown)
  const findNow = useEffectEvent(find)
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) findNow()?.focus()
    before.current = shown
  }, [shown])
}
