import { type OpenSession, type Session, sessions } from '@kaadi/contract/sessions'
import { users } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Reply, type SignedUp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const form = (email: string, password: string, more: object = {}) => ({
  body: {
    grant_type: 'password',
    username: email,
    password: passwordHash(email, password),
    scope: 'server',
    ...more,
  },
})
const signIn = (seller: SignedUp, password = seller.password, more: object = {}) =>
  app.call<Session>(sessions.create, form(seller.email, password, more))
const me = (token: string) => app.call(users.me, { token })
const failOften = async (email: string, times: number) => {
  for (let time = 0; time < times; time++) await app.call(sessions.create, form(email, `wrong ${time}`))
}

describe('signing in', () => {
  it('answers a token that opens the account', async () => {
    const seller = await app.signUpUser()
    const reply = await signIn(seller)
    expect(reply).toMatchObject({ status: 200, code: 0, data: { token_type: 'Bearer', expires_in: 86_400 } })
    expect(await me(reply.data.access_token)).toMatchObject({ code: 0 })
  })

  it('keeps a person signed in for thirty days when asked to', async () => {
    const seller = await app.signUpUser()
    expect(await signIn(seller, seller.password, { keep: '1' })).toMatchObject({
      data: { expires_in: 2_592_000 },
    })
  })

  it('gives a new token each time', async () => {
    const seller = await app.signUpUser()
    const [first, second] = [await signIn(seller), await signIn(seller)]
    expect(first.data.access_token).not.toBe(second.data.access_token)
  })

  it('finds the account whatever the case of the address', async () => {
    const seller = await app.signUpUser({ email: 'mixed.case@kaadi.example' })
    const reply = await app.call<Session>(sessions.create, {
      body: {
        grant_type: 'password',
        username: ' Mixed.Case@Kaadi.Example',
        password: passwordHash(seller.email, seller.password),
      },
    })
    expect(reply.code).toBe(0)
  })

  it('keeps only a digest of the token', async () => {
    const seller = await app.signUpUser()
    const rows = await app.database.asOwner('select token_hash::text as hash from user_sessions')
    expect(JSON.stringify(rows)).not.toContain(seller.token)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(seller.token).toString('hex'))
  })

  it('is refused where the password is not sent as its pre-hash', async () => {
    const reply = await app.call(sessions.create, {
      body: { grant_type: 'password', username: 'a@kaadi.example', password: 'plain password' },
    })
    expect(reply).toMatchObject({ status: 400, code: 1001 })
    expect(reply.details.fields).toMatchObject([{ path: 'password' }])
  })
})

describe('a wrong password and an unknown address', () => {
  it('answer the same', async () => {
    const seller = await app.signUpUser()
    const wrong = await signIn(seller, 'not the password')
    const unknown = await app.call(sessions.create, form('nobody@kaadi.example', 'not the password'))
    expect(wrong).toMatchObject({ status: 426, code: 426, msg: 'User name does not exist or password error' })
    const comparable = ({ headers: { 'x-trace-id': _, date: __, ...headers }, ...reply }: Reply) => ({
      ...reply,
      traceId: undefined,
      headers,
    })
    expect(comparable(unknown)).toEqual(comparable(wrong))
  })

  it('need a mailed code after three failures, known or not', async () => {
    const seller = await app.signUpUser()
    for (const email of [seller.email, 'unknown.three@kaadi.example']) {
      await failOften(email, 3)
      expect(await app.call(sessions.create, form(email, seller.password))).toMatchObject({
        status: 428,
        code: 428,
        details: { verificationRequired: true },
      })
    }
    await app.runJobs()
    expect(app.mailbox.mails.filter(({ to }) => to === 'unknown.three@kaadi.example')).toEqual([])
    const code = app.mailbox.codeFor(seller.email)
    expect(await signIn(seller, seller.password, { code })).toMatchObject({ code: 0 })
    expect(await signIn(seller)).toMatchObject({ code: 0 })
  })

  it('refuses a wrong code without asking for the password', async () => {
    const seller = await app.signUpUser()
    await failOften(seller.email, 3)
    await signIn(seller)
    await app.runJobs()
    const right = app.mailbox.codeFor(seller.email)
    const wrong = right === '000000' ? '000001' : '000000'
    expect(await signIn(seller, seller.password, { code: wrong })).toMatchObject({
      status: 428,
      details: { verificationRequired: true },
    })
    expect(await signIn(seller, seller.password, { code: right })).toMatchObject({ code: 0 })
  })

  it('lock the account for that place after ten failures, with the time left', async () => {
    const seller = await app.signUpUser()
    await failOften(seller.email, 3)
    for (let time = 0; time < 7; time++) await signIn(seller, 'wrong', { code: '123456' })
    const locked = await signIn(seller)
    expect(locked).toMatchObject({ status: 423, code: 1103 })
    expect(locked.details.secondsLeft).toBeGreaterThan(800)
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)
    await app.database.asOwner("update throttles set ends_at = now() - interval '1 second'")
    expect(await signIn(seller)).toMatchObject({ code: 0 })
  })

  it('are slowed down for one address of the network', async () => {
    const own = await createTestApp()
    try {
      await own.database.asOwner(`update throttles set hits = 100 where scope = 'user:sign-in'`)
      await own.call(sessions.create, form('first@kaadi.example', 'x'))
      await own.database.asOwner(`update throttles set hits = 100 where scope = 'user:sign-in'`)
      const reply = await own.call(sessions.create, form('other@kaadi.example', 'x'))
      expect(reply).toMatchObject({ status: 429, code: 429 })
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    } finally {
      await own.close()
    }
  })
})

describe('the end of a session', () => {
  it('comes at once by signing out, and leaves the others', async () => {
    const seller = await app.signUpUser()
    const other = await signIn(seller)
    expect(await me(seller.token)).toMatchObject({ code: 0 })
    expect(await app.call(sessions.end, { token: seller.token })).toMatchObject({ code: 0, data: null })
    expect(await me(seller.token)).toMatchObject({ status: 401, code: 401 })
    expect(await me(other.data.access_token)).toMatchObject({ code: 0 })
  })

  it('is seen by every other process at once', async () => {
    const seller = await app.signUpUser()
    expect(await me(seller.token)).toMatchObject({ code: 0 })
    await app.database.asOwner('delete from user_sessions')
    await expect.poll(async () => (await me(seller.token)).status, { timeout: 2_000, interval: 20 }).toBe(401)
  })

  it('comes with its time, by the clock of the database', async () => {
    const seller = await app.signUpUser()
    await app.database.asOwner("update user_sessions set expires_at = now() - interval '1 ms'")
    expect(await me(seller.token)).toMatchObject({ status: 401 })
  })

  it('comes after too long without a request', async () => {
    const seller = await app.signUpUser()
    await app.database.asOwner("update user_sessions set last_seen_at = now() - interval '25 hours'")
    expect(await me(seller.token)).toMatchObject({ status: 401 })
  })

  it('is swept away later', async () => {
    await app.signUpUser()
    await app.database.asOwner("update user_sessions set expires_at = now() - interval '1 day'")
    await app.planJobs()
    await app.runJobs()
    expect(await app.database.asOwner('select from user_sessions')).toEqual([])
  })
})

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const signInFrom = async ({ email, password }: SignedUp, headers: Record<string, string>) => {
  const reply = await app.call<Session>(sessions.create, { ...form(email, password), headers })
  return reply.data.access_token
}
const listOf = async (token: string) => (await app.call<OpenSession[]>(sessions.list, { token })).data

describe('the sessions of a seller', () => {
  it('are shown with device, place and time, the one that asks first', async () => {
    const seller = await app.signUpUser()
    const token = await signInFrom(seller, { 'user-agent': phone })
    const [mine, other, ...more] = await listOf(token)
    expect(more).toEqual([])
    expect(mine).toMatchObject({ browser: 'Chrome', system: 'Android', isPhone: true, isCurrent: true })
    expect(other).toMatchObject({ isCurrent: false, isPhone: false })
    expect(Date.parse(mine!.lastSeenTime)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('end one at a time, at once, by an id that opens nothing', async () => {
    const seller = await app.signUpUser()
    const token = await signInFrom(seller, { 'user-agent': phone })
    const other = (await listOf(token)).find(({ isCurrent }) => !isCurrent)!
    expect((await me(other.id)).code).toBe(401)
    const reply = await app.call<OpenSession[]>(sessions.endOne, { token, body: { id: other.id } })
    expect(reply.data).toHaveLength(1)
    expect((await me(seller.token)).code).toBe(401)
    expect(await app.call(sessions.endOne, { token, body: { id: other.id } })).toMatchObject({ code: 0 })
    expect((await me(token)).code).toBe(0)
  })

  it('are nobody else’s to end', async () => {
    const [seller, stranger] = [await app.signUpUser(), await app.signUpUser()]
    const [theirs] = await listOf(seller.token)
    await app.call(sessions.endOne, { token: stranger.token, body: { id: theirs!.id } })
    expect((await me(seller.token)).code).toBe(0)
  })

  it('end all but the one that asks', async () => {
    const seller = await app.signUpUser()
    const others = [seller.token, await signInFrom(seller, {}), await signInFrom(seller, {})]
    const token = await signInFrom(seller, { 'user-agent': phone })
    expect((await app.call<OpenSession[]>(sessions.endOthers, { token })).data).toHaveLength(1)
    for (const other of others) expect((await me(other)).code).toBe(401)
    expect((await me(token)).code).toBe(0)
  })
})

describe('a sign-in on a device that was not seen before', () => {
  it('is told by mail, once, and not the first of all', async () => {
    const seller = await app.signUpUser()
    const mails = async () => {
      await app.runJobs()
      return app.mailbox.mails.filter(({ to, subject }) => to === seller.email && subject.startsWith('New'))
    }
    expect(await mails()).toEqual([])
    await signInFrom(seller, { clientId: 'phone-1', 'user-agent': phone })
    await signInFrom(seller, { clientId: 'phone-1', 'user-agent': phone })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail!.text).toContain('Device: Chrome on Android')
  })
})
