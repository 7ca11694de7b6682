import { headerNames } from '@kaadi/contract/http'
import { people, type SellerNote, type SellerPage, type SellerRow } from '@kaadi/contract/people'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { risk } from '@kaadi/contract/risk'
import { sessions } from '@kaadi/contract/sessions'
import { users } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedUp, TestApp } from '../../../test/app.ts'
import { aSellingSeller } from '../../../test/selling-seller.ts'
import { createTradingApp } from '../../../test/trading-desk.ts'
import { aWithdrawingSeller, pin } from '../../../test/withdrawing-seller.ts'

let app: TestApp
let close: () => Promise<void>
let senior: { token: string; id: bigint }
beforeAll(async () => {
  ;({ app, close } = await createTradingApp())
  senior = await app.signInOperator('senior')
})
afterAll(() => close())

const page = (query: Record<string, string | number>, token = senior.token) =>
  app.call<KeyedPage<SellerRow>>(people.page, { token, query })
const found = async (search: string) => (await page({ search })).data.records.map(({ email }) => email)
const read = (seller: Pick<SignedUp, 'user'>, token = senior.token) =>
  app.call<SellerPage>(people.seller, { token, query: { sellerId: seller.user.userId } })
/** Every name and value of a reply, however deep. */
const factsOf = (value: unknown): [name: string, value: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        [name, String(inner)] as [string, string],
        ...factsOf(inner),
      ])
    : []
const note = ({ user }: Pick<SignedUp, 'user'>, text: string, idempotencyKey?: string) =>
  app.call<SellerNote>(people.addNote, {
    token: senior.token,
    body: { sellerId: user.userId, text },
    ...(idempotencyKey && { idempotencyKey }),
  })

describe('a seller is found', () => {
  it('by the beginning of the address and by the id', async () => {
    const seller = await app.signUpUser({ email: 'zainab.find@kaadi.example' })
    expect(await found('Zainab.F')).toEqual([seller.email])
    expect(await found(seller.user.userId)).toEqual([seller.email])
    expect(await found('nobody at all')).toEqual([])
  })

  it('by an order’s number, whole or its last five digits', async () => {
    const seller = await aSellingSeller(app)
    const { data } = await seller.sell()
    expect(await found(data.tradeNumber)).toEqual([seller.email])
    expect(await found(data.tradeNumber.slice(-5))).toContain(seller.email)
  })

  it('by the ending of a bank account, and by the beginning of a device', async () => {
    const seller = await aWithdrawingSeller(app, 0n)
    expect(await found(seller.account.accountEnding)).toContain(seller.email)
    await app.call(sessions.create, {
      body: {
        grant_type: 'password',
        username: seller.email,
        password: passwordHash(seller.email, seller.password),
        scope: 'server',
      },
      headers: { [headerNames.clientId]: 'a-device-of-people' },
    })
    const { devices } = (await read(seller)).data
    const named = devices.find(({ isNamed }) => isNamed)!
    expect(await found(named.deviceId.slice(0, 8).toUpperCase())).toEqual([seller.email])
  })

  it('in a list that is filtered, sorted and turned by key', async () => {
    for (let n = 0; n < 5; n++)
      await app.signUpUser({ email: `turn${n}@kaadi.example`, countryCode: n % 2 ? 'GH' : 'NG' })
    const first = await page({ search: 'turn', size: 2, direction: 'ascending' })
    expect(first.data.records.map(({ email }) => email[4])).toEqual(['0', '1'])
    const next = await page({ search: 'turn', size: 2, direction: 'ascending', cursor: first.data.cursor! })
    expect(next.data.records.map(({ email }) => email[4])).toEqual(['2', '3'])
    const back = await page({ search: 'turn', size: 2, direction: 'ascending', cursor: next.data.previous! })
    expect(back.data.records).toEqual(first.data.records)
    const ofGhana = await page({ search: 'turn', countryCode: 'GH' })
    expect(ofGhana.data.records.map(({ email }) => email[4])).toEqual(['3', '1'])
    const byLevel = await page({ search: 'turn', sort: 'level' })
    expect(byLevel.data.total).toBe(5)
  })

  it('among the paused', async () => {
    const seller = await app.signUpUser()
    const untilTime = new Date(Date.now() + 3_600_000).toISOString()
    const body = {
      sellerId: seller.user.userId,
      scope: 'both',
      rule: 'unusualUse',
      facts: ['A fact.'],
      untilTime,
    }
    await app.call(risk.pause, { token: senior.token, body })
    const { data } = await page({ only: 'paused' })
    expect(data.records).toEqual([expect.objectContaining({ email: seller.email, isPaused: true })])
  })

  it('by seniors and admins alone', async () => {
    for (const role of ['reviewer', 'treasurer', 'editor'] as const)
      expect((await page({}, (await app.signInOperator(role)).token)).code).toBe(403)
    expect((await page({}, (await app.signInOperator('admin')).token)).code).toBe(0)
  })
})

describe('the page of a seller', () => {
  it('has orders, wallet, withdrawals, accounts, devices, sessions, level and standing', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    await seller.withdraw('1000')
    const { data } = await read(seller)
    expect(data).toMatchObject({
      email: seller.email,
      name: 'Adaeze Okafor',
      level: 1,
      kycLevel: 0,
      isPaused: false,
      isBlocked: false,
      wallets: [{ currencyId: 1, available: '9000.00', held: '1000.00' }],
      withdrawals: [{ amount: '1000.00', accountEnding: seller.account.accountEnding }],
      bankAccounts: [{ accountEnding: seller.account.accountEnding, otherSellers: 0, isBlocked: false }],
      sessions: [{ ip: expect.any(String) }],
      verification: null,
      pauses: [],
      notes: [],
    })
    const selling = await aSellingSeller(app)
    const { data: order } = await selling.sell({ codes: ['ABCDE12345FGHIJ'] })
    const { data: shown } = await read(selling)
    expect(shown.orders).toMatchObject({ open: 1, paid: 0, notPaid: 0 })
    expect(shown.orders.newest[0]).toMatchObject({ tradeNumber: order.tradeNumber, title: 'Steam $100' })
  })

  it('tells no password, no withdrawal password, no code and no whole account number', async () => {
    const seller = await aWithdrawingSeller(app, 0n)
    const selling = await aSellingSeller(app)
    await selling.sell({ codes: ['SECRETCODE12345'] })
    const { data } = await read(seller)
    const given = [...factsOf(data), ...factsOf((await read(selling)).data)]
    const names = given.map(([name]) => name)
    expect(names.filter((name) => /hash|password|^pin|secret|sealed|accountNumber/i.test(name))).toEqual([])
    expect(new Set(names.filter((name) => /code/i.test(name)))).toEqual(new Set(['countryCode']))
    const [stored] = await app.database.asOwner(
      `select password_hash as hash from users where id = ${seller.id}`,
    )
    const secrets = ['SECRETCODE12345', seller.password, pin, String(stored!.hash)]
    for (const [, value] of given) expect(secrets).not.toContain(value)
    expect(Object.keys(data.bankAccounts[0]!).toSorted()).toEqual(
      ['accountEnding', 'accountName', 'bankName', 'id', 'isBlocked', 'isRemoved', 'otherSellers'].toSorted(),
    )
  })

  it('is not for the seller themself, nor what can be done on it', async () => {
    const seller = await app.signUpUser({ email: 'both@kaadi.example' })
    const operator = await app.signInOperator('senior')
    await app.database.asOwner(
      `update operators set email = 'both+desk@kaadi.example' where id = ${operator.id}`,
    )
    const { token } = operator
    const sellerId = seller.user.userId
    expect((await read(seller, token)).code).toBe(1606)
    const replies = [
      await app.call(people.addNote, { token, body: { sellerId, text: 'A fine person.' } }),
      await app.call(people.endSessions, { token, body: { sellerId } }),
    ]
    expect(replies.map(({ code }) => code)).toEqual([1606, 1606])
  })

  it('is not found for an id that nobody has', async () => {
    expect((await app.call(people.seller, { token: senior.token, query: { sellerId: 'nobody' } })).code).toBe(
      404,
    )
  })
})

describe('notes', () => {
  it('stand with their author, the newest first, and stay as they are', async () => {
    const seller = await app.signUpUser()
    await note(seller, 'Called on Monday.')
    const again = await note(seller, 'Sent the receipts.', 'one-key-of-a-note')
    expect((await note(seller, 'Sent the receipts.', 'one-key-of-a-note')).data).toEqual(again.data)
    const { notes } = (await read(seller)).data
    expect(notes.map(({ text }) => text)).toEqual(['Sent the receipts.', 'Called on Monday.'])
    expect(notes[0]!.author).toMatch(/^Operator/)
    await expect(
      app.database.asOwner(`update seller_notes set text = 'Nothing.' where user_id = ${seller.id}`),
    ).rejects.toThrow(/write another note|append/)
  })
})

describe('sessions', () => {
  it('are ended one by one, or all at once', async () => {
    const seller = await app.signUpUser()
    const end = (body: object) =>
      app.call<{ ended: number }>(people.endSessions, {
        token: senior.token,
        body: { sellerId: seller.user.userId, ...body },
      })
    const [open] = (await read(seller)).data.sessions
    expect((await end({ sessionId: open!.id })).data).toEqual({ ended: 1 })
    expect((await app.call(users.me, { token: seller.token })).status).toBe(401)
    expect((await end({ sessionId: open!.id })).code).toBe(404)
    const other = await app.signUpUser()
    expect((await end({ sessionId: (await read(other)).data.sessions[0]!.id })).code).toBe(404)
    expect((await end({})).data).toEqual({ ended: 0 })
  })
})
