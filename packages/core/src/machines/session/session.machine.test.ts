import type { Session } from '@kaadi/contract/sessions'
import type { User } from '@kaadi/contract/users'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { createMemoryStorage, keptUser } from '../../storage/index.ts'
import { watch } from '../machine.test-kit.ts'
import { type SessionEmitted, type SignInRequest, sessionMachine } from './session.machine.ts'

const watched = watch(sessionMachine)

const session: Session = { access_token: 't'.repeat(43), token_type: 'Bearer', expires_in: 3600 }
const user: User = {
  userId: 'u1' as User['userId'],
  username: 'ada@kaadi.example',
  firstName: null,
  lastName: null,
  email: 'ada@kaadi.example',
  countryCode: 'NG',
  defaultCurrencyId: 1,
  level: 1,
  exp: 0,
  kycLevel: 0,
  pinSet: false,
  language: 'en-US',
  twoFactor: false,
  inviteCode: 'ADA',
  createTime: '2026-11-01T00:00:00.000Z',
  deletionAt: null,
  pause: null,
}
const signIn = { type: 'SIGN_IN', username: 'ada@kaadi.example', password: 'Correct horse 1' } as const

/** Lets promises that are settled already be heard. */
const settle = () => new Promise((done) => setImmediate(done))

let clock: SimulatedClock
let path: string
beforeEach(() => {
  clock = new SimulatedClock()
  path = '/wallet/cash?x=1'
})

interface Parts {
  readonly signIn?: (request: SignInRequest) => Promise<Session>
  readonly loadUser?: () => Promise<User>
  readonly signOut?: () => Promise<unknown>
}

const start = (parts: Parts = {}, storage = createMemoryStorage({}, () => clock.now())) => {
  const asked: SignInRequest[] = []
  const emitted: SessionEmitted[] = []
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        signIn: fromPromise(({ input }: { input: SignInRequest }) => {
          asked.push(input)
          return parts.signIn ? parts.signIn(input) : Promise.resolve(session)
        }),
        loadUser: fromPromise(() => (parts.loadUser ? parts.loadUser() : Promise.resolve(user))),
        signOut: fromPromise(() => (parts.signOut ? parts.signOut() : Promise.resolve(null))),
      },
    }),
    { clock, inspect: watched.inspect, input: { storage, currentPath: () => path, now: () => clock.now() } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return { actor, storage, asked, emitted }
}

const signedIn = async (parts: Parts = {}, storage = createMemoryStorage({}, () => clock.now())) => {
  storage.token.set(session.access_token, session.expires_in)
  const started = start(parts, storage)
  await settle()
  return started
}

describe('a session at the start', () => {
  it('is anonymous without a token', () => expect(start().actor.getSnapshot().value).toBe('anonymous'))

  it('goes on with a kept token and shows the kept user until the fresh one is there', async () => {
    const storage = createMemoryStorage({}, () => clock.now())
    storage.token.set(session.access_token, 3600)
    keptUser(storage.local).set({ ...user, level: 9 })
    const { actor, emitted } = start({}, storage)
    expect(actor.getSnapshot().matches({ signedIn: { user: 'loading' } })).toBe(true)
    expect(actor.getSnapshot().context.user?.level).toBe(9)
    await settle()
    expect(actor.getSnapshot().context.user).toEqual(user)
    expect(keptUser(storage.local).get()).toEqual(user)
    expect(emitted).toEqual([])
  })
})

describe('signing in', () => {
  it('keeps the token for as long as it lives, and the user', async () => {
    const { actor, storage, asked, emitted } = start()
    actor.send({ ...signIn, keep: true })
    expect(actor.getSnapshot().value).toBe('signingIn')
    await settle()
    expect(actor.getSnapshot().matches({ signedIn: { user: 'ready' } })).toBe(true)
    expect(storage.token.get()).toBe(session.access_token)
    expect(storage.token.expiresAt()).toBe(3_600_000)
    expect(asked).toEqual([{ username: signIn.username, password: signIn.password, keep: true }])
    expect(emitted).toEqual([{ type: 'started' }])
  })

  it('comes back with the error when it is refused, and forgets it on the next try', async () => {
    const refused = new Error('426')
    const { actor, storage } = start({ signIn: () => Promise.reject(refused) })
    actor.send(signIn)
    await settle()
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(actor.getSnapshot().context.error).toBe(refused)
    expect(storage.token.get()).toBeUndefined()
    actor.send(signIn)
    expect(actor.getSnapshot().context.error).toBeUndefined()
  })

  it('can be taken back, and a late answer changes nothing', async () => {
    let answer = (_session: Session) => {}
    const { actor, storage } = start({
      signIn: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    actor.send(signIn)
    actor.send({ type: 'CANCEL' })
    answer(session)
    await settle()
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(storage.token.get()).toBeUndefined()
  })

  it('does not keep the password in the machine', async () => {
    const { actor } = start()
    actor.send(signIn)
    await settle()
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(signIn.password)
  })

  it.each([
    { type: 'SIGN_OUT' },
    { type: 'UNAUTHENTICATED' },
    { type: 'REFRESH' },
    { type: 'CANCEL' },
  ] as const)('is not what $type does to a visitor', (event) => {
    const { actor, emitted } = start()
    actor.send(event)
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(emitted).toEqual([])
  })
})

describe('a signed-in user', () => {
  it('is signed out at expires_in, to the millisecond', async () => {
    const { actor, storage, emitted } = await signedIn()
    clock.increment(3_599_999)
    expect(actor.getSnapshot().matches('signedIn')).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(storage.token.get()).toBeUndefined()
    expect(keptUser(storage.local).get()).toBeUndefined()
    expect(emitted).toEqual([
      { type: 'ended', reason: 'expired', goTo: '/login?ret=%2Fwallet%2Fcash%3Fx%3D1' },
    ])
  })

  it('stays for longer than a timer can hold', async () => {
    const storage = createMemoryStorage({}, () => clock.now())
    const days = 24 * 3600
    storage.token.set(session.access_token, 60 * days)
    const { actor } = start({}, storage)
    await settle()
    clock.increment(59 * days * 1000)
    expect(actor.getSnapshot().matches('signedIn')).toBe(true)
    clock.increment(days * 1000)
    expect(actor.getSnapshot().value).toBe('anonymous')
  })

  it('is signed out when the phone slept past the end and looks again', async () => {
    const { actor, emitted, storage } = await signedIn()
    clock.increment(60_000)
    storage.token.set(session.access_token, -1)
    actor.send({ type: 'CHECK' })
    expect(emitted).toMatchObject([{ type: 'ended', reason: 'expired' }])
  })

  it('is signed out by a 401 and comes back to where they were', async () => {
    const { actor, storage, emitted } = await signedIn()
    actor.send({ type: 'UNAUTHENTICATED', token: session.access_token })
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(actor.getSnapshot().context.user).toBeUndefined()
    expect(storage.token.get()).toBeUndefined()
    expect(keptUser(storage.local).get()).toBeUndefined()
    expect(emitted).toEqual([
      { type: 'ended', reason: 'unauthenticated', goTo: '/login?ret=%2Fwallet%2Fcash%3Fx%3D1' },
    ])
  })

  it('who is on /login already stays there', async () => {
    const { actor, emitted } = await signedIn()
    path = '/login?ret=%2Fhome'
    actor.send({ type: 'UNAUTHENTICATED' })
    expect(emitted).toEqual([{ type: 'ended', reason: 'unauthenticated', goTo: undefined }])
  })

  it('is not signed out by a 401 for an older token', async () => {
    const { actor, emitted } = await signedIn()
    actor.send({ type: 'UNAUTHENTICATED', token: 'an older one' })
    expect(actor.getSnapshot().matches('signedIn')).toBe(true)
    expect(emitted).toEqual([])
  })

  it('cannot sign in twice', async () => {
    const { actor, asked } = await signedIn()
    actor.send(signIn)
    expect(actor.getSnapshot().matches('signedIn')).toBe(true)
    expect(asked).toEqual([])
  })

  it('keeps the session when the user does not load, and tries again', async () => {
    let fails = true
    const fault = new Error('network error')
    const { actor } = await signedIn({
      loadUser: () => (fails ? Promise.reject(fault) : Promise.resolve(user)),
    })
    expect(actor.getSnapshot().matches({ signedIn: { user: 'failed' } })).toBe(true)
    expect(actor.getSnapshot().context.error).toBe(fault)
    fails = false
    actor.send({ type: 'REFRESH' })
    await settle()
    expect(actor.getSnapshot().matches({ signedIn: { user: 'ready' } })).toBe(true)
    expect(actor.getSnapshot().context.error).toBeUndefined()
    actor.send({ type: 'REFRESH' })
    expect(actor.getSnapshot().matches({ signedIn: { user: 'loading' } })).toBe(true)
  })
})

describe('signing out', () => {
  it('ends the session on the server, then clears token and user', async () => {
    let tokenAtRevocation: string | undefined
    const storage = createMemoryStorage({}, () => clock.now())
    storage.token.set(session.access_token, 3600)
    const { actor, emitted } = start(
      {
        signOut: async () => {
          tokenAtRevocation = storage.token.get()
        },
      },
      storage,
    )
    await settle()
    actor.send({ type: 'SIGN_OUT' })
    expect(actor.getSnapshot().value).toBe('signingOut')
    await settle()
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(tokenAtRevocation).toBe(session.access_token)
    expect(storage.token.get()).toBeUndefined()
    expect(keptUser(storage.local).get()).toBeUndefined()
    expect(emitted).toEqual([{ type: 'ended', reason: 'signed-out', goTo: '/login' }])
  })

  it('does not wait for a server that fails', async () => {
    const { actor } = await signedIn({ signOut: () => Promise.reject(new Error('network error')) })
    actor.send({ type: 'SIGN_OUT' })
    await settle()
    expect(actor.getSnapshot().value).toBe('anonymous')
  })

  it('waits three seconds for a server that is silent', async () => {
    const { actor, storage } = await signedIn({ signOut: () => new Promise(() => {}) })
    actor.send({ type: 'SIGN_OUT' })
    clock.increment(2_999)
    expect(actor.getSnapshot().value).toBe('signingOut')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(storage.token.get()).toBeUndefined()
  })
})

describe('two tabs', () => {
  it('are both signed out when one is', async () => {
    const { actor, storage, emitted } = await signedIn()
    storage.token.clear()
    actor.send({ type: 'CHECK' })
    expect(actor.getSnapshot().value).toBe('anonymous')
    expect(emitted).toMatchObject([{ type: 'ended', reason: 'other-tab' }])
  })

  it('say alike that the session is over', async () => {
    const storage = createMemoryStorage({}, () => clock.now())
    const [first, other] = [await signedIn({}, storage), await signedIn({}, storage)]
    first.actor.send({ type: 'UNAUTHENTICATED' })
    other.actor.send({ type: 'CHECK' })
    // What was typed there is kept for who signs in again: nobody has signed out.
    expect(other.emitted).toMatchObject([{ type: 'ended', reason: 'unauthenticated' }])
  })

  it('take a sign-out after that for what it is', async () => {
    const storage = createMemoryStorage({}, () => clock.now())
    const { actor } = await signedIn({}, storage)
    actor.send({ type: 'UNAUTHENTICATED' })
    actor.send(signIn)
    await settle()
    const other = await signedIn({}, storage)
    actor.send({ type: 'SIGN_OUT' })
    await settle()
    other.actor.send({ type: 'CHECK' })
    expect(other.emitted).toMatchObject([{ type: 'ended', reason: 'other-tab' }])
  })

  it('are both signed in when one is', async () => {
    const { actor, storage, emitted } = start()
    actor.send({ type: 'CHECK' })
    expect(actor.getSnapshot().value).toBe('anonymous')
    storage.token.set(session.access_token, 3600)
    actor.send({ type: 'CHECK' })
    await settle()
    expect(actor.getSnapshot().matches({ signedIn: { user: 'ready' } })).toBe(true)
    expect(emitted).toEqual([{ type: 'started' }])
  })

  it('drop one user when the other tab signs in as another', async () => {
    let loaded = 0
    const { actor, storage, emitted } = await signedIn({
      loadUser: async () => ({ ...user, level: ++loaded }),
    })
    keptUser(storage.local).remove()
    storage.token.set('another token entirely', 3600)
    actor.send({ type: 'CHECK' })
    expect(actor.getSnapshot().context.user).toBeUndefined()
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({ token: 'another token entirely', user: { level: 2 } })
    expect(emitted).toEqual([{ type: 'ended', reason: 'other-tab', goTo: undefined }, { type: 'started' }])
  })

  it('never show the one user beside the token of the other, where neither can keep anything for the other', async () => {
    // The cookie is shared; local storage is full, so each tab keeps its own memory of the user.
    let shared: string | undefined
    const tab = () => {
      const own = createMemoryStorage({}, () => clock.now())
      const token = {
        ...own.token,
        get: () => shared,
        set: (next: string) => {
          shared = next
        },
        clear: () => {
          shared = undefined
        },
        expiresAt: () => undefined,
      }
      return { ...own, token }
    }
    for (const between of [() => {}, (check: () => void) => check()]) {
      const storage = tab()
      let answer = () => Promise.resolve(user)
      const { actor } = await signedIn({ loadUser: () => answer() }, storage)
      answer = () => Promise.reject(new Error('no reply'))
      const check = () => actor.send({ type: 'CHECK' })
      shared = undefined
      between(check)
      shared = 'token of the second'
      check()
      await settle()
      expect(actor.getSnapshot().matches({ signedIn: { user: 'failed' } })).toBe(true)
      expect(actor.getSnapshot().context).toMatchObject({ token: 'token of the second', user: undefined })
    }
  })

  it('leave each other alone when nothing changed', async () => {
    const { actor, emitted } = await signedIn()
    actor.send({ type: 'CHECK' })
    expect(actor.getSnapshot().matches({ signedIn: { user: 'ready' } })).toBe(true)
    expect(emitted).toEqual([])
  })
})

describe('without its actors', () => {
  it('the machine says which one is missing', async () => {
    const actor = createActor(sessionMachine, {
      clock,
      inspect: watched.inspect,
      input: { storage: createMemoryStorage(), currentPath: () => '/' },
    })
    actor.start()
    actor.send(signIn)
    await settle()
    expect(actor.getSnapshot().context.error).toMatchObject({
      message: 'The actor "signIn" was not provided.',
    })
  })
})

it('takes every transition and refuses by every guard', () => expect(watched.left()).toEqual([]))
