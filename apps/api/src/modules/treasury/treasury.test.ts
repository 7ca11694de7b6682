import type { AuditLine } from '@kaadi/contract/audit'
import { audit } from '@kaadi/contract/audit'
import type { KeyedPage } from '@kaadi/contract/primitives'
import {
  type CurrencyStanding,
  type LedgerBalance,
  type LedgerLine,
  type LedgerOwner,
  ledgerKinds,
  treasury,
} from '@kaadi/contract/treasury'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aJob } from '../../../test/a-job.ts'
import type { TestApp, TestOperator } from '../../../test/app.ts'
import { asTreasurer } from '../../../test/payout-desk.ts'
import { aPayingProvider } from '../../../test/paystack/paying-provider.ts'
import { createTradingApp, type TradingDesk, type TradingSeller } from '../../../test/trading-desk.ts'
import { eventKinds } from '../../ledger/index.ts'
import { readBalances } from '../payout-worker/guarding/read-balances.job.ts'

let app: TestApp
let close: () => Promise<void>
let desk: TradingDesk
let treasurer: TestOperator
let seller: TradingSeller
let [order, paid, waiting] = ['', '', '']
beforeAll(async () => {
  const trading = await createTradingApp()
  ;({ app, close, desk } = trading)
  treasurer = await app.signInOperator('treasurer')
  seller = await desk.aSeller()
  order = await seller.sellPaid()
  paid = await seller.withdraw('50000')
  await desk.payOut(paid)
  waiting = await seller.withdraw('20000')
})
// Closes on every invariant.
afterAll(() => close())

type Query = Record<string, string | number>
const lines = async (query: Query = {}, token = treasurer.token) =>
  app.call<KeyedPage<LedgerLine>>(treasury.lines, { token, query: { size: 100, ...query } })
const own = (account: string): Query => ({ sellerId: seller.user.userId, account, currencyId: 1 })
const accounts = async (query: Query = {}) =>
  (await app.call<LedgerBalance[]>(treasury.accounts, { token: treasurer.token, query })).data

it('knows every kind of event of the books', () => expect(ledgerKinds).toEqual(eventKinds))

describe('days of the ledger', () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
  it.each([
    ['an account', () => own('available')],
    ['a kind', () => ({ kind: 'withdrawal.held' })],
    ['a kind of an account', () => ({ kind: 'card-order.paid', account: 'cards', currencyId: 1 })],
    ['all', () => ({})],
  ])('narrow the lines of %s', async (_, of) => {
    const whole = (await lines(of())).data.records
    expect(whole.length).toBeGreaterThan(0)
    const now = (await lines({ ...of(), from: anHourAgo, before: inAnHour })).data
    expect(now.records.map(({ lineId }) => lineId).toSorted()).toEqual(
      whole.map(({ lineId }) => lineId).toSorted(),
    )
    expect((await lines({ ...of(), from: inAnHour })).data).toMatchObject({ records: [], total: 0 })
    expect((await lines({ ...of(), before: anHourAgo })).data).toMatchObject({ records: [], total: 0 })
  })

  it('are refused beside one event', async () => {
    expect((await lines({ giftOrderId: order, from: anHourAgo })).code).toBe(1001)
  })
})

describe('the ledger of a seller', () => {
  it('has their accounts with what they hold', async () => {
    const found = await accounts({ sellerId: seller.user.userId })
    const wallet = { currencyId: 1, provider: null, seller: { userId: seller.user.userId } }
    expect(found).toMatchObject([
      { account: { name: 'available', ...wallet }, balance: '78000.00', lines: 3 },
      { account: { name: 'held', ...wallet }, balance: '20000.00' },
    ])
  })

  it('has each line with its counter-account, the balance after it, and what it comes from', async () => {
    const { data } = await lines(own('available'))
    const house = { seller: null, currencyId: 1 }
    expect(data.records).toMatchObject([
      {
        kind: 'withdrawal.held',
        amount: '-20000.00',
        balanceAfter: '78000.00',
        to: { name: 'held' },
        source: { noun: 'withdrawal', id: waiting },
      },
      { kind: 'withdrawal.held', amount: '-50000.00', balanceAfter: '98000.00', source: { id: paid } },
      {
        kind: 'card-order.paid',
        amount: '148000.00',
        balanceAfter: '148000.00',
        from: { name: 'cards', ...house },
        source: { noun: 'order', id: order, label: expect.stringMatching(/\d/) },
      },
    ])
  })

  it('is found by the beginning of an address', async () => {
    const { data } = await app.call<LedgerOwner[]>(treasury.sellers, {
      token: treasurer.token,
      query: { search: seller.email.slice(0, 8) },
    })
    expect(data.map(({ userId }) => userId)).toContain(seller.user.userId)
  })

  it('is paged by key, both ways', async () => {
    const first = (await lines({ ...own('available'), size: 2 })).data
    expect(first.records).toHaveLength(2)
    const second = (await lines({ ...own('available'), size: 2, cursor: first.cursor! })).data
    expect(second.records).toMatchObject([{ kind: 'card-order.paid' }])
    expect(second.cursor).toBeNull()
    const back = (await lines({ ...own('available'), size: 2, cursor: second.previous! })).data
    expect(back.records).toEqual(first.records)
  })

  it('can be narrowed to a kind of event, with its balances', async () => {
    const { data } = await lines({ ...own('available'), kind: 'card-order.paid' })
    expect(data.records).toMatchObject([{ amount: '148000.00', balanceAfter: '148000.00' }])
  })

  it('is read by treasurers alone, never their own, and who read whose stands in the audit', async () => {
    await lines(own('held'))
    const admin = await app.signInOperator('admin')
    const { data } = await app.call<KeyedPage<AuditLine>>(audit.page, {
      token: admin.token,
      query: { call: 'treasury.lines', subject: seller.user.userId },
    })
    expect(data.records[0]).toMatchObject({ subject: seller.user.userId, outcome: '0' })
    expect((await lines(own('held'), (await app.signInOperator('senior')).token)).code).toBe(403)
    const self = await app.signInOperator('treasurer')
    await app.database.asOwner(`update operators set email = '${seller.email}' where id = ${self.id}`)
    expect((await lines(own('held'), self.token)).code).toBe(1606)
    await app.database.asOwner(`update operators set email = 'again@kaadi.example' where id = ${self.id}`)
  })
})

describe('the ledger of the house', () => {
  it('has the lines of an account with its running balance', async () => {
    const { data } = await lines({ account: 'fee', currencyId: 1 })
    expect(data.records[0]).toMatchObject({ kind: 'withdrawal.paid', to: { name: 'fee' } })
    const [cards] = (await lines({ account: 'cards', currencyId: 1 })).data.records
    expect(cards).toMatchObject({ amount: '-148000.00', balanceAfter: '-148000.00' })
  })

  it('has those of one kind without one, the sign still that of the account', async () => {
    const { data } = await lines({
      account: 'payout',
      provider: 'manual',
      currencyId: 1,
      kind: 'withdrawal.paid',
    })
    expect(data.records).toMatchObject([
      { kind: 'withdrawal.paid', balanceAfter: null, source: { id: paid } },
    ])
    expect(data.records[0]!.amount).not.toContain('-')
  })

  it('has everything that one order or one withdrawal has moved', async () => {
    expect((await lines({ giftOrderId: order })).data.records).toMatchObject([{ kind: 'card-order.paid' }])
    const kinds = (await lines({ withdrawalId: paid })).data.records.map(({ kind }) => kind)
    expect(kinds).toEqual(['withdrawal.paid', 'withdrawal.paid', 'withdrawal.held'])
    expect((await lines({ withdrawalId: 'nobody' })).code).toBe(404)
  })

  it('begins with the newest of all', async () => {
    const { data } = await lines({ size: 1 })
    expect(data.records).toMatchObject([
      { kind: 'withdrawal.held', balanceAfter: null, source: { id: waiting } },
    ])
    expect(data.total).toBeGreaterThan(3)
  })

  it.each([
    ['a seller without an account', () => ({ sellerId: seller.user.userId })],
    ['a wallet of nobody', () => ({ account: 'available', currencyId: 1 })],
    ['an account without its currency', () => ({ account: 'fee' })],
    ['payouts without their provider', () => ({ account: 'payout', currencyId: 1 })],
    ['an order beside other filters', () => ({ giftOrderId: order, account: 'fee', currencyId: 1 })],
    ['an account that is not known', () => ({ account: 'gold', currencyId: 1 })],
  ])('refuses %s', async (_, query) => expect((await lines(query() as Query)).code).toBe(1001))
})

it('keeps what is filtered as a table', async () => {
  const reply = await app.http.inject({
    url: `/api/ops/ledger/file?sellerId=${seller.user.userId}&account=available&currencyId=1`,
    headers: { authorization: `Bearer ${treasurer.token}` },
  })
  expect(reply.headers).toMatchObject({ 'x-ledger-lines': '3', 'content-type': 'text/csv; charset=utf-8' })
  const rows = reply.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(rows[0]).toBe('Time,Kind,From,To,Currency,Amount,Balance,Source,Reference')
  expect(rows).toHaveLength(4)
  expect(rows[3]).toContain(`148000.00,148000.00,`)
  expect(rows[3]).toContain(order)
})

describe('float and liabilities', () => {
  const standing = async (of: Pick<TestApp, 'call'> = app, { token } = treasurer) =>
    (await of.call<CurrencyStanding[]>(treasury.standing, { token })).data

  it('says what sellers are owed, and every account adds up to zero', async () => {
    const [naira] = await standing()
    expect(naira).toMatchObject({
      currencyId: 1,
      available: '78000.00',
      held: '20000.00',
      inTransit: '0.00',
      owed: '98000.00',
      receivable: '0.00',
      sum: '0.00',
      missing: '98000.00',
    })
    expect(naira!.rows.map(({ name }) => name)).toEqual(['available', 'held', 'cards', 'fee', 'payout'])
  })

  it('parts what is on its way from what waits', async () => {
    await asTreasurer(app, treasurer.token).start(waiting)
    const [naira] = await standing()
    expect(naira).toMatchObject({ held: '0.00', inTransit: '20000.00', owed: '98000.00' })
    expect(naira!.providers).toMatchObject([
      { provider: 'manual', balance: null, readTime: null, inTransit: '20000.00' },
    ])
  })

  it('has what providers told last, and when, and what would be missing', async () => {
    const { rails } = aPayingProvider({ funds: 4_000_000 })
    await readBalances({ database: app.database, rails })(aJob)
    const [naira] = await standing()
    expect(naira!.providers[1]).toMatchObject({
      provider: 'paystack',
      balance: '40000.00',
      inTransit: '0.00',
    })
    expect(Date.parse(naira!.providers[1]!.readTime!)).toBeGreaterThan(Date.now() - 60_000)
    expect(naira).toMatchObject({ atProviders: '40000.00', missing: '58000.00' })
  })

  it('keeps the last balance of a provider that does not answer', async () => {
    const silent = { ...aPayingProvider().rails, providers: new Map() }
    await readBalances({ database: app.database, rails: silent })(aJob)
    expect((await standing())[0]).toMatchObject({ atProviders: '40000.00' })
  })
})
