import { type PasswordChanged, users, type VerificationPurpose } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, testConfig } from '../../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ config: { ...testConfig, trustedProxies: ['127.0.0.1'] } })
})
afterAll(() => app.close())

const ask = (email: string, purpose: VerificationPurpose, token?: string) =>
  app.call(users.sendVerificationCode, { body: { email, purpose }, ...(token && { token }) })
const mailsTo = async (email: string) => {
  await app.runJobs()
  return app.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}
const resetCodeFor = async (email: string): Promise<string> => {
  expect(await ask(email, 'resetPassword')).toMatchObject({ code: 0 })
  await app.runJobs()
  return app.mailbox.codeFor(email)
}
const another = (code: string) => (code === '000000' ? '000001' : '000000')
const reset = (email: string, code: string, from: string) =>
  app.call<PasswordChanged>(users.resetPassword, {
    body: { email, code, password: passwordHash(email, 'nine quiet market mornings') },
    headers: { 'x-forwarded-for': from },
  })

describe('a code to change the password', () => {
  it('is mailed to nobody who does not ask for it in their own session', async () => {
    const [seller, stranger] = [await app.signUpUser(), await app.signUpUser()]
    const toKnown = await ask(seller.email, 'changePassword')
    const toUnknown = await ask('nobody.here@kaadi.example', 'changePassword')
    expect(toKnown).toMatchObject({ status: 401, code: 401 })
    expect(toUnknown).toMatchObject({ status: 401, code: 401, msg: toKnown.msg })
    const foreign = await ask(seller.email, 'changePassword', stranger.token)
    const unknown = await ask('nobody.here@kaadi.example', 'changePassword', stranger.token)
    expect(foreign).toMatchObject({ status: 403, code: 403 })
    expect(unknown).toMatchObject({ status: 403, code: 403, msg: foreign.msg })
    expect(await mailsTo(seller.email)).toEqual([])
    expect(await mailsTo('nobody.here@kaadi.example')).toEqual([])
  })

  it('is mailed to the owner, who may write the address as they like', async () => {
    const { email, token } = await app.signUpUser()
    expect(await ask(email.toUpperCase(), 'changePassword', token)).toMatchObject({ code: 0 })
    expect(await mailsTo(email)).toEqual([expect.stringMatching(/^\d{6} is your code to change/)])
  })
})

describe('guesses at the code of a reset', () => {
  it('are charged to the network that they come from: its owner goes on elsewhere', async () => {
    const { email } = await app.signUpUser()
    const code = await resetCodeFor(email)
    for (let time = 1; time <= 6; time++)
      expect(await reset(email, another(code), '10.3.0.1')).toMatchObject({
        status: 428,
        details: { newCodeNeeded: time >= 5 },
      })
    expect(await reset(email, code, '10.3.0.1')).toMatchObject({ status: 428 })
    expect(await reset(email, code, '10.3.0.2')).toMatchObject({ code: 0 })
  })

  it('that many send at once from one network are looked at five times', async () => {
    const { email } = await app.signUpUser()
    const code = await resetCodeFor(email)
    await Promise.all(Array.from({ length: 20 }, () => reset(email, another(code), '10.4.0.1')))
    const [left] = await app.database.asOwner(
      'select attempts_left from verification_codes order by sent_at desc limit 1',
    )
    expect(left).toEqual({ attempts_left: 55 })
    expect(await reset(email, code, '10.4.0.2')).toMatchObject({ code: 0 })
  })

  it('from all networks together end the code after sixty', async () => {
    const { email } = await app.signUpUser()
    const code = await resetCodeFor(email)
    for (let guess = 1; guess <= 60; guess++) {
      const { status, details } = await reset(email, another(code), `10.5.0.${Math.ceil(guess / 5)}`)
      expect(status).toBe(428)
      expect(details).toEqual({ newCodeNeeded: guess % 5 === 0 })
    }
    const late = await reset(email, code, '10.5.1.1')
    expect(late).toMatchObject({ status: 428, details: { newCodeNeeded: true } })
  })

  it('go on no longer with code after code: an address has six hundred a day', async () => {
    const { email } = await app.signUpUser()
    const code = await resetCodeFor(email)
    const counted = { scope: 'code-guesses', subject: `resetPassword ${email}`, windowSeconds: 86_400 }
    await app.deps.throttle.take([{ ...counted, limit: 600 }])
    await app.database.asOwner(`update throttles set hits = 599 where scope = 'code-guesses' and hits = 1`)
    expect(await reset(email, another(code), '10.6.0.1')).toMatchObject({ status: 428 })
    expect(await reset(email, code, '10.6.0.2')).toMatchObject({ status: 428 })
  })
})
