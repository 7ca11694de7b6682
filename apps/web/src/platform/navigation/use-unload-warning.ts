import { useEffect } from 'react'

/** The browser asks before the page goes by a reload or a closed tab, where something would be gone for good. */
export function useUnloadWarning(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [wouldLose])
}
