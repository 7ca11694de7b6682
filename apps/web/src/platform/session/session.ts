import { useStore, useIsSignedIn as useStoreIsSignedIn } from '@kaadi/react'
import { usePlatform } from '../page/platform-context.ts'
import type { SessionState, SessionStore } from './session-store.ts'

export type Session = SessionState & Pick<SessionStore, 'signIn' | 'signOut' | 'refreshUser'>

/** Who is signed in, how the last session ended, and the ways in and out. */
export const useSession = (): Session => {
  const { session } = usePlatform()
  const { signIn, signOut, refreshUser } = session
  return { ...useStore(session), signIn, signOut, refreshUser }
}

export const useIsSignedIn = (): boolean => useStoreIsSignedIn(usePlatform().session)
