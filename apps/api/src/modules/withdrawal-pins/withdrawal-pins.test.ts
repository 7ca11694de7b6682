import { isTrivialPin, type PinStatus, withdrawalPins } from '@kaadi/contract/withdrawal-pins'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../test/app.ts'
import { createVerifyPin, createWithdrawalPinsRepository } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const pin = '718204'
const setPin = (seller: SignedUp, body: object = {}, idempotencyKey?: string) =>
  app.call<PinStatus>(withdrawalPins.set, {
    token: seller.token,
    body: { pin, password: passwordHash(seller.email, seller.password), ...body },
    ...(idempotencyKey && { idempotencyKey }),
  })
const statusOf = async (seller: SignedUp) =>
  (await app.call<PinStatus>(withdrawalPins.status, { token: seller.token })).data
const verifier = () => createVerifyPin(createWithdrawalPinsRepository(app.database), app.deps.secrets)
const passLock = (id: bigint) =>
  app.database.asOwner(
    `update withdrawal_pins set locked_until = now() - interval '1 ms' where user_id = ${id}`,
  )

describe('setting a PIN', () => {
  it('needs the password of the account', async () => {
    const seller = await app.signUpUser()
    const refused = await setPin(seller, { password: passwordHash(seller.email, 'another phrase') })
    expect(refused).toMatchObject({ status: 426, code: 426 })
    expect(await statusOf(seller)).toEqual({ pinSet: false, attemptsLeft: 5, lockedUntil: null })
  })

  it('stops whoever guesses the password here', async () => {
    const seller = await app.signUpUser()
    for (let guess = 0; guess < 5; guess++)
      await setPin(seller, { password: passwordHash(seller.email, `guess ${guess}`) })
    const refused = await setPin(seller)
    expect(refused).toMatchObject({ status: 429, code: 429 })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is done once', async () => {
    const seller = await app.signUpUser()
    const key = 'one-key-for-the-pin'
    expect(await setPin(seller, {}, key)).toMatchObject({ code: 0, data: { pinSet: true, attemptsLeft: 5 } })
    expect(await setPin(seller, {}, key)).toMatchObject({ code: 0, data: { pinSet: true } })
    expect(await setPin(seller, { pin: '846201' }, key)).toMatchObject({ status: 422, code: 1004 })
    expect(await setPin(seller, { pin: '846201' })).toMatchObject({ status: 409, code: 1408 })
  })

  it('keeps no PIN that the database could tell', async () => {
    const seller = await app.signUpUser()
    await setPin(seller)
    const rows = await app.database.asOwner(
      `select p.*, k.* from withdrawal_pins p join idempotency_keys k using (user_id) where user_id = ${seller.id}`,
    )
    expect(rows).toHaveLength(1)
    expect(
      JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(pin)
    expect(rows[0]!.pin_hash).toMatch(/^\$argon2id\$/)
  })

  it.each(['111111', '123456', '987654', '456789', '890123', '210987', '121212', '123123', '000000'])(
    'refuses %s, which thieves try first',
    async (trivial) => {
      expect(isTrivialPin(trivial)).toBe(true)
      const seller = await app.signUpUser()
      expect(await setPin(seller, { pin: trivial })).toMatchObject({ status: 400, code: 1409 })
    },
  )

  it.each(['718204', '112358', '100000', '123457', '191817'])('takes %s', (ordinary) => {
    expect(isTrivialPin(ordinary)).toBe(false)
  })
})

describe('checking a PIN', () => {
  it('tells how many attempts are left and locks with the fifth wrong one', async () => {
    const seller = await app.signUpUser()
    await setPin(seller)
    const verify = verifier()
    for (const attemptsLeft of [4, 3, 2, 1])
      await expect(verify(seller.id, '000001')).rejects.toMatchObject({
        errorName: 'wrongPin',
        details: { attemptsLeft },
      })
    await expect(verify(seller.id, '000001')).rejects.toMatchObject({ errorName: 'pinLocked' })
    await expect(verify(seller.id, pin)).rejects.toMatchObject({
      errorName: 'pinLocked',
      retryAfterSeconds: expect.closeTo(30 * 60, -2),
    })
    const { attemptsLeft, lockedUntil } = await statusOf(seller)
    expect(attemptsLeft).toBe(0)
    const [row] = await app.database.asOwner(
      `select extract(epoch from locked_until - now())::float8 as seconds from withdrawal_pins where user_id = ${seller.id}`,
    )
    expect(lockedUntil).not.toBeNull()
    expect(row!.seconds).toBeGreaterThan(29 * 60)
    expect(row!.seconds).toBeLessThanOrEqual(30 * 60)
  })

  it('opens again when the lock has passed, with all attempts', async () => {
    const seller = await app.signUpUser()
    await setPin(seller)
    const verify = verifier()
    for (let wrong = 0; wrong < 5; wrong++) await verify(seller.id, '000001').catch(() => undefined)
    await passLock(seller.id)
    expect(await statusOf(seller)).toEqual({ pinSet: true, attemptsLeft: 5, lockedUntil: null })
    await expect(verify(seller.id, '000001')).rejects.toMatchObject({ details: { attemptsLeft: 4 } })
    await verify(seller.id, pin)
    expect(await statusOf(seller)).toMatchObject({ attemptsLeft: 5 })
  })

  it('forgets earlier mistakes after the right one', async () => {
    const seller = await app.signUpUser()
    await setPin(seller)
    const verify = verifier()
    for (let wrong = 0; wrong < 4; wrong++) await verify(seller.id, '000001').catch(() => undefined)
    await verify(seller.id, pin)
    expect(await statusOf(seller)).toMatchObject({ attemptsLeft: 5, lockedUntil: null })
  })

  it('lets five of a hundred parallel guesses be looked at, whichever process they come from', async () => {
    const seller = await app.signUpUser()
    await setPin(seller)
    const pins = createWithdrawalPinsRepository(app.database)
    const charged = await Promise.all(Array.from({ length: 100 }, () => pins.charge(seller.id)))
    expect(charged.filter(Boolean)).toHaveLength(5)
    expect(charged.filter((attempt) => attempt?.lockedUntil)).toHaveLength(1)
  })

  it('lets many right ones through at once', async () => {
    const seller = await app.signUpUser()
    await setPin(seller)
    const verify = verifier()
    await Promise.all(Array.from({ length: 30 }, () => verify(seller.id, pin)))
    expect(await statusOf(seller)).toMatchObject({ attemptsLeft: 5, lockedUntil: null })
  })

  it('says that none is set', async () => {
    const seller = await app.signUpUser()
    await expect(verifier()(seller.id, pin)).rejects.toMatchObject({ errorName: 'pinNotSet' })
  })
})
