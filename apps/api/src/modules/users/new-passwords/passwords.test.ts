import { sessions } from '@kaadi/contract/sessions'
import { type PasswordChanged, users, type VerificationPurpose } from '@kaadi/contract/users'
import { type WithdrawalLimits, withdrawals } from '@kaadi/contract/withdrawals'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type SignedUp, signIn, type TestApp } from '../../../../test/app.ts'
import { createTradingApp } from '../../../../test/trading-desk.ts'
import { aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'

let app: TestApp
let close: () => Promise<void>
beforeAll(async () => {
  ;({ app, close } = await createTradingApp())
})
afterAll(() => close())

const better = 'nine quiet market mornings'
const hashOf = (email: string, password: string) => passwordHash(email, password)
const ask = (email: string, purpose: VerificationPurpose, token?: string) =>
  app.call(users.sendVerificationCode, { body: { email, purpose }, ...(token && { token }) })
const codeFor = async (email: string, purpose: VerificationPurpose, token?: string) => {
  // What was mailed before arrives before.
  await app.runJobs()
  expect(await ask(email, purpose, token)).toMatchObject({ code: 0 })
  await app.runJobs()
  return app.mailbox.codeFor(email)
}
const mailsTo = (email: string) => app.mailbox.mails.filter(({ to }) => to === email)
const another = (code: string) => (code === '000000' ? '000001' : '000000')
const isIn = async (token: string) => (await app.call(users.me, { token })).code === 0
const fits = (email: string, password: string) =>
  signIn(app.call, email, password).then(
    () => true,
    () => false,
  )

const reset = (email: string, code: string, password = better, idempotencyKey?: string) =>
  app.call<PasswordChanged>(users.resetPassword, {
    body: { email, code, password: hashOf(email, password) },
    ...(idempotencyKey && { idempotencyKey }),
  })

describe('a forgotten password', () => {
  it('is set anew with the mailed code; every session ends, and the owner is told', async () => {
    const { email, token, password } = await app.signUpUser()
    const code = await codeFor(email, 'resetPassword')
    const reply = await reset(email, code)
    expect(reply).toMatchObject({ code: 0, data: { endedSessions: 1 } })
    expect(await isIn(token)).toBe(false)
    expect(await fits(email, password)).toBe(false)
    expect(await fits(email, better)).toBe(true)
    await app.runJobs()
    const [asked, mail] = mailsTo(email)
    expect(asked!.text).toContain(`/reset#email=${encodeURIComponent(email)}&code=${code}`)
    expect(mail).toMatchObject({ subject: 'Your password was changed' })
    expect(mail!.text).toMatch(/nothing can be withdrawn until \d{1,2} \w+ \d{4}, \d\d:\d\d\./)
  })

  it('is not the one of before, which the code alone is told', async () => {
    const { email, password, token } = await app.signUpUser()
    const code = await codeFor(email, 'resetPassword')
    expect(await reset(email, another(code), password)).toMatchObject({ code: 428 })
    const { code: refused, details } = await reset(email, code, password)
    expect(refused).toBe(1001)
    expect(JSON.stringify(details)).toContain('your password already')
    expect(await isIn(token)).toBe(true)
    expect(await reset(email, code)).toMatchObject({ code: 0 })
  })

  it('holds withdrawals for a day, says until when, and then no longer', async () => {
    const seller = await aWithdrawingSeller(app, 5_000_000n)
    const { data } = await reset(seller.email, await codeFor(seller.email, 'resetPassword'))
    const until = Date.parse(data.withdrawalsHeldUntil!)
    expect(Math.abs(until - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000)
    const token = await signIn(app.call, seller.email, better)
    const ask = () =>
      app.call(withdrawals.request, {
        token,
        body: { currencyId: 1, bankAccountId: seller.account.id, amount: '1000', pin: '718204' },
      })
    expect(await ask()).toMatchObject({
      status: 409,
      code: 1410,
      msg: expect.stringMatching(/^Your password or your withdrawal password was set anew\./),
      details: { until: data.withdrawalsHeldUntil },
    })
    const limits = async () =>
      (await app.call<WithdrawalLimits>(withdrawals.limits, { token, query: { currencyId: 1 } })).data
    expect((await limits()).heldUntil).toBe(data.withdrawalsHeldUntil)
    await app.database.asOwner(`update users set withdrawals_held_until = now() where id = ${seller.id}`)
    expect((await limits()).heldUntil).toBeNull()
    expect(await ask()).toMatchObject({ code: 0 })
  })

  it('answers the same for an address without an account; its mailbox alone tells', async () => {
    const { email } = await app.signUpUser()
    const nobody = 'nobody.at.all@kaadi.example'
    const known = await ask(email, 'resetPassword')
    const unknown = await ask(nobody, 'resetPassword')
    expect(unknown).toMatchObject({ status: known.status, code: known.code, data: known.data })
    await app.runJobs()
    expect(mailsTo(nobody)).toMatchObject([{ subject: 'There is no account with this address' }])
    expect(mailsTo(nobody)[0]!.text).not.toMatch(/\d{6}/)
    const code = app.mailbox.codeFor(email)!
    for (let time = 1; time <= 6; time++) {
      const [wrong, none] = [await reset(email, another(code)), await reset(nobody, '000000')]
      const details = { newCodeNeeded: time >= 5 }
      expect(wrong).toMatchObject({ code: 428, details })
      expect(none).toMatchObject({ status: wrong.status, code: wrong.code, msg: wrong.msg, details })
    }
  })

  it('takes no code six times, nor one for another purpose, address or time', async () => {
    const [{ email }, other] = [await app.signUpUser(), await app.signUpUser()]
    const code = await codeFor(email, 'resetPassword')
    expect(await reset(other.email, code)).toMatchObject({ code: 428 })
    const change = await codeFor(other.email, 'changePassword', other.token)
    expect(await reset(other.email, change)).toMatchObject({ code: 428 })
    for (let time = 0; time < 5; time++)
      expect(await reset(email, another(code))).toMatchObject({ code: 428 })
    expect(await reset(email, code)).toMatchObject({ code: 428 })
    const late = await app.signUpUser()
    const old = await codeFor(late.email, 'resetPassword')
    await app.database.asOwner(`update verification_codes set expires_at = now() - interval '1 second'`)
    expect(await reset(late.email, old)).toMatchObject({ code: 428 })
    expect(await fits(late.email, late.password)).toBe(true)
  })

  it('is set once, however many use the code at once, and one key gets one answer', async () => {
    const { email } = await app.signUpUser()
    const code = await codeFor(email, 'resetPassword')
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, n) => reset(email, code, `${better} ${n}`)),
    )
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1)
    expect(replies.filter((reply) => reply.code === 428)).toHaveLength(3)
    await app.database.asOwner(`update verification_codes set sent_at = now() - interval '2 minutes'`)
    const second = await codeFor(email, 'resetPassword')
    const first = await reset(email, second, better, 'the-same-key-again')
    expect(await reset(email, second, better, 'the-same-key-again')).toMatchObject({
      code: 0,
      data: first.data,
    })
  })

  it('refuses one that everybody guesses, and keeps the code for a better one', async () => {
    const { email } = await app.signUpUser()
    const code = await codeFor(email, 'resetPassword')
    expect(await reset(email, code, 'password1')).toMatchObject({ code: 1101 })
    expect(await reset(email, code)).toMatchObject({ code: 0 })
  })

  it('lets in whose account others have guessed at', async () => {
    const { email } = await app.signUpUser()
    for (let time = 0; time < 5; time++) await fits(email, `wrong ${time}`)
    await reset(email, await codeFor(email, 'resetPassword'))
    expect(await fits(email, better)).toBe(true)
  })
})

describe('a sign-in with the password of before', () => {
  it('opens no session that outlives the change', async () => {
    const { email, password } = await app.signUpUser()
    const code = await codeFor(email, 'resetPassword')
    const { secrets } = app.deps
    const verify = secrets.verify
    const looking = vi.spyOn(secrets, 'verify').mockImplementationOnce(async (...given) => {
      const isRight = await verify(...given)
      // It was right when it was looked at.
      expect(await reset(email, code)).toMatchObject({ code: 0 })
      return isRight
    })
    expect(await fits(email, password)).toBe(false)
    expect(looking).toHaveBeenCalled()
    expect(
      await app.database.asOwner(
        `select from user_sessions s join users u on u.id = s.user_id where u.email = '${email}'`,
      ),
    ).toEqual([])
    looking.mockRestore()
  })
})

describe('changing the password', () => {
  const change = ({ email, token, password }: SignedUp, code: string, more: object = {}) =>
    app.call<PasswordChanged>(users.changePassword, {
      token,
      body: { oldPassword: hashOf(email, password), code, password: hashOf(email, better), ...more },
    })

  it('ends all other sessions, keeps this one, and holds no money', async () => {
    const seller = await app.signUpUser()
    const elsewhere = await signIn(app.call, seller.email, seller.password)
    const reply = await change(seller, await codeFor(seller.email, 'changePassword', seller.token))
    expect(reply).toMatchObject({ code: 0, data: { endedSessions: 1, withdrawalsHeldUntil: null } })
    expect([await isIn(seller.token), await isIn(elsewhere)]).toEqual([true, false])
    expect(await fits(seller.email, better)).toBe(true)
    await app.runJobs()
    expect(mailsTo(seller.email).at(-1)).toMatchObject({ subject: 'Your password was changed' })
  })

  it('needs the old one, and lets nobody guess it', async () => {
    const seller = await app.signUpUser()
    const code = await codeFor(seller.email, 'changePassword', seller.token)
    const oldPassword = hashOf(seller.email, 'not the old one')
    for (let time = 0; time < 5; time++)
      expect(await change(seller, code, { oldPassword })).toMatchObject({ code: 426 })
    expect(await change(seller, code)).toMatchObject({ code: 429 })
  })

  it('is no change to the one that it is', async () => {
    const seller = await app.signUpUser()
    const code = await codeFor(seller.email, 'changePassword', seller.token)
    const password = hashOf(seller.email, seller.password)
    const { code: refused, details } = await change(seller, code, { password })
    expect(refused).toBe(1001)
    expect(JSON.stringify(details)).toContain('your password already')
    expect(await change(seller, code)).toMatchObject({ code: 0 })
  })

  it('needs the mailed code', async () => {
    const seller = await app.signUpUser()
    expect(await change(seller, '123456')).toMatchObject({ code: 428 })
    expect(await fits(seller.email, seller.password)).toBe(true)
  })

  it('is nothing for a session that has ended', async () => {
    const seller = await app.signUpUser()
    await app.call(sessions.end, { token: seller.token })
    expect(await change(seller, '123456')).toMatchObject({ code: 401 })
  })
})

describe('the row of a seller', () => {
  it('takes no other password beside the way that notes when', async () => {
    const { id } = await app.signUpUser()
    await expect(
      app.database.asOwner(`update users set password_hash = 'x' where id = ${id}`),
    ).rejects.toThrow('never changes')
  })
})
