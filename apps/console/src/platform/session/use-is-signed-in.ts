import { useSyncExternalStore } from 'react'
import { usePlatform } from '../page/platform-context.ts'

export const useIsSignedIn = (): boolean => {
  const { session } = usePlatform()
  return useSyncExternalStore(session.subscribe, session.isSignedIn)
}
