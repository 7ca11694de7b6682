import { useEffect } from 'react'
import { usePlatform } from '../page/platform-context.ts'
import { useIsSignedIn } from '../session/session.ts'

/** Keeps the live stream open while somebody is signed in. Its code comes after the first screen. */
export function useLive(): void {
  const platform = usePlatform()
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    if (!isSignedIn) return
    let isOver = false
    let stop: (() => void) | undefined
    import('../page/background.ts')
      .then(({ startLive }) => {
        if (!isOver) stop = startLive(platform)
      })
      // Without it screens still poll for what they show.
      .catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [platform, isSignedIn])
}
