import { useEffect } from 'react'
import { usePlatform } from '../page/platform-context.ts'
import { watchIdle } from './idle.ts'

/** Locks the session when nobody has touched the console for so long; undefined while it is not known for how long. */
export function useIdleLock(afterSeconds: number | undefined): void {
  const { session } = usePlatform()
  useEffect(() => {
    if (afterSeconds === undefined) return
    return watchIdle(afterSeconds, () => void session.lock())
  }, [afterSeconds, session])
}
