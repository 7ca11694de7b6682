import { desk } from '@kaadi/contract/desk'
import { operatorFactor } from '@kaadi/contract/operator-factor'
import { type Operator, type OperatorSelf, operators } from '@kaadi/contract/operators'
import type { OpenSession } from '@kaadi/contract/sessions'
import { type Session, sessions } from '@kaadi/contract/sessions'
import type { AuthenticatorKey, RecoveryCodes, TwoFactorStatus } from '@kaadi/contract/two-factor'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, signInAsOperator, type TestApp } from '../../../test/app.ts'
import { appCode } from '../../../test/app-code.ts'
import { passwordPurpose } from '../sessions/index.ts'
import { createOperatorsRepository } from './operators.repository.ts'

const password = 'a long enough phrase'
let app: TestApp
let second: TestApp
let now = Date.now()
beforeAll(async () => {
  app = await createTestApp({ clock: () => now })
  // Another process of the same service.
  second = await createTestApp({ database: app.database, clock: () => now })
})
afterAll(async () => {
  await second.http.close()
  await app.close()
})
beforeEach(async () => {
  now += 60_000
  await app.database.asOwner('delete from throttles')
})

const signIn = (email: string, given: string, factor?: string) =>
  app.call<Session>(operators.signIn, {
    body: { username: email, password: passwordHash(email, given), ...(factor !== undefined && { factor }) },
  })

let count = 0
/** An operator as a link leaves them: with a password alone. */
async function aNewOperator(isDemo = false) {
  const email = `new${++count}@kaadi.example`
  const id = await createOperatorsRepository(app.deps.database).insert({
    publicId: app.deps.ids.publicId(),
    email,
    name: 'New Operator',
    passwordHash: await app.deps.secrets.hash(passwordPurpose, passwordHash(email, password)),
    roles: ['reviewer'],
    isDemo,
  })
  const { data } = await signIn(email, password)
  return { id, email, token: data.access_token }
}
const begin = (token: string, email: string) =>
  app.call<AuthenticatorKey>(operatorFactor.begin, {
    token,
    body: { password: passwordHash(email, password) },
  })
const confirm = (token: string, code: string) =>
  app.call<RecoveryCodes>(operatorFactor.confirm, { token, body: { code } })
async function setUp({ token, email }: { token: string; email: string }) {
  const { secret } = (await begin(token, email)).data
  const { recoveryCodes } = (await confirm(token, appCode(secret, now))).data
  now += 60_000
  return { secret, recoveryCodes }
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

it('tells an operator who they are', async () => {
  const operator = await app.signInOperator('reviewer', 'senior')
  const reply = await app.call<OperatorSelf>(operators.me, { token: operator.token })
  expect(reply.data).toMatchObject({
    email: operator.email,
    roles: ['reviewer', 'senior'],
    mustSetFactor: false,
    isDemo: false,
    isLocked: false,
    locksAfterSeconds: 900,
  })
})

it('does not let a seller into the console, nor an operator into the app', async () => {
  const seller = await app.signUpUser()
  const operator = await app.signInOperator('admin')
  expect(await signIn(seller.email, seller.password)).toMatchObject({ status: 426, code: 426 })
  const asSeller = await app.call(sessions.create, {
    body: {
      grant_type: 'password',
      username: operator.email,
      password: passwordHash(operator.email, 'a long enough phrase'),
    },
  })
  expect(asSeller).toMatchObject({ status: 426, code: 426 })
})

it('ends a session at once', async () => {
  const { token } = await app.signInOperator('treasurer')
  expect(await app.call(operators.signOut, { token })).toMatchObject({ code: 0 })
  expect(await app.call(operators.me, { token })).toMatchObject({ status: 401 })
})

it('shows where one is signed in, and ends the other sessions, one or all', async () => {
  const operator = await app.signInOperator('reviewer')
  const openAnother = () => {
    now += 60_000
    return signInAsOperator(app.call, operator.email, operator.password, operator.factor())
  }
  const others = [await openAnother(), await openAnother()]
  const list = async () => (await app.call<OpenSession[]>(operators.sessions, { token: operator.token })).data
  const [own, other] = await list()
  expect(own).toMatchObject({ isCurrent: true, ip: '127.0.0.1' })
  const end = (body: object) =>
    app.call<OpenSession[]>(operators.endSessions, { token: operator.token, body })
  expect((await end({ sessionId: other!.id })).data).toHaveLength(2)
  expect(await end({ sessionId: other!.id })).toMatchObject({ status: 404 })
  expect(await end({ sessionId: own!.id })).toMatchObject({ status: 404 })
  const stranger = await app.signInOperator('reviewer')
  const [foreign] = (await app.call<OpenSession[]>(operators.sessions, { token: stranger.token })).data
  expect(await end({ sessionId: foreign!.id })).toMatchObject({ status: 404 })
  expect((await end({})).data).toEqual([expect.objectContaining({ isCurrent: true })])
  for (const token of others) expect((await app.call(operators.me, { token })).status).toBe(401)
  expect((await app.call(operators.me, { token: operator.token })).code).toBe(0)
})

it('asks for a mailed code after three wrong passwords, and locks the place that goes on', async () => {
  const { email } = await app.signInOperator('reviewer')
  for (let time = 0; time < 3; time++) expect((await signIn(email, 'wrong')).code).toBe(426)
  for (let time = 0; time < 7; time++) expect((await signIn(email, 'wrong')).code).toBe(428)
  expect(await signIn(email, 'a long enough phrase')).toMatchObject({ status: 423, code: 1103 })
  await app.runJobs()
  expect(app.mailbox.codeFor(email)).toMatch(/^\d{6}$/)
})

describe('the second factor', () => {
  it('has to be set up before anything else is answered, in every process', async () => {
    const { token, email } = await aNewOperator()
    const self = { data: { mustSetFactor: true } }
    expect(await app.call(operators.me, { token })).toMatchObject(self)
    for (const process of [app, second])
      expect(await process.call(desk.queue, { token })).toMatchObject({
        status: 409,
        code: 1953,
        msg: 'Set up your authenticator app first. Nothing else is open until then.',
      })
    const { recoveryCodes } = await setUp({ token, email })
    expect(recoveryCodes).toHaveLength(10)
    for (const process of [app, second])
      await expect.poll(() => process.call(desk.queue, { token })).toMatchObject({ code: 0 })
    await app.runJobs()
    const mails = app.mailbox.mails.filter(({ to }) => to === email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Two-factor sign-in is on'])
  })

  it('is asked for at each sign-in, after the right password alone', async () => {
    const operator = await aNewOperator()
    const { secret, recoveryCodes } = await setUp(operator)
    const code = appCode(secret, now)
    expect(await signIn(operator.email, 'wrong', code)).toMatchObject({ code: 426 })
    expect(await signIn(operator.email, password)).toMatchObject({ status: 409, code: 1110 })
    expect(await signIn(operator.email, password, wrong(code))).toMatchObject({ code: 1111 })
    expect(await signIn(operator.email, password, code)).toMatchObject({ code: 0 })
    expect(await signIn(operator.email, password, recoveryCodes[0])).toMatchObject({ code: 0 })
    expect(await signIn(operator.email, password, recoveryCodes[0])).toMatchObject({ code: 1111 })
  })

  it('lets one of two tabs in that sign in with the same code at once', async () => {
    const operator = await aNewOperator()
    const { secret } = await setUp(operator)
    const code = appCode(secret, now)
    const replies = await Promise.all([1, 2].map(() => signIn(operator.email, password, code)))
    expect(replies.map((reply) => reply.code).sort()).toEqual([0, 1111])
    expect(replies.find((reply) => reply.code === 1111)!.msg).toMatch(/was used before/)
  })

  it('locks after six wrong codes, and takes no right one then', async () => {
    const operator = await aNewOperator()
    const { secret } = await setUp(operator)
    const code = appCode(secret, now)
    for (let time = 0; time < 6; time++)
      expect(await signIn(operator.email, password, wrong(code))).toMatchObject({ code: 1111 })
    expect(await signIn(operator.email, password, code)).toMatchObject({
      status: 423,
      code: 1103,
      msg: 'Too many wrong codes.',
    })
  })

  it('counts the wrong codes of an operator and of a seller with the same number apart', async () => {
    const operator = await aNewOperator()
    const { secret } = await setUp(operator)
    for (let time = 0; time < 6; time++) await signIn(operator.email, password, wrong(appCode(secret, now)))
    const other = await aNewOperator()
    const { secret: its } = await setUp(other)
    expect(await signIn(other.email, password, appCode(its, now))).toMatchObject({ code: 0 })
  })

  it('ends the other sessions when it is set up: they were opened by the password alone', async () => {
    const { token, email } = await aNewOperator()
    const other = (await signIn(email, password)).data.access_token
    await setUp({ token, email })
    expect(await app.call(operators.me, { token: other })).toMatchObject({ status: 401 })
    expect(await app.call(operators.me, { token })).toMatchObject({ data: { mustSetFactor: false } })
  })

  it('is set up once: who has one cannot tie another app to the account', async () => {
    const operator = await aNewOperator()
    await setUp(operator)
    expect(await begin(operator.token, operator.email)).toMatchObject({ code: 1112 })
    expect(await confirm(operator.token, '123456')).toMatchObject({ code: 1112 })
  })

  it('wants the password before it shows a key', async () => {
    const { token } = await aNewOperator()
    const reply = await app.call(operatorFactor.begin, { token, body: { password: 'f'.repeat(32) } })
    expect(reply).toMatchObject({ status: 426, code: 426 })
    expect(await confirm(token, '123456')).toMatchObject({ code: 1113 })
  })

  it('gives new recovery codes for a code of the app, and the old ones stop to work', async () => {
    const operator = await aNewOperator()
    const { secret, recoveryCodes } = await setUp(operator)
    const renew = (factor: string) =>
      app.call<RecoveryCodes>(operatorFactor.renewRecoveryCodes, { token: operator.token, body: { factor } })
    expect(await renew(wrong(appCode(secret, now)))).toMatchObject({ code: 1111 })
    expect((await renew(appCode(secret, now))).data.recoveryCodes).toHaveLength(10)
    expect(await signIn(operator.email, password, recoveryCodes[0])).toMatchObject({ code: 1111 })
    const status = await app.call<TwoFactorStatus>(operatorFactor.status, { token: operator.token })
    expect(status.data).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
  })

  it('is kept sealed, and not asked of the demo operators of a development installation', async () => {
    const operator = await aNewOperator()
    const { secret, recoveryCodes } = await setUp(operator)
    const rows = await app.database.asOwner(
      `select row_to_json(f)::text as row from operator_factors f
       union all select row_to_json(r)::text from operator_recovery_codes r`,
    )
    for (const canary of [secret, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(canary)
    const { token } = await aNewOperator(true)
    expect(await app.call(operators.me, { token })).toMatchObject({ data: { mustSetFactor: false } })
    expect(await app.call(desk.queue, { token })).toMatchObject({ code: 0 })
  })
})

describe('a session that nobody touches', () => {
  const idle = (token: string) =>
    app.database.asOwner(`update operator_sessions set last_seen_at = now() - idle_limit - interval '1 s'
      where token_hash = sha256('${token}')`)
  const unlock = (token: string, given: string) =>
    app.call(operators.unlock, { token, body: { password: given } })

  it('is locked by hand in every process, and opens again by the password', async () => {
    const { token, email } = await app.signInOperator('reviewer')
    expect(await second.call(desk.queue, { token })).toMatchObject({ code: 0 })
    await app.call(operators.lock, { token })
    for (const process of [app, second])
      await expect
        .poll(() => process.call(desk.queue, { token }))
        .toMatchObject({
          status: 409,
          code: 1954,
          msg: 'This session is locked. Enter your password to go on.',
        })
    expect(await app.call<Operator>(operators.me, { token })).toMatchObject({
      data: { isLocked: true, email },
    })
    expect(await unlock(token, passwordHash(email, 'wrong'))).toMatchObject({ status: 426 })
    expect(await unlock(token, passwordHash(email, password))).toMatchObject({ code: 0 })
    for (const process of [app, second])
      await expect.poll(() => process.call(desk.queue, { token })).toMatchObject({ code: 0 })
  })

  it('is locked when no call came for long, and asking does not open it', async () => {
    const { token, email } = await app.signInOperator('reviewer')
    await idle(token)
    app.deps.forgetSession(Buffer.from(''))
    const fresh = await createTestApp({ database: app.database })
    try {
      for (let time = 0; time < 2; time++)
        expect(await fresh.call(desk.queue, { token })).toMatchObject({ code: 1954 })
      await unlock(token, passwordHash(email, password))
      await expect.poll(() => fresh.call(desk.queue, { token })).toMatchObject({ code: 0 })
    } finally {
      await fresh.http.close()
    }
  })

  it('takes five wrong passwords and no more', async () => {
    const { token, email } = await app.signInOperator('reviewer')
    await app.call(operators.lock, { token })
    for (let time = 0; time < 5; time++)
      expect(await unlock(token, 'f'.repeat(32))).toMatchObject({ code: 426 })
    expect(await unlock(token, passwordHash(email, password))).toMatchObject({
      status: 429,
      msg: 'Too many wrong passwords. Try again in 15 minutes.',
    })
  })

  it('ends after half a day, used or not', async () => {
    const { token } = await app.signInOperator('reviewer')
    const [row] = await app.database.asOwner(`
      select extract(epoch from expires_at - created_at)::integer / 3600 as hours from operator_sessions
      where token_hash = sha256('${token}')`)
    expect(row!.hours).toBe(12)
    await app.database.asOwner(
      `update operator_sessions set expires_at = now() where token_hash = sha256('${token}')`,
    )
    const fresh = await createTestApp({ database: app.database })
    try {
      expect(await fresh.call(operators.me, { token })).toMatchObject({ status: 401 })
    } finally {
      await fresh.http.close()
    }
  })
})
