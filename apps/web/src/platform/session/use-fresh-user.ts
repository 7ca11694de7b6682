import { pollIntervalMs } from '@kaadi/contract/constants'
import { useEffect } from 'react'
import { usePlatform } from '../page/platform-context.ts'

/** Looks at the account again while the page is seen, and when it is seen again: another tab may have changed it. */
export function useFreshUser(): void {
  const { session } = usePlatform()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') session.refreshUser()
    }
    const timer = setInterval(look, pollIntervalMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [session])
}
