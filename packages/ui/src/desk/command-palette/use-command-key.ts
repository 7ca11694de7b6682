'use client'

import { useEffect, useEffectEvent } from 'react'

/** Opens the palette by ⌘K or Ctrl K, wherever the focus is: in a text field too. */
export function useCommandKey(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
    if (event.altKey || event.shiftKey) return
    event.preventDefault()
    if (!event.repeat) onPress()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
