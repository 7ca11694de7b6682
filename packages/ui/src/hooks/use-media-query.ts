'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now. False on a server, which has no screen. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** The person asked their system for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)')

/** The person pays for bytes: leave out pictures that only please. Browsers that cannot say are taken for no. */
export const useReducedData = (): boolean => useMediaQuery('(prefers-reduced-data: reduce)')
