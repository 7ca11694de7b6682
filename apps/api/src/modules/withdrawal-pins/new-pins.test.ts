import {
  type ChangePinRequest,
  type PinReset,
  type PinStatus,
  type ResetPinRequest,
  withdrawalPins,
} from '@kaadi/contract/withdrawal-pins'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedUp, TestApp } from '../../../test/app.ts'
import { createTradingApp } from '../../../test/trading-desk.ts'
import { aWithdrawingSeller, pin, setPin } from '../../../test/withdrawing-seller.ts'

let app: TestApp
let close: () => Promise<void>
beforeAll(async () => {
  ;({ app, close } = await createTradingApp())
})
afterAll(() => close())

const better = '905713'
const another = (code: string) => (code === '000000' ? '000001' : '000000')
const aSeller = async () => {
  const seller = await app.signUpUser()
  await setPin(app, seller)
  return seller
}
const change = ({ token }: SignedUp, body: Partial<ChangePinRequest> = {}, idempotencyKey?: string) =>
  app.call<PinStatus>(withdrawalPins.change, {
    token,
    body: { oldPin: pin, pin: better, ...body },
    ...(idempotencyKey && { idempotencyKey }),
  })
const codeFor = async ({ token, email }: SignedUp) => {
  await app.runJobs()
  expect(await app.call(withdrawalPins.sendCode, { token })).toMatchObject({
    code: 0,
    data: { resendSeconds: 60, expiresSeconds: 900 },
  })
  await app.runJobs()
  return app.mailbox.codeFor(email)
}
const reset = (
  seller: SignedUp,
  body: Pick<ResetPinRequest, 'code'> & Partial<ResetPinRequest>,
  idempotencyKey?: string,
) =>
  app.call<PinReset>(withdrawalPins.reset, {
    token: seller.token,
    body: { password: passwordHash(seller.email, seller.password), pin: better, ...body },
    ...(idempotencyKey && { idempotencyKey }),
  })
const statusOf = async ({ token }: SignedUp) =>
  (await app.call<PinStatus>(withdrawalPins.status, { token })).data
const lastMailTo = async (email: string) => {
  await app.runJobs()
  return app.mailbox.mails.findLast(({ to }) => to === email)
}

describe('changing the PIN', () => {
  it('needs the one that is set; the new one opens, the old one no longer, and the owner is mailed', async () => {
    const seller = await aWithdrawingSeller(app, 5_000_000n)
    expect(await change(seller)).toMatchObject({ code: 0, data: { pinSet: true, attemptsLeft: 5 } })
    expect(await seller.withdraw('1000')).toMatchObject({ code: 1405 })
    expect(await seller.withdraw('1000', { body: { pin: better } })).toMatchObject({ code: 0 })
    const mail = await lastMailTo(seller.email)
    expect(mail).toMatchObject({ subject: 'Your withdrawal password was changed' })
    expect(mail!.text).not.toContain('nothing can be withdrawn')
  })

  it('counts a wrong one as a try, and is locked with the fifth', async () => {
    const seller = await aSeller()
    expect(await change(seller, { oldPin: '112358' })).toMatchObject({
      code: 1405,
      details: { attemptsLeft: 4 },
    })
    for (let time = 0; time < 4; time++) await change(seller, { oldPin: '112358' })
    expect(await change(seller)).toMatchObject({ code: 1406 })
    expect(await statusOf(seller)).toMatchObject({ attemptsLeft: 0 })
  })

  it('refuses what is easy to guess, what is set already, and a first one', async () => {
    const seller = await aSeller()
    expect(await change(seller, { pin: '123456' })).toMatchObject({ status: 400, code: 1409 })
    expect(await change(seller, { pin })).toMatchObject({
      status: 400,
      details: { fields: [{ path: 'pin' }] },
    })
    expect(await change(await app.signUpUser())).toMatchObject({ status: 409, code: 1404 })
    expect(await statusOf(seller)).toMatchObject({ attemptsLeft: 5 })
  })

  it('is made once by one key, and by one of two at once', async () => {
    const seller = await aSeller()
    const key = 'the-change-of-one-pin'
    const replies = await Promise.all([change(seller, {}, key), change(seller, {}, key)])
    expect(replies.map(({ code }) => code)).toContain(0)
    expect(await change(seller, {}, key)).toMatchObject({ code: 0 })
    expect(await change(seller, { oldPin: better, pin: '846201' })).toMatchObject({ code: 0 })
  })
})

describe('a forgotten PIN', () => {
  it('is set anew with password and mailed code; a lock ends, withdrawals wait for a day', async () => {
    const seller = await aWithdrawingSeller(app, 5_000_000n)
    for (let time = 0; time < 5; time++) await change(seller, { oldPin: '112358' })
    const code = await codeFor(seller)
    expect(await lastMailTo(seller.email)).toMatchObject({
      subject: `${code} is your code for a new withdrawal password`,
    })
    const { data } = await reset(seller, { code })
    const until = Date.parse(data.withdrawalsHeldUntil)
    expect(Math.abs(until - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000)
    expect(await statusOf(seller)).toEqual({ pinSet: true, attemptsLeft: 5, lockedUntil: null })
    expect((await lastMailTo(seller.email))!.text).toContain('nothing can be withdrawn until')
    expect(await seller.withdraw('1000', { body: { pin: better } })).toMatchObject({
      code: 1410,
      msg: expect.stringMatching(/^Your password or your withdrawal password was set anew\./),
      details: { until: data.withdrawalsHeldUntil },
    })
    await app.database.asOwner(`update users set withdrawals_held_until = now() where id = ${seller.id}`)
    expect(await seller.withdraw('1000', { body: { pin: better } })).toMatchObject({ code: 0 })
  })

  it('cuts no longer wait short', async () => {
    const seller = await aSeller()
    await app.database.asOwner(
      `update users set withdrawals_held_until = now() + interval '3 days' where id = ${seller.id}`,
    )
    const { data } = await reset(seller, { code: await codeFor(seller) })
    expect(Date.parse(data.withdrawalsHeldUntil) - Date.now()).toBeGreaterThan(2 * 24 * 3_600_000)
  })

  it('needs both proofs, and leaves a refused code to be used', async () => {
    const seller = await aSeller()
    const code = await codeFor(seller)
    const wrong = passwordHash(seller.email, 'another phrase')
    expect(await reset(seller, { code, password: wrong })).toMatchObject({ code: 426 })
    expect(await reset(seller, { code: another(code) })).toMatchObject({ code: 428 })
    expect(await reset(seller, { code, pin: '111111' })).toMatchObject({ code: 1409 })
    expect(await reset(await aSeller(), { code })).toMatchObject({ code: 428 })
    expect(await reset(seller, { code })).toMatchObject({ code: 0 })
    expect(await reset(seller, { code })).toMatchObject({ code: 428 })
  })

  it('lets nobody guess the password or the code here', async () => {
    const [seller, other] = [await aSeller(), await aSeller()]
    const code = await codeFor(seller)
    const wrong = passwordHash(seller.email, 'another phrase')
    for (let time = 0; time < 5; time++) await reset(seller, { code, password: wrong })
    expect(await reset(seller, { code })).toMatchObject({ status: 429 })
    const theirs = await codeFor(other)
    for (let time = 0; time < 5; time++) await reset(other, { code: another(theirs) })
    expect(await reset(other, { code: theirs })).toMatchObject({ code: 428 })
  })

  it('is set once, however many use the code at once; codes go out once a minute', async () => {
    const seller = await aSeller()
    const code = await codeFor(seller)
    expect(await app.call(withdrawalPins.sendCode, { token: seller.token })).toMatchObject({ code: '000' })
    const pins = ['905713', '846201', '571930', '640281']
    const replies = await Promise.all(pins.map((next) => reset(seller, { code, pin: next })))
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1)
    const set = pins[replies.findIndex((reply) => reply.code === 0)]!
    expect(await change(seller, { oldPin: set, pin })).toMatchObject({ code: 0 })
  })

  it('is nothing to reset where none was set', async () => {
    const seller = await app.signUpUser()
    expect(await reset(seller, { code: await codeFor(seller) })).toMatchObject({ code: 1404 })
  })
})
