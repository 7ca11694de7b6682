import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()
/** Where the screen stands. Read while it does: once it is left, the next one's height has moved the page already. */
let top = 0

/** What a screen is about, as its address says it: another of these is another screen. */
const screenOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  [pathname, ...(search.match(/\b(?:giftOrderId|couponId|id)=[^&]*/g) ?? [])].join()

/** Draws a list to its end for two frames: in them the browser learns how high each part of it is. */
const drawWhole = (): void => {
  const { dataset } = document.documentElement
  dataset.goingBack = ''
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete dataset.goingBack
    }),
  )
}

/** Where a screen begins that is drawn now: known before it is scrolled there. */
export function useStartTop(): number {
  const { key } = useLocation()
  return useNavigationType() === 'POP' ? (positions.get(key) ?? 0) : 0
}

/** A new screen begins at its top, one that is gone back to where it was left. */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation()
  const screen = screenOf({ pathname, search })
  const startTop = useStartTop()
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const onScroll = () => {
      top = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  // A change of the rest of the query gives the screen another key and leaves it where it is.
  useLayoutEffect(
    () => () => {
      positions.set(key, top)
    },
    [key],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins is a matter of the screen alone
  useLayoutEffect(() => {
    top = startTop
    if (top > 0) drawWhole()
    window.scrollTo(0, top)
  }, [screen])
}
