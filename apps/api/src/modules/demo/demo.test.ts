import { type CardOrderSummary, cardOrders } from '@kaadi/contract/card-orders'
import { type DeskQueueRow, desk } from '@kaadi/contract/desk'
import type { Page } from '@kaadi/contract/primitives'
import { type SiteInfo, site } from '@kaadi/contract/site'
import { type WalletRecord, wallets } from '@kaadi/contract/wallets'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, signIn, signInAsOperator, type TestApp } from '../../../test/app.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../bank-accounts/index.ts'
import { demoPassword, requireNoDemo, seedDemo, seedHistory } from './index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  await seedDemo(app.deps)
  await seedHistory(app.deps, app.http)
})
// The invariants hold for what the demo accounts lived through.
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

it('gives the sellers a past in every state, made by the service itself', async () => {
  const token = await signIn(app.call, 'adaeze@kaadi.example', demoPassword)
  const { data } = await app.call<Page<CardOrderSummary>>(cardOrders.page, { token })
  expect(data.records.map(({ cardTypeId, orderStatus }) => [cardTypeId, orderStatus])).toEqual([
    ['steam', 0],
    ['steam', 10],
    ['razer-gold', 20],
    ['apple', 10],
    ['xbox', 10],
  ])
})

it('leaves a statement that adds up to the balance', async () => {
  const token = await signIn(app.call, 'adaeze@kaadi.example', demoPassword)
  const available = await app.call<number>(wallets.available, { token, query: { inCurrencyId: 1 } })
  const { data } = await app.call<Page<WalletRecord>>(wallets.records, { token, query: { currencyId: 1 } })
  expect(Number(data.records[0]!.balanceAfter)).toBe(available.data)
  expect(data.records.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(available.data, 2)
})

it('leaves work for the desk and the treasurer', async () => {
  const token = await signInAsOperator(app.call, 'reviewer@kaadi.example', demoPassword)
  const { data } = await app.call<Page<DeskQueueRow>>(desk.queue, { token })
  expect(data.records.map(({ cardTypeId }) => cardTypeId)).toEqual(['steam', 'sephora'])
})

it('gives the landing page its proof numbers', async () => {
  await app.database.asOwner('update site_info set site_name = site_name')
  await expect.poll(async () => (await app.call<SiteInfo>(site.info)).data.acceptedPercent).toBe(71)
})

it('is there once, however often it is started', async () => {
  const count = async () =>
    app.database.asOwner(`select (select count(*) from users) as users, (select count(*) from operators) as operators,
      (select count(*) from card_orders) as orders, (select count(*) from card_prices) as prices,
      (select count(*) from withdrawals) as withdrawals, (select count(*) from uploads) as uploads`)
  const before = await count()
  expect(await seedDemo(app.deps)).toBe('content is there')
  expect(await seedHistory(app.deps, app.http)).toBe('history is there')
  await app.database.asOwner("delete from business_settings where key like 'demo.%'")
  await seedDemo(app.deps)
  expect(await count()).toEqual(before)
})

it('keeps production from starting, and says what to do', async () => {
  await expect(requireNoDemo(app.database)).rejects.toThrow(
    /5 demo accounts[\s\S]*DATABASE_URL or KAADI_DATA/,
  )
})
