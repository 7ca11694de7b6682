import { useSyncExternalStore } from 'react'
import { usePlatform } from '../page/platform-context.ts'
import type { SessionState, SessionStore } from './session-store.ts'

export type Session = SessionState & Pick<SessionStore, 'signIn' | 'signOut' | 'refreshUser'>

/** Who is signed in, how the last session ended, and the ways in and out. */
export const useSession = (): Session => {
  const { session } = usePlatform()
  const state = useSyncExternalStore(session.subscribe, session.current)
  const { signIn, signOut, refreshUser } = session
  return { ...state, signIn, signOut, refreshUser }
}

export const useIsSignedIn = (): boolean => {
  const { session } = usePlatform()
  return useSyncExternalStore(session.subscribe, () => session.current().isSignedIn)
}
