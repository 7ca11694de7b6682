import { type Exchange, type ExchangeQuote, exchanges } from '@kaadi/contract/exchanges'
import type { CurrencyId, Page } from '@kaadi/contract/primitives'
import { type WalletRecord, wallets } from '@kaadi/contract/wallets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../test/app.ts'
import { fund } from '../../../test/database.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { deskFx, userAvailable } from '../../ledger/index.ts'
import { addCurrencyRates } from '../currencies/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await addCurrencyRates(app.database.checker, [
    { inId: 1, outId: 2, rate: '0.00735' },
    { inId: 2, outId: 1, rate: '134.2' },
    { inId: 1, outId: 3, rate: '0.000648' },
  ])
})
afterAll(() => closeSoundly(app))

const aSeller = async (kobo = 100_000_00n) => {
  const seller = await app.signUpUser()
  if (kobo > 0n) await fund(app.database, { userId: seller.id, amount: kobo })
  return seller
}
const quote = (seller: SignedUp, amount: string, [inCurrencyId, outCurrencyId]: CurrencyId[] = [1, 2]) =>
  app.call<ExchangeQuote>(exchanges.quote, {
    token: seller.token,
    body: { inCurrencyId, outCurrencyId, amount },
  })
const make = (seller: SignedUp, quoteId: string, idempotencyKey?: string) =>
  app.call<Exchange>(exchanges.make, {
    token: seller.token,
    body: { quoteId },
    ...(idempotencyKey && { idempotencyKey }),
  })
const balances = async ({ id }: SignedUp) => ({
  naira: await app.deps.ledger.balance(userAvailable(id, 1)),
  cedi: await app.deps.ledger.balance(userAvailable(id, 2)),
})
const runOut = (quoteId: string) =>
  app.database.asOwner(
    `alter table exchange_quotes disable trigger all;
     update exchange_quotes set created_at = now() - interval '61 seconds', expires_at = now() - interval '1 millisecond'
     where public_id = '${quoteId}';
     alter table exchange_quotes enable trigger all;`,
  )

describe('a quoted exchange', () => {
  it('says what comes of the amount, rounded down, and holds for sixty seconds', async () => {
    const seller = await aSeller()
    const { code, data } = await quote(seller, '1000.55')
    expect(code).toBe(0)
    // 1000.55 × 0.00735 = 7.3540425
    expect(data).toMatchObject({ amount: '1000.55', gets: '7.35', rate: '0.00735' })
    expect(Date.parse(data.expiresAt) - Date.parse(data.serverTime)).toBeGreaterThan(58_000)
    expect(Date.parse(data.expiresAt) - Date.parse(data.serverTime)).toBeLessThanOrEqual(60_000)
    expect(await balances(seller)).toEqual({ naira: 100_000_00n, cedi: 0n })
  })

  it.each([
    ['more decimals than the currency has', '1000.555', 1001],
    ['more than there is', '100000.01', 1400],
    ['more than any wallet holds', `9${'0'.repeat(23)}`, 1400],
    ['less than the least', '499.99', 1451],
    ['nothing', '0', 1451],
  ])('is refused for %s', async (_, amount, code) => {
    expect((await quote(await aSeller(), amount)).code).toBe(code)
  })

  it('is refused between a wallet and itself, and where there is no rate', async () => {
    const seller = await aSeller()
    expect((await quote(seller, '1000', [1, 1])).code).toBe(1001)
    await fund(app.database, { userId: seller.id, currencyId: 3, amount: 10_000_000n })
    expect((await quote(seller, '5', [3, 1])).code).toBe(1450)
  })

  it('says the least that is exchanged, and what there is', async () => {
    const seller = await aSeller(1_000_00n)
    expect((await quote(seller, '1')).details).toEqual({ limit: '500', currencyId: 1 })
    expect((await quote(seller, '1000.01')).details).toEqual({ limit: '1000.00', currencyId: 1 })
  })
})

describe('an exchange', () => {
  it('gives exactly what was quoted, whatever the rate is meanwhile', async () => {
    const seller = await aSeller()
    const { data: quoted } = await quote(seller, '20000')
    await app.database.asOwner(
      'update currency_rates set rate = 0.001 where in_currency_id = 1 and out_currency_id = 2',
    )
    const { code, data } = await make(seller, quoted.quoteId)
    await app.database.asOwner(
      'update currency_rates set rate = 0.00735 where in_currency_id = 1 and out_currency_id = 2',
    )
    expect(code).toBe(0)
    expect(data).toMatchObject({ amount: '20000.00', gets: '147.00', inCurrencyId: 1, outCurrencyId: 2 })
    expect(await balances(seller)).toEqual({ naira: 80_000_00n, cedi: 147_00n })
    expect(await app.call(exchanges.detail, { token: seller.token, query: { id: data.id } })).toMatchObject({
      data,
    })
  })

  it('is a line of both statements, which leads back to it', async () => {
    const seller = await aSeller()
    const { data } = await make(seller, (await quote(seller, '20000')).data.quoteId)
    const lineOf = async (currencyId: CurrencyId) => {
      const query = { currencyId, event: 'exchange' }
      const { data: page } = await app.call<Page<WalletRecord>>(wallets.records, {
        token: seller.token,
        query,
      })
      return page.records
    }
    expect(await lineOf(1)).toMatchObject([
      { title: 'Currency exchange · Naira to Cedi', amount: '-20000.00', sourceId: data.id },
    ])
    expect(await lineOf(2)).toMatchObject([{ amount: '147.00', balanceAfter: '147.00', sourceId: data.id }])
  })

  it('is refused after its sixty seconds, with the rate of now and the difference', async () => {
    const seller = await aSeller()
    const { data: quoted } = await quote(seller, '20000')
    await runOut(quoted.quoteId)
    await app.database.asOwner(
      'update currency_rates set rate = 0.007 where in_currency_id = 1 and out_currency_id = 2',
    )
    const reply = await make(seller, quoted.quoteId)
    await app.database.asOwner(
      'update currency_rates set rate = 0.00735 where in_currency_id = 1 and out_currency_id = 2',
    )
    expect(reply.code).toBe(1452)
    expect(reply.details).toMatchObject({
      quote: { amount: '20000.00', gets: '140.00' },
      difference: '-7.00',
    })
    expect(await balances(seller)).toEqual({ naira: 100_000_00n, cedi: 0n })
    const { quote: fresh } = reply.details as { quote: ExchangeQuote }
    expect((await make(seller, fresh.quoteId)).data).toMatchObject({ gets: '140.00' })
  })

  it('takes a quote once, however many ask for it at the same time', async () => {
    const seller = await aSeller()
    const { data: quoted } = await quote(seller, '20000')
    const replies = await Promise.all(Array.from({ length: 30 }, () => make(seller, quoted.quoteId)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 1453)).toHaveLength(29)
    expect(await balances(seller)).toEqual({ naira: 80_000_00n, cedi: 147_00n })
  })

  it('answers one key once, in parallel too', async () => {
    const seller = await aSeller()
    const { data: quoted } = await quote(seller, '20000')
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => make(seller, quoted.quoteId, 'one-exchange')),
    )
    expect(new Set(replies.map(({ data }) => data?.id)).size).toBe(1)
    expect((await make(seller, (await quote(seller, '1000')).data.quoteId, 'one-exchange')).code).toBe(1004)
  })

  it('never spends a balance twice: of many quotes over all of it one is taken', async () => {
    const seller = await aSeller()
    const quotes = await Promise.all(Array.from({ length: 24 }, () => quote(seller, '100000')))
    const replies = await Promise.all(quotes.map(({ data }) => make(seller, data.quoteId)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 1400)).toHaveLength(23)
    expect(await balances(seller)).toEqual({ naira: 0n, cedi: 735_00n })
  })

  it('does not harm those who exchange at the same moment', async () => {
    const [rich, poor] = [await aSeller(), await aSeller(1_000_00n)]
    const [one, other] = [await quote(rich, '5000'), await quote(poor, '1000')]
    await make(poor, (await quote(poor, '1000')).data.quoteId)
    const [done, refused] = await Promise.all([make(rich, one.data.quoteId), make(poor, other.data.quoteId)])
    expect([done.code, refused.code]).toEqual([0, 1400])
  })

  it('there and back never makes more of it, and the desk has what they gave', async () => {
    const seller = await aSeller()
    const before = await app.deps.ledger.balance(deskFx(1))
    const { data: there } = await make(seller, (await quote(seller, '33333.33')).data.quoteId)
    await make(seller, (await quote(seller, there.gets, [2, 1])).data.quoteId)
    const { naira, cedi } = await balances(seller)
    expect(cedi).toBe(0n)
    expect(naira).toBeLessThanOrEqual(100_000_00n)
    expect((await app.deps.ledger.balance(deskFx(1))) - before).toBe(100_000_00n - naira)
  })

  it('of another person is as unknown as one that never was', async () => {
    const [seller, stranger] = [await aSeller(), await aSeller()]
    const { data: quoted } = await quote(seller, '20000')
    expect((await make(stranger, quoted.quoteId)).code).toBe(404)
    const { data } = await make(seller, quoted.quoteId)
    expect((await app.call(exchanges.detail, { token: stranger.token, query: { id: data.id } })).code).toBe(
      404,
    )
  })
})
