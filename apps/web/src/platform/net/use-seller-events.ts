import { useLive } from '@kaadi/react'
import { usePlatform } from '../page/platform-context.ts'
import { useIsSignedIn } from '../session/session.ts'

/** Keeps the live stream open while somebody is signed in. Its code comes after the first screen. */
export function useSellerEvents(): void {
  const platform = usePlatform()
  useLive(useIsSignedIn(), async () => (await import('../page/background.ts')).startLive(platform))
}
