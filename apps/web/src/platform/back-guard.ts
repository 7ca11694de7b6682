import { useEffect, useEffectEvent, useRef } from 'react'

interface GuardedState {
  readonly isGuard?: boolean
}

const isOnGuard = (): boolean => (window.history.state as GuardedState | null)?.isGuard === true

/**
 * Holds the system's Back while it is on: the screen then has a second entry in the history, and going back from it ends
 * on the same screen, which asks. Answers how to go on from the screen: the second entry is taken back first.
 */
export function useBackGuard(isOn: boolean, onBack: () => void): (then: () => void) => void {
  const wasOnGuard = useRef(false)
  const next = useRef<(() => void) | null>(null)
  const isLeaving = useRef(false)
  const raise = () => {
    if (!isOnGuard()) window.history.pushState({ ...window.history.state, isGuard: true }, '')
    wasOnGuard.current = true
  }
  const onPop = useEffectEvent(() => {
    const then = next.current
    const came = wasOnGuard.current && !isOnGuard()
    next.current = null
    wasOnGuard.current = isOnGuard()
    if (then) then()
    else if (came && isOn) onBack()
    // There is nothing to ask for any more: the person wanted to go back.
    else if (came) window.history.back()
  })
  useEffect(() => {
    wasOnGuard.current = isOnGuard()
    const heard = () => onPop()
    window.addEventListener('popstate', heard)
    return () => window.removeEventListener('popstate', heard)
  }, [])
  // Once it was answered with "stay", the next Back asks again.
  useEffect(() => {
    if (isOn && !isLeaving.current) raise()
  })
  return (then) => {
    isLeaving.current = true
    if (!isOnGuard()) return then()
    next.current = then
    window.history.back()
  }
}
