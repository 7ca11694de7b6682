import type { Endpoint } from '@kaadi/contract/http'
import { operators } from '@kaadi/contract/operators'
import { sessions } from '@kaadi/contract/sessions'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type Reply, type TestApp, testConfig } from '../../../../test/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { DomainError } from '../../../errors/domain-error.ts'

const password = 'a long enough phrase'
const config = { ...testConfig, trustedProxies: ['127.0.0.1'] }

let database: TestDatabase
let app: TestApp
/** A second process on the same database. */
let other: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp({ config, database })
  other = await createTestApp({ config, database })
})
afterAll(async () => {
  await other.close()
  await app.close()
  await database.drop()
})
afterEach(() => vi.restoreAllMocks())

interface Try {
  readonly wrong?: boolean
  readonly code?: string
  readonly from?: string
  readonly device?: string
  readonly on?: TestApp
}

const realms = [
  {
    realm: 'a seller',
    endpoint: sessions.create as Endpoint,
    form: { grant_type: 'password', scope: 'server' },
    open: async () => (await app.signUpUser()).email,
    // Signed in.
    inside: { status: 200 },
  },
  {
    realm: 'an operator',
    endpoint: operators.signIn as Endpoint,
    form: {},
    open: async () => (await app.signInOperator('reviewer')).email,
    // The password was right: the second factor is asked for.
    inside: { status: 409, code: 1110 },
  },
]
type Realm = (typeof realms)[number]

const trySignIn = (
  { endpoint, form }: Realm,
  email: string,
  { wrong = false, code, from = '10.0.0.1', device, on = app }: Try = {},
): Promise<Reply> =>
  on.call(endpoint, {
    body: {
      ...form,
      username: email,
      password: passwordHash(email, wrong ? 'not the password' : password),
      ...(code !== undefined && { code }),
    },
    headers: { 'x-forwarded-for': from, ...(device && { clientId: device }) },
  })

const times = <T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)))

const countVerified = (...apps: TestApp[]) => {
  const spies = apps.map(({ deps }) => vi.spyOn(deps.secrets, 'verify'))
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
}

describe.each(realms)('guessing the password of $realm', (realm) => {
  it('looks at no more than three of ninety that come at once', async () => {
    const email = await realm.open()
    const verified = countVerified(app)
    const replies = await times(90, () => trySignIn(realm, email, { wrong: true }))
    expect(verified()).toBe(3)
    expect(replies.filter(({ status }) => status === 426)).toHaveLength(3)
    expect(replies.every(({ status }) => [423, 426, 428].includes(status))).toBe(true)
  })

  it('lets eight right ones in that come at once', async () => {
    const email = await realm.open()
    const replies = await times(8, () => trySignIn(realm, email))
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(realm.inside.status))
  })

  it('lets twenty right ones in that come at once, and none is called a wrong password', async () => {
    const email = await realm.open()
    const replies = await times(20, () => trySignIn(realm, email, { from: '10.9.1.1' }))
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(realm.inside.status))
  })

  it('charges nothing for a try that the service had no time to look at', async () => {
    const email = await realm.open()
    const busy = vi
      .spyOn(app.deps.secrets, 'verify')
      .mockRejectedValue(new DomainError('overloaded', { retryAfterSeconds: 1 }))
    for (let time = 0; time < 12; time++)
      expect(await trySignIn(realm, email, { from: '10.9.0.1' })).toMatchObject({ status: 503 })
    busy.mockRestore()
    expect(await trySignIn(realm, email, { from: '10.9.0.1' })).toMatchObject(realm.inside)
  })

  it('looks at three of six hundred from a hundred addresses, over two processes', async () => {
    const email = await realm.open()
    const verified = countVerified(app, other)
    // A hundred at once, six times over: more would be shed before anyone looks at them.
    for (let wave = 0; wave < 6; wave++)
      await times(100, (n) =>
        trySignIn(realm, email, { wrong: true, from: `10.1.0.${n}`, on: n % 2 ? app : other }),
      )
    expect(verified()).toBe(3)
  })

  it('answers the same for an address that has no account, whatever the number of tries', async () => {
    const email = await realm.open()
    const without = ({ headers: { 'x-trace-id': _, date: __, ...headers }, ...reply }: Reply) => ({
      ...reply,
      traceId: undefined,
      headers,
    })
    for (let time = 0; time < 12; time++) {
      const known = await trySignIn(realm, email, { wrong: true, from: '10.2.0.1' })
      const unknown = await trySignIn(realm, `nobody.${email}`, { wrong: true, from: '10.2.0.2' })
      expect(without(unknown)).toEqual(without(known))
    }
  })

  it('is let through with a mailed code while others go on guessing', async () => {
    const email = await realm.open()
    const attack = (more: Try = {}) =>
      times(12, (n) => trySignIn(realm, email, { wrong: true, from: `10.3.0.${n}`, ...more }))
    await attack()
    expect(await trySignIn(realm, email, { from: '10.3.1.1' })).toMatchObject({
      status: 428,
      details: { verificationRequired: true },
    })
    await app.runJobs()
    const code = app.mailbox.codeFor(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let round = 0; round < 6; round++) await attack({ code: wrong })
    // A minute later they ask for another mail: the code of the first one still stands.
    await database.asOwner(`update sign_in_codes set mailed_at = now() - interval '2 minutes'`)
    await attack()
    await app.runJobs()
    expect(app.mailbox.codeFor(email)).toBe(code)
    expect(await trySignIn(realm, email, { code, from: '10.3.1.1' })).toMatchObject(realm.inside)
    expect(await trySignIn(realm, email, { from: '10.3.1.2' })).toMatchObject(realm.inside)
  })

  it('is let through with a mailed code on the network of who guesses', async () => {
    const email = await realm.open()
    const here = { from: '10.10.0.1' }
    const refusals: number[] = []
    for (let time = 0; time < 15; time++)
      refusals.push((await trySignIn(realm, email, { wrong: true, ...here })).status)
    expect(refusals).toEqual([...Array(3).fill(426), ...Array(7).fill(428), ...Array(5).fill(423)])
    await app.runJobs()
    const code = app.mailbox.codeFor(email)
    expect(await trySignIn(realm, email, here)).toMatchObject({ status: 423 })
    expect(await trySignIn(realm, email, { code, ...here })).toMatchObject(realm.inside)
  })

  it('looks at five codes from a place that is locked, and at no password without a right one', async () => {
    const email = await realm.open()
    const here = { from: '10.11.0.1' }
    for (let time = 0; time < 11; time++) await trySignIn(realm, email, { wrong: true, ...here })
    await app.runJobs()
    const code = app.mailbox.codeFor(email)
    const wrong = code === '000000' ? '000001' : '000000'
    const verified = countVerified(app)
    const replies = await times(12, () => trySignIn(realm, email, { code: wrong, ...here }))
    expect(replies.filter(({ status }) => status === 428)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 423)).toHaveLength(7)
    expect(await trySignIn(realm, email, { code, ...here })).toMatchObject({ status: 423 })
    expect(verified()).toBe(0)
  })

  it('takes a right code five times with a wrong password, and then no more', async () => {
    const email = await realm.open()
    for (let time = 0; time < 4; time++) await trySignIn(realm, email, { wrong: true, from: '10.4.0.1' })
    await app.runJobs()
    const code = app.mailbox.codeFor(email)
    const verified = countVerified(app)
    await times(20, (n) => trySignIn(realm, email, { wrong: true, code, from: `10.4.1.${n}` }))
    expect(verified()).toBe(5)
    expect(await trySignIn(realm, email, { code, from: '10.4.2.1' })).toMatchObject({
      status: 428,
      details: { verificationRequired: true, newCodeNeeded: true },
    })
  })
})

describe('guessing at many accounts', () => {
  const seller = realms[0]!
  const guess = (n: number, more: Try) =>
    trySignIn(seller, `many${n}@kaadi.example`, { wrong: true, ...more })

  it('stops at one address of the network', async () => {
    const verified = countVerified(app)
    const replies = await times(140, (n) => guess(n, { from: '10.5.0.1' }))
    expect(verified()).toBe(100)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(40)
  })

  it('counts a whole network of the sixth version as one address', async () => {
    const verified = countVerified(app)
    await times(140, (n) => guess(n, { from: `2001:db8:7:7::${n.toString(16)}` }))
    expect(verified()).toBe(100)
  })

  it('stops at one device, wherever it is', async () => {
    const verified = countVerified(app)
    const replies = await times(60, (n) => guess(n, { from: `10.6.0.${n}`, device: 'device-of-a-guesser' }))
    expect(verified()).toBe(30)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  it('costs who signs in rightly nothing', async () => {
    const email = await seller.open()
    for (let time = 0; time < 40; time++) {
      expect(
        await trySignIn(seller, email, { from: '10.7.0.1', device: 'device-of-a-seller' }),
      ).toMatchObject({
        status: 200,
      })
    }
  })

  it('waits behind those who did not guess, and is shed first', async () => {
    const verify = vi.spyOn(app.deps.secrets, 'verify')
    const email = await seller.open()
    await trySignIn(seller, email, { from: '10.8.0.1' })
    expect(verify.mock.lastCall?.[3]).toEqual({ yields: false })
    for (let n = 0; n < 11; n++) await guess(1000 + n, { from: '10.8.0.2' })
    expect(verify.mock.lastCall?.[3]).toEqual({ yields: true })
  })
})
