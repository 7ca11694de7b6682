import { type Payout, payouts } from '@kaadi/contract/payouts'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { manyWithdrawals } from '../../../../test/many-rows.ts'
import { asTreasurer, type Treasurer } from '../../../../test/payout-desk.ts'
import { suspense, userHeld } from '../../../ledger/index.ts'

let app: TestApp
let token: string
let treasurer: Treasurer

// Written past the ledger, so this file does not close on the invariants of money.
beforeAll(async () => {
  app = await createTestApp()
  ;({ token } = await app.signInOperator('treasurer'))
  treasurer = asTreasurer(app, token)
  await manyWithdrawals(app.database, 504)
})
afterAll(() => app.close())

/** What asking for it would have held. */
async function holdMoney(id: string): Promise<void> {
  const [row] = await app.database.asOwner(
    `select id, user_id, currency_id, amount from withdrawals where public_id = '${id}'`,
  )
  const { id: held, user_id, currency_id, amount } = row as Record<string, string>
  const credit = userHeld(BigInt(user_id!), Number(currency_id))
  await app.deps.ledger.post({
    kind: 'withdrawal.held',
    eventId: BigInt(held!),
    legs: [{ debit: suspense(Number(currency_id)), credit, amount: BigInt(amount!) }],
  })
}

type Asked = Record<string, string | number>
const page = async (query: Asked) =>
  (await app.call<KeyedPage<Payout>>(payouts.page, { token, query: { size: 50, ...query } })).data
const idsOf = ({ records }: KeyedPage<Payout>) => records.map(({ withdrawal }) => withdrawal.id as string)

/** Every page from the first, by `cursor`. */
async function walk(query: Asked): Promise<KeyedPage<Payout>[]> {
  const pages = [await page(query)]
  for (let cursor = pages[0]!.cursor; cursor; cursor = pages.at(-1)!.cursor)
    pages.push(await page({ ...query, cursor }))
  return pages
}

describe('504 payouts', () => {
  it.each([
    ['as they wait', {}],
    ['newest first', { direction: 'descending' }],
    ['by amount', { sort: 'amount' }],
    ['by amount, smallest first', { sort: 'amount', direction: 'ascending' }],
  ])('are all reached once %s, forwards and back', async (_, query) => {
    const pages = await walk(query)
    const there = pages.map(idsOf)
    expect(new Set(there.flat()).size).toBe(504)
    expect(there.map(({ length }) => length)).toEqual([...Array.from({ length: 10 }, () => 50), 4])
    expect(pages.every(({ total }) => total === 504)).toBe(true)
    const back: string[][] = []
    for (let cursor = pages.at(-1)!.previous; cursor; ) {
      const before = await page({ ...query, cursor })
      back.unshift(idsOf(before))
      cursor = before.previous
    }
    expect(back).toEqual(there.slice(0, -1))
  })

  it('are ordered by amount within each currency', async () => {
    const rows = (await walk({ sort: 'amount' })).flatMap(({ records }) => records)
    const order = rows.map(({ withdrawal: { currencyId, net } }) => [currencyId, Number(net)] as const)
    expect(order).toEqual(order.toSorted(([a, x], [b, y]) => b - a || y - x))
    expect(new Set(order.map(([currencyId]) => currencyId)).size).toBe(2)
  })

  it('keep the place of a reader while others are taken before it', async () => {
    const first = await page({})
    const second = await page({ cursor: first.cursor! })
    for (const id of idsOf(first).slice(0, 10)) expect((await treasurer.start(id)).code).toBe(0)
    expect(idsOf(await page({ cursor: first.cursor! }))).toEqual(idsOf(second))
    // Backwards to a page that is no longer full shows the beginning whole.
    const beginning = await page({ cursor: second.previous! })
    expect(beginning).toMatchObject({ previous: null, total: 494 })
    expect(beginning.records).toHaveLength(50)
    for (const id of idsOf(first).slice(0, 10)) await treasurer.handBack(id)
  })

  it('are filtered by bank, currency and day, all of them and not a page of them', async () => {
    const [{ n } = { n: 0 }] = await app.database.asOwner(
      `select count(*)::int as n from withdrawals w join bank_accounts a on a.id = w.bank_account_id where bank_code = '044'`,
    )
    const access = (await walk({ bankCode: '044' })).flatMap(({ records }) => records)
    expect(access.length).toBe(n)
    expect(access.length).toBeGreaterThan(50)
    expect(new Set(access.map(({ bankCode }) => bankCode))).toEqual(new Set(['044']))
    const cedis = await page({ currencyId: 2 })
    expect(cedis.records.every(({ withdrawal }) => withdrawal.currencyId === 2)).toBe(true)
    const days = { askedFrom: '2026-11-02T00:00:00.000Z', askedBefore: '2026-11-03T00:00:00.000Z' }
    const day = (await walk(days)).flatMap(({ records }) => records)
    expect(day.length).toBeGreaterThan(0)
    expect(day.every(({ withdrawal }) => withdrawal.createTime.startsWith('2026-11-02'))).toBe(true)
  })

  it('are found by seller, account name, last digits, reference and slip', async () => {
    const [payout] = (await page({ cursor: (await page({})).cursor! })).records
    const { id, accountEnding, accountName, providerReference } = payout!.withdrawal
    const searches = [payout!.sellerName, accountName.toLowerCase(), accountEnding, providerReference]
    for (const search of [...searches, providerReference.slice(-8).toUpperCase()])
      expect((await walk({ search })).flatMap(idsOf), search).toContain(id)
    await treasurer.start(id)
    expect(idsOf(await page({ view: 'mine' }))).toEqual([id])
    expect(idsOf(await page({ view: 'sent' }))).toEqual([id])
    await holdMoney(id)
    expect((await treasurer.confirm(id, 'Look-Me-Up 77')).code).toBe(0)
    expect(idsOf(await page({ view: 'ended', search: 'look-me-up77' }))).toEqual([id])
    expect((await page({ view: 'ended', search: 'look-me-up7' })).total).toBe(0)
    expect((await page({ search: '%%' })).total).toBe(0)
  })

  it('refuse a cursor of another order', async () => {
    const { cursor } = await page({})
    const reply = await app.call(payouts.page, { token, query: { sort: 'amount', cursor: cursor! } })
    expect(reply).toMatchObject({ status: 400, code: 1001 })
  })

  it('are handed back among those that wait', async () => {
    const [id] = idsOf(await page({}))
    await treasurer.start(id!)
    expect(idsOf(await page({}))).not.toContain(id)
    await treasurer.handBack(id!)
    expect(idsOf(await page({}))[0]).toBe(id)
  })
})
