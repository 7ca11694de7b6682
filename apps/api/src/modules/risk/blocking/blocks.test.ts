import { cardOrders } from '@kaadi/contract/card-orders'
import { headerNames } from '@kaadi/contract/http'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type Block, risk } from '@kaadi/contract/risk'
import { sessions } from '@kaadi/contract/sessions'
import { users } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedUp, TestApp } from '../../../../test/app.ts'
import { aSellingSeller, aSteamCode } from '../../../../test/selling-seller.ts'
import { createTradingApp } from '../../../../test/trading-desk.ts'
import { addAccount, aWithdrawingSeller, setPin } from '../../../../test/withdrawing-seller.ts'

let app: TestApp
let close: () => Promise<void>
let senior: { token: string; email: string }
beforeAll(async () => {
  ;({ app, close } = await createTradingApp())
  senior = await app.signInOperator('senior')
})
afterAll(() => close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const block = (subject: object, more: object = {}, token = senior.token) =>
  app.call<Block>(risk.block, { token, body: { subject, reason: 'Charged back twice.', ...more } })
const unblock = (blockId: string) =>
  app.call<Block>(risk.unblock, { token: senior.token, body: { blockId, reason: 'A mistake.' } })
const list = async (query: Record<string, string> = {}) =>
  (await app.call<KeyedPage<Block>>(risk.blocks, { token: senior.token, query })).data.records

let names = 0
/** What a client calls its device by. */
const aDevice = () => ({ [headerNames.clientId]: `device-of-blocks-${++names}` })

/** Signs up by the mailed code. */
async function signUp(email: string, headers: Record<string, string> = {}) {
  await app.call(users.sendVerificationCode, { body: { email, purpose: 'signUp' } })
  await app.runJobs()
  const mail = app.mailbox.mails.findLast(({ to }) => to === email)!
  const code = /\d{6}/.exec(mail.subject)![0]
  const body = {
    email,
    password: passwordHash(email, 'a long enough phrase'),
    countryCode: 'NG',
    code,
    acceptsTerms: true,
    isAdult: true,
  }
  return app.call(users.signUp, { body, headers })
}

/** Signs in on a device, so that it is known to be the seller's. */
async function useDevice({ email, password }: SignedUp, headers: Record<string, string>) {
  const body = {
    grant_type: 'password',
    username: email,
    password: passwordHash(email, password),
    scope: 'server',
  }
  return app.call(sessions.create, { body, headers })
}

/** Blocks a device that a seller has signed in on; answers its headers. */
async function aBlockedDevice() {
  const headers = aDevice()
  const owner = await app.signUpUser()
  await useDevice(owner, headers)
  const [row] = await app.database.asOwner(`
    select encode(device_hash, 'hex') as id from user_devices where user_id = ${owner.id} and is_named`)
  const { id: deviceId } = row as { id: string }
  const reply = await block({ kind: 'device', sellerId: owner.user.userId, deviceId })
  return { headers, reply, deviceId, owner }
}

describe('a blocked address', () => {
  it('opens no account, however it is spelled; only the mailbox’s owner learns of it', async () => {
    expect(await block({ kind: 'email', email: 'Ring.Leader+1@gmail.com' })).toMatchObject({
      code: 0,
      data: { kind: 'email', label: 'ri…@gmail.com', isRunning: true },
    })
    const asked = { body: { email: 'ringleader@gmail.com', purpose: 'signUp' } }
    const free = { body: { email: 'nobody-yet@gmail.com', purpose: 'signUp' } }
    const [blocked, other] = [
      await app.call(users.sendVerificationCode, asked),
      await app.call(users.sendVerificationCode, free),
    ]
    expect([blocked.status, blocked.data]).toEqual([other.status, other.data])
    const reply = await signUp('r.i.n.g.leader@gmail.com')
    expect(reply).toMatchObject({ status: 409, code: 1142 })
    expect(reply.msg).toContain('write to our support')
  })

  it('sells no more and signs in all the same, to reach the balance', async () => {
    const seller = await aSellingSeller(app)
    const before = await seller.quote()
    await block({ kind: 'email', email: seller.email })
    expect(await seller.quote()).toMatchObject({ code: 1142 })
    const cards = [{ code: aSteamCode(), photos: [] }]
    expect(await seller.submit({ quoteId: before.data.quoteId, cards })).toMatchObject({ code: 1142 })
    expect(await useDevice(seller, {})).toMatchObject({ code: 0 })
  })
})

describe('a blocked device', () => {
  it('opens no account and sends no order, whoever holds it', async () => {
    const { headers, reply, deviceId } = await aBlockedDevice()
    expect(reply.data).toMatchObject({ kind: 'device', label: deviceId.slice(0, 8) })
    expect(await signUp('on-blocked-device@kaadi.example', headers)).toMatchObject({ code: 1142 })
    const seller = await aSellingSeller(app)
    const { data } = await seller.quote()
    const body = {
      quoteId: data.quoteId,
      cards: [{ code: aSteamCode(), photos: [] }],
      ownsCards: true,
      notToldByStranger: true,
    }
    const send = (more: Record<string, string>) =>
      app.call(cardOrders.submit, { token: seller.token, body, headers: more })
    expect(await send(headers)).toMatchObject({ code: 1142 })
    expect(await send(aDevice())).toMatchObject({ code: 0 })
  })

  it('signs in, so that its owner can withdraw', async () => {
    const { headers, owner } = await aBlockedDevice()
    expect(await useDevice(owner, headers)).toMatchObject({ code: 0 })
  })

  it('is one that names itself', async () => {
    const seller = await app.signUpUser()
    const [row] = await app.database.asOwner(`
      select encode(device_hash, 'hex') as id from user_devices where user_id = ${seller.id} and not is_named`)
    const { id: deviceId } = row as { id: string }
    expect(await block({ kind: 'device', sellerId: seller.user.userId, deviceId })).toMatchObject({
      code: 404,
    })
  })
})

describe('a blocked bank account', () => {
  it('is saved by nobody, and paid to no more', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { data } = await block({
      kind: 'bankAccount',
      sellerId: seller.user.userId,
      bankAccountId: seller.account.id,
    })
    expect(data.label).toMatch(/ ••\d{4}$/)
    expect(await seller.withdraw('1000')).toMatchObject({ status: 409, code: 1143 })
    const other = await app.signUpUser()
    await setPin(app, other)
    const [row] = await app.database.asOwner(`
      select account_ending as ending from bank_accounts where user_id = ${seller.id}`)
    const accountNumber = `100000${(row as { ending: string }).ending}`
    const refused = await addAccount(app, other, { accountNumber })
    expect(refused).toMatchObject({ code: 1143 })
    expect(refused.msg).not.toMatch(/seller|somebody|someone|blocked|list/i)
    await unblock(data.blockId)
    expect(await seller.withdraw('1000')).toMatchObject({ code: 0 })
  })
})

describe('a blocked name', () => {
  const name = { firstName: 'Chukwuemeka', lastName: 'Óbi' }
  it('has an end, and saves no account until then', async () => {
    expect(await block({ kind: 'name', name })).toMatchObject({ code: 1001 })
    expect(await block({ kind: 'name', name }, { untilTime: inDays(30) })).toMatchObject({ code: 0 })
    const seller = await app.signUpUser({ name: { firstName: 'OBI', lastName: 'chukwuemeka' } })
    await setPin(app, seller)
    expect(await addAccount(app, seller, { accountNumber: '2000000001' })).toMatchObject({ code: 1142 })
  })
})

describe('the list', () => {
  it('keeps what was removed, with who and why', async () => {
    const { data } = await block({ kind: 'email', email: 'history@kaadi.example' })
    expect((await list({ search: 'history@kaadi.example' })).map(({ blockId }) => blockId)).toEqual([
      data.blockId,
    ])
    expect((await unblock(data.blockId)).data).toMatchObject({ isRunning: false, removeReason: 'A mistake.' })
    expect(await unblock(data.blockId)).toMatchObject({ code: 1973 })
    expect(await list({ search: 'history@kaadi.example' })).toEqual([])
    const over = await list({ view: 'over', search: 'history@kaadi.example' })
    expect(over[0]).toMatchObject({ reason: 'Charged back twice.', removedBy: expect.any(String) })
  })

  it('lets a block end by itself', async () => {
    const email = 'for-a-while@kaadi.example'
    await block({ kind: 'email', email }, { untilTime: new Date(Date.now() + 1_500).toISOString() })
    await expect.poll(() => list({ search: email }), { timeout: 5_000 }).toEqual([])
    expect(await block({ kind: 'email', email })).toMatchObject({ code: 0 })
  })

  it('has each thing once at a time', async () => {
    const replies = await Promise.all(
      [1, 2, 3].map(() => block({ kind: 'email', email: 'twice@kaadi.example' })),
    )
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1972, 1972])
  })

  it('is filtered by kind', async () => {
    expect(new Set((await list({ kind: 'device' })).map(({ kind }) => kind))).toEqual(new Set(['device']))
  })

  it('is for seniors and admins, and nobody blocks themself', async () => {
    const subject = { kind: 'email', email: 'roles@kaadi.example' }
    expect((await block(subject, {}, (await app.signInOperator('reviewer')).token)).code).toBe(403)
    const [name, host] = senior.email.split('@')
    expect((await block({ kind: 'email', email: `${name}+x@${host}` })).code).toBe(1606)
  })
})
