import { passwordHash } from '@kaadi/core/crypto'
import type { ClientStorage } from '@kaadi/core/storage'
import { createStore, type ReadableStore, watchSession } from '@kaadi/react'
import type { QueryClient } from '@tanstack/react-query'
import type { DeskClient } from '../net/client.ts'
import { writtenKeys } from './desk-storage.ts'

/** What goes with a password. */
export interface Proofs {
  readonly code?: string | undefined
  readonly factor?: string | undefined
}

export interface DeskSession extends ReadableStore<{ readonly isSignedIn: boolean }> {
  /** With what was asked for: the mailed code, the second factor. Throws what the service answered. */
  readonly signIn: (email: string, password: string, proofs?: Proofs) => Promise<void>
  /** Nothing is shown until the password is entered again, in any tab. */
  readonly lock: () => Promise<void>
  readonly unlock: (email: string, password: string) => Promise<void>
  /** Asks anew what the session waits for. */
  readonly lookAgain: () => void
  /** Sends first what waits to be sent; where that could not be, the session stays, and the next one ends it. */
  readonly signOut: () => Promise<void>
  /** What a sign-out waits for: it sends what waits, and answers whether all of it was taken. */
  readonly beforeSignOut: (sendAll: () => Promise<boolean>) => void
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
  const forgetWritten = () => {
    for (const key of writtenKeys) storage.session.remove(key)
  }
  const forget = () => {
    storage.token.clear()
    forgetWritten()
    queries.clear()
    tell()
  }
  const sendings = new Set<() => Promise<boolean>>()
  const endSession = async () => {
    const sent = await Promise.all([...sendings].map((sendAll) => sendAll()))
    if (sent.includes(false)) return
    // The desk forgets the token even where the service cannot be told.
    await client.operators.signOut({ quiet: true }).catch(() => undefined)
    forget()
  }
  let ending: Promise<void> | undefined
  const lookAgain = () => void queries.invalidateQueries({ queryKey: ['operators'] })
  // Another tab signed out.
  if (storage.token.get() === undefined) forgetWritten()
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
    lookAgain,
    lock: async () => {
      // Without the service the page cannot be locked there: it is when the service can be reached, by its own clock.
      await client.operators.lock({ quiet: true }).catch(() => undefined)
      lookAgain()
    },
    unlock: async (email, password) => {
      await client.operators.unlock({ body: { password: passwordHash(email, password) }, quiet: true })
      await queries.invalidateQueries()
    },
    signIn: async (email, password, { code, factor } = {}) => {
      const username = email.trim().toLowerCase()
      const body = {
        username,
        password: passwordHash(username, password),
        ...(code && { code }),
        ...(factor && { factor }),
      }
      const session = await client.operators.signIn({ body, quiet: true })
      queries.clear()
      storage.token.set(session.access_token, session.expires_in)
      tell()
    },
    signOut: () => {
      ending ??= endSession().finally(() => {
        ending = undefined
      })
      return ending
    },
    beforeSignOut: (sendAll) => void sendings.add(sendAll),
    stop,
  }
}
