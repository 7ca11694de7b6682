import { autoWithdrawals } from '@kaadi/contract/auto-withdrawals'
import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { type Session, sessions } from '@kaadi/contract/sessions'
import {
  type AuthenticatorKey,
  type RecoveryCodes,
  type TwoFactorStatus,
  twoFactor,
} from '@kaadi/contract/two-factor'
import { type User, users } from '@kaadi/contract/users'
import { withdrawalPins } from '@kaadi/contract/withdrawal-pins'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'
import { appCode } from '../../../../test/app-code.ts'

let app: TestApp
let now = Date.now()
beforeAll(async () => {
  app = await createTestApp({ clock: () => now })
})
afterAll(() => app.close())

const nextCode = (secret: string) => {
  now += 30_000
  return appCode(secret, now)
}
const passwordOf = ({ email, password }: SignedUp) => passwordHash(email, password)
const begin = async (seller: SignedUp) => {
  const { token } = seller
  const body = { password: passwordOf(seller) }
  return app.call<AuthenticatorKey>(twoFactor.begin, { token, body })
}
/** A seller with an app and its recovery codes. */
const aHolder = async () => {
  const seller = await app.signUpUser()
  const { data: key } = await begin(seller)
  const code = nextCode(key.secret)
  const { data } = await app.call<RecoveryCodes>(twoFactor.confirm, { token: seller.token, body: { code } })
  return { ...seller, secret: key.secret, lastCode: code, recoveryCodes: data.recoveryCodes }
}
const signIn = (seller: SignedUp, factor?: string, password = passwordOf(seller)) =>
  app.call<Session>(sessions.create, {
    body: { grant_type: 'password', username: seller.email, password, ...(factor && { factor }) },
  })
const statusOf = async ({ token }: SignedUp) =>
  (await app.call<TwoFactorStatus>(twoFactor.status, { token })).data
const prove = (token: string, factor: string) => app.call(twoFactor.prove, { token, body: { factor } })
const lateFor = (minutes: number) =>
  app.database.asOwner(`update user_sessions set factor_at = factor_at - interval '${minutes} minutes'`)
const mailsTo = async ({ email }: SignedUp) => {
  await app.runJobs()
  return app.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

it('shows the codes that RFC 6238 has in its appendix', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect([59, 1111111109, 1234567890, 20000000000].map((at) => appCode(secret, at * 1000))).toEqual([
    '287082',
    '081804',
    '005924',
    '353130',
  ])
})

describe('turning it on', () => {
  it('takes the password, then a code of the app, and gives ten recovery codes', async () => {
    const seller = await app.signUpUser()
    const { data: key } = await begin(seller)
    expect(key.uri).toContain(`otpauth://totp/Kaadi:${encodeURIComponent(seller.email)}?`)
    expect(key.uri).toContain(`secret=${key.secret}`)
    expect(await statusOf(seller)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 })
    // What is begun asks nothing of anybody.
    expect(await signIn(seller)).toMatchObject({ code: 0 })

    const body = { code: nextCode(key.secret) }
    const { data } = await app.call<RecoveryCodes>(twoFactor.confirm, { token: seller.token, body })
    expect(new Set(data.recoveryCodes).size).toBe(10)
    expect(data.recoveryCodes.every((code) => /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(code))).toBe(true)
    expect(await statusOf(seller)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect((await app.call<User>(users.me, { token: seller.token })).data.twoFactor).toBe(true)
    expect(await mailsTo(seller)).toContain('Two-factor sign-in is on')
    expect(await begin(seller)).toMatchObject({ status: 409, code: 1112 })
    expect(await app.call(twoFactor.confirm, { token: seller.token, body })).toMatchObject({ code: 1112 })
  })

  it('refuses a wrong password, a wrong code, and a code before anything was begun', async () => {
    const seller = await app.signUpUser()
    const { token } = seller
    const wrong = { password: passwordHash(seller.email, 'wrong') }
    expect(await app.call(twoFactor.begin, { token, body: wrong })).toMatchObject({ status: 426 })
    expect(await app.call(twoFactor.confirm, { token, body: { code: '123456' } })).toMatchObject({
      code: 1113,
    })
    const { data: key } = await begin(seller)
    const { data: newer } = await begin(seller)
    expect(newer.secret).not.toBe(key.secret)
    for (const code of [nextCode(key.secret), '000000'])
      expect(await app.call(twoFactor.confirm, { token, body: { code } })).toMatchObject({
        status: 428,
        code: 1111,
      })
    expect(await app.call(twoFactor.confirm, { token, body: { code: 'ABCD-EFGH' } })).toMatchObject({
      code: 1001,
    })
    expect((await statusOf(seller)).isOn).toBe(false)
  })

  it('says after five wrong passwords what was wrong, and how long it is in the way', async () => {
    const seller = await app.signUpUser()
    const body = { password: passwordHash(seller.email, 'wrong') }
    const guess = () => app.call(twoFactor.begin, { token: seller.token, body })
    for (const _ of Array(5).keys()) expect(await guess()).toMatchObject({ status: 426 })
    const refused = await guess()
    expect(refused).toMatchObject({ status: 429, code: 429 })
    expect(refused.msg).toBe('Too many wrong passwords. Try again in 15 minutes.')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
  })

  it('keeps the key and the codes where a stolen dump does not tell them', async () => {
    const holder = await aHolder()
    const dump = JSON.stringify(
      await app.database.asOwner(`
        select encode(f.sealed_secret, 'escape') as secret, encode(r.code_hash, 'escape') as code
        from user_factors f join recovery_codes r using (user_id) where user_id = ${holder.id}`),
    )
    for (const secret of [holder.secret, ...holder.recoveryCodes]) expect(dump).not.toContain(secret)
  })
})

describe('a sign-in', () => {
  it('asks for the code after the right password alone', async () => {
    const holder = await aHolder()
    expect(await signIn(holder)).toMatchObject({ status: 409, code: 1110 })
    expect(await signIn(holder, nextCode(holder.secret), passwordHash(holder.email, 'wrong'))).toMatchObject({
      status: 426,
    })
    expect(await signIn(holder, '000000')).toMatchObject({ status: 428, code: 1111 })
    expect(await signIn(holder, nextCode(holder.secret))).toMatchObject({ code: 0 })
    // A phone whose clock is half a minute behind.
    now += 60_000
    expect(await signIn(holder, appCode(holder.secret, now - 30_000))).toMatchObject({ code: 0 })
    now += 120_000
    expect(await signIn(holder, appCode(holder.secret, now - 60_000))).toMatchObject({ code: 1111 })
  })

  it('takes a code once, however many come at once, and not the one that turned it on', async () => {
    const holder = await aHolder()
    expect(await signIn(holder, holder.lastCode)).toMatchObject({ code: 1111 })
    const code = nextCode(holder.secret)
    const replies = await Promise.all([1, 2, 3, 4].map(() => signIn(holder, code)))
    expect(replies.map(({ code: answer }) => answer).toSorted()).toEqual([0, 1111, 1111, 1111])
  })

  it('takes a recovery code once, however it is spelt, and tells the owner', async () => {
    const holder = await aHolder()
    const [first, second] = holder.recoveryCodes
    const spelt = first!.toLowerCase().replace('-', ' ')
    const replies = await Promise.all([signIn(holder, spelt), signIn(holder, first)])
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1111])
    expect(await mailsTo(holder)).toContain('A recovery code was used')
    expect((await statusOf(holder)).recoveryCodesLeft).toBe(9)
    const other = await aHolder()
    expect(await signIn(other, second)).toMatchObject({ code: 1111 })
  })

  it('is not tried for ever', async () => {
    const holder = await aHolder()
    for (let time = 0; time < 6; time++) expect(await signIn(holder, '000000')).toMatchObject({ code: 1111 })
    expect(await signIn(holder, nextCode(holder.secret))).toMatchObject({
      status: 423,
      code: 1103,
      details: { secondsLeft: expect.any(Number) },
    })
  })
})

describe('guessing in one session', () => {
  it('locks that session alone: the owner’s recovery code elsewhere still works', async () => {
    const holder = await aHolder()
    for (let time = 0; time < 6; time++)
      expect(await prove(holder.token, '000000')).toMatchObject({ code: 1111 })
    expect(await prove(holder.token, nextCode(holder.secret))).toMatchObject({ status: 423, code: 1103 })
    const { data } = await signIn(holder, holder.recoveryCodes[0])
    expect(await prove(data.access_token, holder.recoveryCodes[1]!)).toMatchObject({ code: 0 })
  })

  it('is bounded for the account, in however many sessions', async () => {
    const holder = await aHolder()
    const tokens = [holder.token]
    for (let more = 0; more < 5; more++)
      tokens.push((await signIn(holder, nextCode(holder.secret))).data.access_token)
    for (const token of tokens.slice(0, 5))
      for (let time = 0; time < 6; time++) expect(await prove(token, '000000')).toMatchObject({ code: 1111 })
    expect(await prove(tokens[5]!, nextCode(holder.secret))).toMatchObject({ status: 423, code: 1103 })
  })
})

describe('what matters', () => {
  it('asks for the factor again after ten minutes, in each session of its own', async () => {
    const holder = await aHolder()
    const { token } = holder
    const body = { pin: '905713', password: passwordOf(holder) }
    await lateFor(11)
    const refused = await app.call(withdrawalPins.set, { token, body })
    expect(refused).toMatchObject({
      status: 409,
      code: 1110,
      msg: 'Enter the code of your authenticator app to go on.',
    })
    expect(await prove(token, '000000')).toMatchObject({ code: 1111 })
    expect(await prove(token, 'what')).toMatchObject({ code: 1001 })
    expect(await prove(token, nextCode(holder.secret))).toMatchObject({ code: 0 })
    expect(await app.call(withdrawalPins.set, { token, body })).toMatchObject({ code: 0 })
    const rule = { currencyId: 1, kind: 'off', amount: null, pin: '905713' }
    await lateFor(11)
    expect(await app.call(autoWithdrawals.set, { token, body: rule })).toMatchObject({
      status: 409,
      code: 1110,
    })
    await prove(token, nextCode(holder.secret))
    expect((await app.call(autoWithdrawals.set, { token, body: rule })).code).not.toBe(1110)
    const account = { bankCode: '058', accountNumber: '0123454821', pin: '905713' }
    expect((await app.call(bankAccounts.add, { token, body: account })).code).not.toBe(1110)

    const { data: other } = await signIn(holder, nextCode(holder.secret))
    await app.database.asOwner(`
      update user_sessions set factor_at = null where token_hash = sha256('${other.access_token}')`)
    expect(await app.call(bankAccounts.add, { token: other.access_token, body: account })).toMatchObject({
      code: 1110,
    })
  })

  it('asks for it before a withdrawal password is changed or reset, beside the mailed code', async () => {
    const holder = await aHolder()
    const { token } = holder
    const set = { pin: '905713', password: passwordOf(holder) }
    expect(await app.call(withdrawalPins.set, { token, body: set })).toMatchObject({ code: 0 })
    await app.call(withdrawalPins.sendCode, { token })
    await app.runJobs()
    const code = app.mailbox.codeFor(holder.email)
    await lateFor(11)
    const anew = { password: passwordOf(holder), code, pin: '846201' }
    const change = { oldPin: '905713', pin: '571930' }
    for (const [call, body] of [
      [withdrawalPins.change, change],
      [withdrawalPins.reset, anew],
    ] as const)
      expect(await app.call(call, { token, body })).toMatchObject({ status: 409, code: 1110 })
    await prove(token, nextCode(holder.secret))
    expect(await app.call(withdrawalPins.reset, { token, body: anew })).toMatchObject({ code: 0 })
  })

  it('asks nothing of a seller without one', async () => {
    const seller = await app.signUpUser()
    const body = { pin: '905713', password: passwordOf(seller) }
    expect(await app.call(withdrawalPins.set, { token: seller.token, body })).toMatchObject({ code: 0 })
    expect(await prove(seller.token, '123456')).toMatchObject({ code: 1111 })
  })

  it('gives new recovery codes, and the old ones stop to work', async () => {
    const holder = await aHolder()
    const { token } = holder
    const { data } = await app.call<RecoveryCodes>(twoFactor.renewRecoveryCodes, { token })
    expect(data.recoveryCodes).toHaveLength(10)
    expect(await signIn(holder, holder.recoveryCodes[0])).toMatchObject({ code: 1111 })
    expect(await signIn(holder, data.recoveryCodes[0])).toMatchObject({ code: 0 })
    expect(await mailsTo(holder)).toContain('You have new recovery codes')
    const seller = await app.signUpUser()
    expect(await app.call(twoFactor.renewRecoveryCodes, { token: seller.token })).toMatchObject({
      code: 1113,
    })
  })

  it('is turned off by password and factor together, and can be repeated', async () => {
    const holder = await aHolder()
    const { token } = holder
    const off = (password = passwordOf(holder)) => app.call(twoFactor.turnOff, { token, body: { password } })
    await lateFor(11)
    expect(await off()).toMatchObject({ code: 1110 })
    await prove(token, nextCode(holder.secret))
    expect(await off(passwordHash(holder.email, 'wrong'))).toMatchObject({ status: 426 })
    expect(await off()).toMatchObject({ code: 0 })
    expect(await off()).toMatchObject({ code: 0 })
    expect(await signIn(holder)).toMatchObject({ code: 0 })
    expect((await mailsTo(holder)).filter((subject) => subject === 'Two-factor sign-in is off')).toHaveLength(
      1,
    )
  })
})
