import { passwordHash } from '@kaadi/core/crypto'
import type { ClientStorage } from '@kaadi/core/storage'
import { createStore, type ReadableStore, watchSession } from '@kaadi/react'
import type { QueryClient } from '@tanstack/react-query'
import type { DeskClient } from '../net/client.ts'

export interface DeskSession extends ReadableStore<{ readonly isSignedIn: boolean }> {
  /** With the mailed code where one was asked for. Throws what the service answered. */
  readonly signIn: (email: string, password: string, code?: string) => Promise<void>
  readonly signOut: () => Promise<void>
  readonly stop: () => void
}

/** Who works at this desk. An operator's session ends at sign-out, in any tab, or when the service no longer knows it. */
export const createDeskSession = (
  client: DeskClient,
  storage: ClientStorage,
  queries: QueryClient,
): DeskSession => {
  const changes = createStore(undefined)
  const tell = () => changes.set(undefined)
  const forget = () => {
    storage.token.clear()
    queries.clear()
    tell()
  }
  const stop = watchSession({
    client,
    storage,
    onUnauthenticated: (token) => {
      if (token === undefined || token === storage.token.get()) forget()
    },
    // What another tab keeps is read afresh with the page.
    onOtherTab: () => window.location.reload(),
  })
  return {
    // Read at each look: a token dies by itself.
    current: () => ({ isSignedIn: storage.token.get() !== undefined }),
    subscribe: changes.subscribe,
    signIn: async (email, password, code) => {
      const username = email.trim().toLowerCase()
      const body = { username, password: passwordHash(username, password), ...(code && { code }) }
      const session = await client.operators.signIn({ body, quiet: true })
      queries.clear()
      storage.token.set(session.access_token, session.expires_in)
      tell()
    },
    signOut: async () => {
      // The desk forgets the token even where the service cannot be told.
      await client.operators.signOut({ quiet: true }).catch(() => undefined)
      forget()
    },
    stop,
  }
}
