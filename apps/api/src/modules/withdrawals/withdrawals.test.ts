import type { Page } from '@kaadi/contract/primitives'
import { type Withdrawal, type WithdrawalLimits, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { fund } from '../../../test/database.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from '../../../test/withdrawing-seller.ts'
import { userAvailable, userHeld } from '../../ledger/index.ts'
import { readUserEvents } from '../../outbox/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../bank-accounts/index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const booksOf = async ({ id }: { id: bigint }) => ({
  available: await app.deps.ledger.balance(userAvailable(id, 1)),
  held: await app.deps.ledger.balance(userHeld(id, 1)),
})
const limitsOf = async (seller: WithdrawingSeller) =>
  (await app.call<WithdrawalLimits>(withdrawals.limits, { token: seller.token, query: { currencyId: 1 } }))
    .data
const cancel = (seller: WithdrawingSeller, id: string) =>
  app.call<Withdrawal>(withdrawals.cancel, { token: seller.token, body: { id } })

describe('asking for a withdrawal', () => {
  it('holds the whole amount and shows fee, net and the bank', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { code, data } = await seller.withdraw('5000')
    expect(code).toBe(0)
    expect(data).toMatchObject({
      status: 0,
      amount: '5000.00',
      fee: '50.00',
      net: '4950.00',
      bankName: 'Guaranty Trust Bank',
      accountEnding: seller.account.accountEnding,
      accountName: seller.account.accountName,
      bankSlipNumber: null,
      events: [{ version: 1, status: 0, actor: 'seller' }],
    })
    expect(data.providerReference).toMatch(/^[a-z0-9_-]{16,64}$/)
    expect(await booksOf(seller)).toEqual({ available: 500_000n, held: 500_000n })
  })

  it('tells the open pages of the withdrawal and of the balance', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { data } = await seller.withdraw('5000')
    const events = await readUserEvents(app.database.db, { userId: seller.id, after: 0n })
    expect(events.map(({ topic, payload }) => ({ topic, payload }))).toEqual([
      { topic: 'withdrawal', payload: { id: data.id, status: 0 } },
      { topic: 'balance', payload: { currencyId: 1 } },
    ])
  })

  it('lets exactly one of 64 parallel withdrawals have the whole balance', async () => {
    const seller = await aWithdrawingSeller(app, 200_000n)
    const replies = await Promise.all(Array.from({ length: 64 }, () => seller.withdraw('2000')))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 1400)).toHaveLength(63)
    expect(await booksOf(seller)).toEqual({ available: 0n, held: 200_000n })
    const rows = await app.database.asOwner(`select id from withdrawals where user_id = ${seller.id}`)
    expect(rows).toHaveLength(1)
  })

  it('answers the first result again under the same key, however often and in parallel', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const idempotencyKey = 'a-key-of-one-intent'
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => seller.withdraw('3000', { idempotencyKey })),
    )
    expect(new Set(replies.map(({ data }) => data?.id)).size).toBe(1)
    expect(replies.every(({ code }) => code === 0)).toBe(true)
    expect((await booksOf(seller)).held).toBe(300_000n)
    expect(await seller.withdraw('4000', { idempotencyKey })).toMatchObject({ status: 422, code: 1004 })
    expect(await seller.withdraw('3000', { idempotencyKey, body: { pin: '000001' } })).toMatchObject({
      code: 1004,
    })
  })

  it('is found by its key, by its own seller alone, and nothing is found under a key that made nothing', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const other = await aWithdrawingSeller(app, 1_000_000n)
    const idempotencyKey = 'a-key-whose-answer-was-lost'
    const { data } = await seller.withdraw('3000', { idempotencyKey })
    await seller.withdraw('2000')
    await seller.withdraw('2000', { idempotencyKey: 'a-key-that-was-refused', body: { pin: '000001' } })
    const under = async (key: string, { token } = seller) => {
      const query = { idempotencyKey: key, size: 1 }
      return (await app.call<Page<Withdrawal>>(withdrawals.page, { token, query })).data.records.map(
        ({ id }) => id,
      )
    }
    expect(await under(idempotencyKey)).toEqual([data.id])
    expect(await under(idempotencyKey, other)).toEqual([])
    expect(await under('a-key-that-was-refused')).toEqual([])
    expect(await under('a-key-that-never-was')).toEqual([])
  })

  it.each([
    ['less than the smallest', '999.99', 1401],
    ['more than there is', '20000', 1400],
    ['a fraction of a kobo', '2000.001', 1001],
    ['nothing', '0', 1401],
  ])('refuses %s', async (_, amount, code) => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    expect((await seller.withdraw(amount)).code).toBe(code)
    expect(await booksOf(seller)).toEqual({ available: 1_000_000n, held: 0n })
  })

  it('refuses more than the largest, where there is as much', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000_000n)
    expect((await seller.withdraw('5000000.01')).code).toBe(1402)
    expect(await booksOf(seller)).toEqual({ available: 1_000_000_000n, held: 0n })
  })

  it('refuses one whose fee would take all of it, with the fee, and holds nothing', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    // A smallest withdrawal that a host has set below the fee by hand: a proposal would be refused.
    const set = (least: string) =>
      app.database.asOwner(`update settle_currencies set min_withdraw = ${least} where id = 1`)
    await set('10')
    try {
      for (const amount of ['49.99', '50'])
        expect(await seller.withdraw(amount)).toMatchObject({
          status: 400,
          code: 1726,
          details: { limit: '50', currencyId: 1 },
        })
      expect(await booksOf(seller)).toEqual({ available: 1_000_000n, held: 0n })
      expect((await seller.withdraw('50.01')).data).toMatchObject({ fee: '50.00', net: '0.01' })
    } finally {
      await set('1000')
    }
  })

  it('creates nothing from a balance of one kobo', async () => {
    const seller = await aWithdrawingSeller(app, 1n)
    const { most } = await limitsOf(seller)
    expect(most).toBe('0.01')
    expect((await seller.withdraw(most)).code).toBe(1401)
    expect(await booksOf(seller)).toEqual({ available: 1n, held: 0n })
  })

  it('leaves nothing behind when all is asked for', async () => {
    const seller = await aWithdrawingSeller(app, 123_457n)
    const { most } = await limitsOf(seller)
    expect(await seller.withdraw(most)).toMatchObject({
      code: 0,
      data: { amount: '1234.57', net: '1184.57' },
    })
    expect(await booksOf(seller)).toEqual({ available: 0n, held: 123_457n })
  })

  it('counts a wrong PIN although nothing else happened', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const wrong = () => seller.withdraw('2000', { body: { pin: '000001' } })
    expect(await wrong()).toMatchObject({ status: 428, code: 1405, details: { attemptsLeft: 4 } })
    for (let attempt = 0; attempt < 3; attempt++) await wrong()
    expect(await wrong()).toMatchObject({
      status: 423,
      code: 1406,
      details: { lockedUntil: expect.any(String) },
    })
    expect(await seller.withdraw('2000')).toMatchObject({ code: 1406 })
    expect(await booksOf(seller)).toEqual({ available: 1_000_000n, held: 0n })
  })

  it("does not find another seller's bank account", async () => {
    const [seller, other] = [await aWithdrawingSeller(app, 1_000_000n), await aWithdrawingSeller(app, 0n)]
    const body = { bankAccountId: other.account.id }
    const foreign = await seller.withdraw('2000', { body })
    const unknown = await seller.withdraw('2000', { body: { bankAccountId: 'nobody-knows-this' } })
    expect(foreign).toMatchObject({ status: 404, code: 404 })
    expect({ ...foreign, traceId: 0, headers: 0 }).toEqual({ ...unknown, traceId: 0, headers: 0 })
  })

  it('takes no claim of a client about fee, status and owner', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const claims = { fee: '0', status: 10, userId: '1', net: '9999' }
    for (const [field, value] of Object.entries(claims)) {
      const refused = await seller.withdraw('2000', { body: { [field]: value } })
      expect(refused).toMatchObject({ status: 400, details: { fields: [{ path: field }] } })
    }
    const { data } = await seller.withdraw('2000')
    expect(data).toMatchObject({ fee: '50.00', net: '1950.00', status: 0 })
  })
})

describe('the limit of a day', () => {
  // The cap of a new account is another one.
  beforeAll(() =>
    app.database.asOwner('update settle_currencies set new_account_max = 20000000 where id = 1'),
  )

  it('holds for requests that come at once, and comes back with what was cancelled', async () => {
    const seller = await aWithdrawingSeller(app, 10_000_000_000n)
    // 10,000,000 a day at 4,000,000 each: two pass.
    const replies = await Promise.all(Array.from({ length: 8 }, () => seller.withdraw('4000000')))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(2)
    expect(replies.filter(({ code }) => code === 1403)).toHaveLength(6)
    expect(await limitsOf(seller)).toMatchObject({ leftToday: '2000000.00', most: '2000000' })
    await cancel(seller, replies.find(({ code }) => code === 0)!.data.id)
    expect(await limitsOf(seller)).toMatchObject({ leftToday: '6000000.00' })
  })

  it('gives as much of it as the level says, in the limits and in the request', async () => {
    const seller = await aWithdrawingSeller(app, 2_000_000_000n)
    const give = (percent: number) =>
      app.database.asOwner(`update levels set daily_percent = ${percent} where level = 1`)
    await give(150)
    expect(await limitsOf(seller)).toMatchObject({ dailyMax: '15000000.00', leftToday: '15000000.00' })
    for (const _ of [1, 2, 3]) expect((await seller.withdraw('5000000')).code).toBe(0)
    expect((await seller.withdraw('1000')).code).toBe(1403)
    await give(100)
    expect(await limitsOf(seller)).toMatchObject({ dailyMax: '10000000.00', leftToday: '0.00' })
  })
})

describe('taking a withdrawal back', () => {
  it('releases the amount with its fee once, and answers the same to whoever asks again', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { data } = await seller.withdraw('5000')
    const replies = await Promise.all(Array.from({ length: 10 }, () => cancel(seller, data.id)))
    for (const reply of [...replies, await cancel(seller, data.id)]) {
      expect(reply.code).toBe(0)
      expect(reply.data).toMatchObject({ status: 22, events: [{ status: 0 }, { status: 22 }] })
    }
    expect(await booksOf(seller)).toEqual({ available: 1_000_000n, held: 0n })
  })

  it('answers a foreign and an unknown id alike', async () => {
    const [seller, other] = [await aWithdrawingSeller(app, 1_000_000n), await aWithdrawingSeller(app, 0n)]
    const { data } = await seller.withdraw('5000')
    const plain = (reply: object) => ({ ...reply, traceId: 0, headers: 0 })
    expect(plain(await cancel(other, data.id))).toEqual(plain(await cancel(other, 'nobody-knows-this')))
    const read = (id: string) => app.call(withdrawals.detail, { token: other.token, query: { id } })
    expect(plain(await read(data.id))).toEqual(plain(await read('nobody-knows-this')))
    expect((await booksOf(seller)).held).toBe(500_000n)
  })
})

describe('the list', () => {
  it('pages by number and by cursor, newest first, without gap or repeat', async () => {
    const seller = await aWithdrawingSeller(app, 10_000_000n)
    const made: string[] = []
    for (let n = 0; n < 5; n++) made.unshift((await seller.withdraw(String(1000 + n))).data.id)
    const read = (query: Record<string, string | number>) =>
      app.call<Page<Withdrawal>>(withdrawals.page, { token: seller.token, query })
    const first = (await read({ size: 2 })).data
    expect(first).toMatchObject({ total: 5, pages: 3, current: 1, size: 2 })
    const second = (await read({ size: 2, cursor: first.cursor! })).data
    const third = (await read({ size: 2, cursor: second.cursor! })).data
    expect([first, second, third].flatMap(({ records }) => records.map(({ id }) => id))).toEqual(made)
    expect(third.cursor).toBeNull()
    expect((await read({ size: 2, current: 3 })).data.records.map(({ id }) => id)).toEqual(made.slice(4))
    expect(await read({ cursor: 'not-a-cursor' })).toMatchObject({ code: 1001 })
  })

  it('filters by what became of them', async () => {
    const seller = await aWithdrawingSeller(app, 10_000_000n)
    const { data } = await seller.withdraw('1000')
    await seller.withdraw('2000')
    await cancel(seller, data.id)
    const amounts = async (state: string) =>
      (
        await app.call<Page<Withdrawal>>(withdrawals.page, { token: seller.token, query: { state } })
      ).data.records.map(({ amount }) => amount)
    expect(await amounts('open')).toEqual(['2000.00'])
    expect(await amounts('notPaid')).toEqual(['1000.00'])
    expect(await amounts('paid')).toEqual([])
  })
})

it('keeps USDT to six decimals', async () => {
  const seller = await aWithdrawingSeller(app, 0n)
  await fund(app.database, { userId: seller.id, currencyId: 3, amount: 1n })
  const { data } = await app.call<WithdrawalLimits>(withdrawals.limits, {
    token: seller.token,
    query: { currencyId: 3 },
  })
  expect(data).toMatchObject({ available: '0.000001', most: '0.000001', minWithdraw: '10' })
})
