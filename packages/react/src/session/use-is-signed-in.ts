'use client'

import { useSyncExternalStore } from 'react'
import type { ReadableStore } from '../state/create-store.ts'

/** Whether somebody is signed in; what else changes in the session draws nothing. */
export const useIsSignedIn = (session: ReadableStore<{ readonly isSignedIn: boolean }>): boolean => {
  const read = () => session.current().isSignedIn
  return useSyncExternalStore(session.subscribe, read, read)
}
