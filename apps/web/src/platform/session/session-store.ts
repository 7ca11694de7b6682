import type { User } from '@kaadi/contract/users'
import type { SessionEnd, SessionEvent, SignInRequest } from '@kaadi/core/machines'
import { type ClientStorage, keptUser } from '@kaadi/core/storage'
import { createStore, type ReadableStore, watchSession } from '@kaadi/react'
import type { SellerClient } from '../net/client.ts'
import type { SessionActor } from './session-actor.ts'

export interface SessionState {
  readonly isSignedIn: boolean
  readonly isSigningIn: boolean
  readonly isSigningOut: boolean
  /** From this device at first, then from the service. */
  readonly user: User | undefined
  /** Why the last sign-in, or loading the user, failed. */
  readonly error: unknown
  /** How the last session of this page ended. */
  readonly end: SessionEnd | undefined
}

export interface SessionStore extends ReadableStore<SessionState> {
  readonly signIn: (request: SignInRequest) => void
  readonly signOut: () => void
  /** Loads the user again, after a change. */
  readonly refreshUser: () => void
  /** Stops listening to other tabs and the client. */
  readonly stop: () => void
}

interface Parts {
  readonly client: SellerClient
  readonly storage: ClientStorage
  /** Whatever was loaded for one seller must not be seen by the next. Says how the session ended, where one did. */
  readonly forget: (end?: SessionEnd) => void
}

/**
 * The session of this page, kept by the SDK's machine. The machine's library is loaded beside the first screen: until it
 * is there the storage says who is signed in, and what happens meanwhile waits for it.
 */
export const createSessionStore = ({ client, storage, forget }: Parts): SessionStore => {
  const { current, set, subscribe } = createStore<SessionState>({
    isSignedIn: storage.token.get() !== undefined,
    isSigningIn: false,
    isSigningOut: false,
    user: keptUser(storage.local).get(),
    error: undefined,
    end: undefined,
  })
  const change = (next: Partial<SessionState>) => set({ ...current(), ...next })

  const follow = (actor: SessionActor) => {
    actor.on('ended', ({ reason }) => {
      forget(reason)
      change({ end: reason })
    })
    actor.on('started', () => {
      forget()
      change({ end: undefined })
    })
    const read = (snapshot: ReturnType<SessionActor['getSnapshot']>) =>
      change({
        isSignedIn: snapshot.matches('signedIn') || snapshot.matches('signingOut'),
        isSigningIn: snapshot.matches('signingIn'),
        isSigningOut: snapshot.matches('signingOut'),
        user: snapshot.context.user,
        error: snapshot.context.error,
      })
    actor.subscribe(read)
    read(actor.getSnapshot())
    return actor
  }
  const actor = import('../page/background.ts').then(({ startSessionActor }) =>
    follow(startSessionActor(client, storage)),
  )
  // A machine that cannot be loaded leaves a page that reads and cannot sign in: the error says so when it is tried.
  actor.catch(() => undefined)
  const send = (event: SessionEvent) => {
    actor.then((running) => running.send(event)).catch((error: unknown) => change({ error }))
  }

  const check = () => send({ type: 'CHECK' })
  const unwatch = watchSession({
    client,
    storage,
    onUnauthenticated: (token) => send({ type: 'UNAUTHENTICATED', token }),
    onOtherTab: check,
    onWake: check,
  })
  return {
    current,
    subscribe,
    signIn: (request) => send({ type: 'SIGN_IN', ...request }),
    signOut: () => send({ type: 'SIGN_OUT' }),
    refreshUser: () => send({ type: 'REFRESH' }),
    stop: () => {
      unwatch()
      actor.then((running) => running.stop()).catch(() => undefined)
    },
  }
}
