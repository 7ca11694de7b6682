import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()

/** What a screen is about, as its address says it: another of these is another screen. */
const subjects = ['giftOrderId', 'couponId', 'id']
const screenOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const query = new URLSearchParams(search)
  return [pathname, ...subjects.map((subject) => query.get(subject) ?? '')].join()
}

/** A new screen begins at its top, one that is gone back to where it was left. */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation()
  const screen = screenOf({ pathname, search })
  const type = useNavigationType()
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the rest of the query leaves the page where it is
  useLayoutEffect(() => {
    window.scrollTo(0, type === 'POP' ? (positions.get(key) ?? 0) : 0)
    return () => {
      positions.set(key, window.scrollY)
    }
  }, [screen])
}
