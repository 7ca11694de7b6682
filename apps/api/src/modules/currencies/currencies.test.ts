import { type CurrencyRate, currencies, type DigitalNetwork } from '@kaadi/contract/currencies'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { seedCatalogue } from '../../../test/catalogue.ts'
import { findCurrencyRate, findSettleCurrency } from './index.ts'

let app: TestApp
const now = Date.parse('2026-11-21T12:00:00Z')
beforeAll(async () => {
  app = await createTestApp({ clock: () => now })
  await seedCatalogue(app.database)
})
afterAll(() => app.close())

it('names the settle currencies, naira with rate 1', async () => {
  expect((await app.call(currencies.settleCurrencies)).data).toEqual([
    { id: 1, settleCurrencyName: 'NGN', settleCurrencySymbol: '₦', rate: 1 },
    { id: 2, settleCurrencyName: 'GHS', settleCurrencySymbol: '₵', rate: 134.2 },
    { id: 3, settleCurrencyName: 'USDT', settleCurrencySymbol: 'USDT ', rate: 1528.4 },
  ])
})

it('gives conversion rates from one currency, and until when they hold', async () => {
  const { data } = await app.call<CurrencyRate[]>(currencies.rates, { query: { inCurrencyId: 1 } })
  expect(data).toEqual([
    { inCurrencyId: 1, outCurrencyId: 2, rate: '0.00735', validUntil: '2026-11-21T12:01:00.000Z' },
    { inCurrencyId: 1, outCurrencyId: 3, rate: '0.000648', validUntil: '2026-11-21T12:01:00.000Z' },
  ])
  expect(await app.call(currencies.rates, { query: { inCurrencyId: 4 } })).toMatchObject({
    status: 400,
    code: 1001,
  })
})

it('names digital networks with the form of their addresses', async () => {
  const { data } = await app.call<DigitalNetwork[]>(currencies.networks)
  expect(data.map(({ network }) => network)).toEqual(['TRC-20', 'BEP-20', 'ERC-20'])
  expect(new RegExp(data[0]!.addressRegex).test('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).toBe(true)
})

it('knows the rules of a currency and the rate between two', async () => {
  expect(await findSettleCurrency(app.database.db, 2)).toMatchObject({
    minWithdraw: '20',
    feeRule: { feeType: 'percent', fee: '0.5', feeMin: '1', feeMax: '20' },
  })
  expect(await findCurrencyRate(app.database.db, 1, 1)).toBe('1')
  expect(await findCurrencyRate(app.database.db, 1, 3)).toBe('0.000648')
})
