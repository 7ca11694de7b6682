import { withApiPrefix } from '@kaadi/contract/http'
import { payouts } from '@kaadi/contract/payouts'
import type { Page } from '@kaadi/contract/primitives'
import { type WalletRecord, wallets } from '@kaadi/contract/wallets'
import { withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { fund } from '../../../test/database.ts'
import { type Reviewer, used } from '../../../test/reviewer.ts'
import { aSellingSeller, aSteamCode } from '../../../test/selling-seller.ts'
import { createTradingApp } from '../../../test/trading-desk.ts'
import { addAccount, pin, setPin } from '../../../test/withdrawing-seller.ts'

let app: TestApp
let close: () => Promise<void>
let reviewer: Reviewer
beforeAll(async () => {
  const trading = await createTradingApp()
  ;({ app, close } = trading)
  reviewer = trading.desk.reviewer
})
afterAll(() => close())

type Token = { readonly token: string }
const available = async ({ token }: Token, inCurrencyId = 1) =>
  (await app.call<number>(wallets.available, { token, query: { inCurrencyId } })).data
const processing = async ({ token }: Token) =>
  (await app.call<string>(wallets.processing, { token, query: { outCurrencyId: 1 } })).data
const records = async ({ token }: Token, query: Record<string, string | number> = {}) =>
  (await app.call<Page<WalletRecord>>(wallets.records, { token, query: { currencyId: 1, ...query } })).data

const kobo = (amount: string) => BigInt(amount.replace('.', ''))
const monthOfLagos = () => new Date(Date.now() + 3_600_000).toISOString().slice(0, 7)

/** Two sales, one of them with a bonus; a withdrawal that was cancelled, one that was paid, one that waits. */
async function aLife() {
  const seller = await aSellingSeller(app, { bonusOfLevel: 3 })
  const first = (await seller.sell()).data.giftOrderId
  await reviewer.settle(first)
  const second = (await seller.sell({ codes: [aSteamCode(), aSteamCode()] })).data.giftOrderId
  await reviewer.settle(second, 'valid', used)
  await setPin(app, seller)
  const account = (await addAccount(app, seller)).data
  const withdraw = async (amount: string) =>
    (
      await app.call<{ id: string }>(withdrawals.request, {
        token: seller.token,
        body: { currencyId: 1, bankAccountId: account.id, amount, pin },
      })
    ).data.id
  const cancelled = await withdraw('10000')
  await app.call(withdrawals.cancel, { token: seller.token, body: { id: cancelled } })
  const paid = await withdraw('20000')
  const { token } = await app.signInOperator('treasurer')
  await app.call(payouts.start, { token, body: { id: paid } })
  await app.call(payouts.confirm, { token, body: { id: paid, bankSlipNumber: `SLIP-${seller.id}-1` } })
  const open = await withdraw('30000')
  return { seller, first, second, cancelled, paid, open }
}

describe('the balance', () => {
  it('is a number for what is free and a string for what is held', async () => {
    const { seller } = await aLife()
    expect(await available(seller)).toBe(298_960 - 50_000)
    expect(await processing(seller)).toBe('30000.00')
  })

  it('is nothing in a currency that was never used', async () => {
    const seller = await app.signUpUser()
    expect(await available(seller, 3)).toBe(0)
    expect(await processing(seller)).toBe('0.00')
    expect(await records(seller)).toEqual({
      records: [],
      total: 0,
      size: 20,
      current: 1,
      pages: 0,
      cursor: null,
    })
  })

  it('is one’s own', async () => {
    const { seller } = await aLife()
    const other = await app.signUpUser()
    expect(await available(other)).toBe(0)
    expect((await records(other, { userId: seller.user.userId })).records).toEqual([])
  })
})

describe('the statement', () => {
  it('says what each line was, newest first', async () => {
    const { seller, first, second, cancelled, paid, open } = await aLife()
    const lines = (await records(seller)).records
    expect(lines.map(({ event, amount, sourceId }) => [event, amount, sourceId])).toEqual([
      ['withdrawal', '-30000.00', open],
      ['withdrawal', '-20000.00', paid],
      ['withdrawalReturned', '10000.00', cancelled],
      ['withdrawal', '-10000.00', cancelled],
      ['levelBonus', '1480.00', second],
      ['cardOrder', '148000.00', second],
      ['levelBonus', '1480.00', first],
      ['cardOrder', '148000.00', first],
    ])
    expect(lines.map(({ title }) => title)).toEqual([
      'Withdrawal · Guaranty Trust Bank ••6789',
      'Withdrawal · Guaranty Trust Bank ••6789',
      'Withdrawal cancelled · Guaranty Trust Bank ••6789',
      'Withdrawal · Guaranty Trust Bank ••6789',
      'Bonus on the rate · 2 × Steam $100',
      '2 × Steam $100',
      'Bonus on the rate · Steam $100',
      'Steam $100',
    ])
  })

  it('adds up: each line is its amount on top of the line below, the first is the balance', async () => {
    const { seller } = await aLife()
    const { records: lines } = await records(seller)
    expect(kobo(lines[0]!.balanceAfter)).toBe(BigInt(await available(seller)) * 100n)
    for (const [index, { amount, balanceAfter }] of lines.entries())
      expect(kobo(balanceAfter)).toBe(kobo(amount) + kobo(lines[index + 1]?.balanceAfter ?? '0.00'))
    const sum = lines.reduce((total, { amount }) => total + kobo(amount), 0n)
    expect(sum).toBe(kobo(lines[0]!.balanceAfter))
  })

  it('as a file adds up to the balance too, line by line, with what came back and what was paid', async () => {
    const { seller } = await aLife()
    const [fromMonth, untilMonth] = [monthOfLagos(), monthOfLagos()]
    const { body } = await app.http.inject({
      method: 'GET',
      url: withApiPrefix(wallets.statement.path),
      query: { currencyId: '1', fromMonth, untilMonth, format: 'csv' },
      headers: { authorization: `Bearer ${seller.token}` },
    })
    const rows = body.trimEnd().split('\r\n').slice(1)
    const figures = rows.map((row) =>
      row
        .match(/,NGN,(-?[\d.]*),(-?[\d.]+),/)!
        .slice(1)
        .map(kobo),
    )
    const [opening, closing] = [figures[0]![1]!, figures.at(-1)![1]!]
    let balance = opening
    for (const [amount, after] of figures.slice(1, -1)) {
      balance += amount!
      expect(after).toBe(balance)
    }
    expect(figures).toHaveLength(10)
    expect(closing).toBe(balance)
    expect(closing).toBe(BigInt(await available(seller)) * 100n)
  })

  it('pages by number and by cursor without gap or repeat', async () => {
    const { seller } = await aLife()
    const all = (await records(seller)).records.map(({ id }) => id)
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Page<WalletRecord> = await records(seller, { size: 3, ...(cursor && { cursor }) })
      expect(page).toMatchObject({ total: 8, pages: 3, size: 3 })
      seen.push(...page.records.map(({ id }) => id))
      cursor = page.cursor
    }
    expect(seen).toEqual(all)
    expect((await records(seller, { size: 3, current: 3 })).records.map(({ id }) => id)).toEqual(all.slice(6))
  })

  it.each([
    ['cardOrder', 2],
    ['levelBonus', 2],
    ['withdrawal', 3],
    ['withdrawalReturned', 1],
    ['coupon', 0],
    ['adjustment', 1],
  ])('shows lines of %s alone', async (event, count) => {
    const { seller } = await aLife()
    if (event === 'adjustment') await fund(app.database, { userId: seller.id, amount: 7n })
    const { records: lines, total } = await records(seller, { event })
    expect(lines.every((line) => line.event === event)).toBe(true)
    expect([lines.length, total]).toEqual([count, count])
  })
})
