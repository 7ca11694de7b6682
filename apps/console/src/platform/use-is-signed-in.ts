import { useSyncExternalStore } from 'react'
import { usePlatform } from './platform-context.ts'

export const useIsSignedIn = (): boolean => {
  const { session } = usePlatform()
  return useSyncExternalStore(session.subscribe, session.isSignedIn)
}
