import type { PasskeyProof } from '@kaadi/contract/passkeys'
import type { Session } from '@kaadi/contract/sessions'
import type { User } from '@kaadi/contract/users'
import { assign, type DoneActorEvent, type ErrorActorEvent, emit, setup } from 'xstate'
import { loginAfterSessionEnd, loginPath } from '../../navigation/index.ts'
import { type ClientStorage, keptUser } from '../../storage/index.ts'
import { delayUntil } from '../delay-until.ts'
import { notProvided } from '../not-provided.ts'

/** What the sign-in form gives. The password leaves this device only as its pre-hash. */
export interface SignInRequest {
  readonly username: string
  readonly password: string
  /** The mailed code, where the service asked for one (428). */
  readonly code?: string | undefined
  /** A code of the authenticator app or a recovery code, where the service asked for one (`secondFactorNeeded`). */
  readonly factor?: string | undefined
  /** In place of `factor`: what a passkey's device answered to the challenge of that refusal. */
  readonly passkey?: PasskeyProof | undefined
  /** Another way in than the password: does the call itself, in place of `sessions.create`. */
  readonly by?: ((signal: AbortSignal) => Promise<Session>) | undefined
  /** "Keep me signed in". */
  readonly keep?: boolean | undefined
}

/** Why a session ended. */
export type SessionEnd = 'signed-out' | 'unauthenticated' | 'expired' | 'other-tab'

/** Where the session is kept, and where the person is. */
export interface SessionInput {
  readonly storage: Pick<ClientStorage, 'token' | 'local'>
  /** Full path of the page that is shown, for `ret`. */
  readonly currentPath: () => string
  readonly now?: () => number
}

/** What the session machine remembers. */
export interface SessionContext extends Required<SessionInput> {
  /** From storage at first, then from the service. */
  readonly user: User | undefined
  /** The token the user was loaded for, to notice when another tab signs in as someone else. */
  readonly token: string | undefined
  /** Why the last sign-in, or loading the user, failed. */
  readonly error: unknown
}

/** What the session machine is told. */
export type SessionEvent =
  | ({ readonly type: 'SIGN_IN' } & SignInRequest)
  | { readonly type: 'CANCEL' }
  | { readonly type: 'SIGN_OUT' }
  /** The service no longer knows the token that was sent: `client.on('unauthenticated', …)`. */
  | { readonly type: 'UNAUTHENTICATED'; readonly token?: string | undefined }
  /** Another tab signed in or out, or the page woke up: look at the storage again. */
  | { readonly type: 'CHECK' }
  /** Load the user again, after a failure or a change. */
  | { readonly type: 'REFRESH' }

/** What the session machine tells the application. */
export type SessionEmitted =
  | { readonly type: 'started' }
  /** Clear every cache and go to `goTo`, where there is one. */
  | { readonly type: 'ended'; readonly reason: SessionEnd; readonly goTo: string | undefined }

/** How the session of this device ended last: other tabs, which see that its token is gone, ask why. */
const endKey = 'sessionEnd'

/** A session that ran out in another tab ran out here; whatever else took the token away was somebody's wish. */
const endElsewhere = (end: string | undefined): SessionEnd =>
  end === 'unauthenticated' || end === 'expired' ? end : 'other-tab'

/** What ends a session here, and says why. */
const ends = <const Reason extends SessionEnd>(params: Reason) =>
  [
    { type: 'forget', params },
    { type: 'tellEnded', params },
  ] as const

const goToAfter = (reason: SessionEnd, path: string): string | undefined =>
  reason === 'signed-out' ? loginPath : loginAfterSessionEnd(path)

/**
 * Who is signed in (specification, section 4).
 *
 * ```
 *              SIGN_IN            done
 * anonymous ────────────▶ signingIn ────▶ signedIn ── SIGN_OUT ──▶ signingOut ─▶ signedOut ─▶ anonymous
 *   ▲  ▲  ▲───── error, CANCEL ───┘          │  ▲
 *   │  └─ UNAUTHENTICATED, expires_in over, ─┘  │
 *   │     token gone (CHECK)                    │
 *   └──── no token ───── deciding ───── token ──┘
 * ```
 *
 * Signed in it watches the token's life (`life.running`) and holds the user: `user.loading`, `user.ready`, `user.failed`,
 * and `loading` again after `REFRESH`. However the session ends, token and user info are cleared first, then `ended` is
 * emitted with the page to go to. Two tabs agree: give it `CHECK` when the other one changes the storage.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEmitted,
  },
  actors: {
    signIn: notProvided<SignInRequest, Session>('signIn'),
    loadUser: notProvided<void, User>('loadUser'),
    /** Ends the session on the server. It may fail: the device forgets the token all the same. */
    signOut: notProvided<void, unknown>('signOut'),
  },
  guards: {
    hasToken: ({ context }) => context.storage.token.get() !== undefined,
    hasNoToken: ({ context }) => context.storage.token.get() === undefined,
    hasOtherToken: ({ context }) => context.storage.token.get() !== context.token,
    isOver: ({ context }) => {
      const at = context.storage.token.expiresAt()
      return at !== undefined && context.now() >= at
    },
    isAboutThisToken: ({ context, event }) =>
      event.type === 'UNAUTHENTICATED' && (event.token === undefined || event.token === context.token),
  },
  delays: {
    untilExpired: ({ context }) => delayUntil(context.storage.token.expiresAt(), context.now()),
    patience: 3_000,
  },
  // Named actions see the union of all events; those named for an actor's end are used on that end alone.
  actions: {
    readStorage: assign(({ context }) => ({
      token: context.storage.token.get(),
      user: keptUser(context.storage.local).get(),
      error: undefined,
    })),
    keepSession: ({ context, event }) => {
      const session = (event as unknown as DoneActorEvent<Session>).output
      context.storage.local.remove(endKey)
      context.storage.token.set(session.access_token, session.expires_in)
    },
    keepUser: assign(({ context, event }) => {
      const user = (event as unknown as DoneActorEvent<User>).output
      keptUser(context.storage.local).set(user)
      return { user, error: undefined }
    }),
    forget: assign(({ context }, end: SessionEnd) => {
      context.storage.local.set(endKey, end)
      context.storage.token.clear()
      keptUser(context.storage.local).remove()
      return { user: undefined, token: undefined }
    }),
    // What another tab has done stands: a token that it has set meanwhile must not be cleared. The kept user goes: where
    // storage is blocked or full it is this tab's own, of the token that is gone.
    forgetHere: assign(({ context }) => {
      keptUser(context.storage.local).remove()
      return { user: undefined, token: undefined }
    }),
    fail: assign({ error: ({ event }) => (event as unknown as ErrorActorEvent).error }),
    tellStarted: emit({ type: 'started' }),
    // Caches of the one user must go, yet the other one is signed in: no page to go to.
    tellSwitched: emit({ type: 'ended', reason: 'other-tab', goTo: undefined }),
    // Without a reason it was another tab that ended it.
    tellEnded: emit(({ context }, end?: SessionEnd) => {
      const reason = end ?? endElsewhere(context.storage.local.get(endKey))
      return { type: 'ended' as const, reason, goTo: goToAfter(reason, context.currentPath()) }
    }),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    now: input.now ?? Date.now,
    user: undefined,
    token: undefined,
    error: undefined,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasToken', target: 'signedIn' }, { target: 'anonymous' }] },
    anonymous: {
      on: {
        SIGN_IN: 'signingIn',
        CHECK: { guard: 'hasToken', target: 'signedIn', actions: 'tellStarted' },
      },
    },
    signingIn: {
      entry: assign({ error: undefined }),
      invoke: {
        src: 'signIn',
        input: ({ event }): SignInRequest => {
          if (event.type !== 'SIGN_IN') return { username: '', password: '' }
          const { type: _type, ...request } = event
          return request
        },
        onDone: {
          target: 'signedIn',
          actions: ['keepSession', 'tellStarted'],
        },
        onError: { target: 'anonymous', actions: 'fail' },
      },
      on: { CANCEL: 'anonymous' },
    },
    signedIn: {
      type: 'parallel',
      entry: 'readStorage',
      on: {
        SIGN_OUT: 'signingOut',
        UNAUTHENTICATED: {
          guard: 'isAboutThisToken',
          target: 'anonymous',
          actions: ends('unauthenticated'),
        },
        CHECK: [
          {
            guard: 'isOver',
            target: 'anonymous',
            actions: ends('expired'),
          },
          {
            guard: 'hasNoToken',
            target: 'anonymous',
            actions: ['forgetHere', 'tellEnded'],
          },
          {
            guard: 'hasOtherToken',
            target: 'signedIn',
            reenter: true,
            actions: ['forgetHere', 'tellSwitched', 'tellStarted'],
          },
        ],
      },
      states: {
        life: {
          initial: 'running',
          states: {
            running: {
              after: {
                untilExpired: [
                  {
                    guard: 'isOver',
                    target: '#session.anonymous',
                    actions: ends('expired'),
                  },
                  { target: 'running', reenter: true },
                ],
              },
            },
          },
        },
        user: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadUser',
                onDone: {
                  target: 'ready',
                  actions: 'keepUser',
                },
                onError: {
                  target: 'failed',
                  actions: 'fail',
                },
              },
            },
            ready: { on: { REFRESH: 'loading' } },
            failed: { on: { REFRESH: 'loading' } },
          },
        },
      },
    },
    signingOut: {
      invoke: { src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
      after: { patience: 'signedOut' },
    },
    signedOut: {
      entry: ends('signed-out'),
      always: 'anonymous',
    },
  },
})
