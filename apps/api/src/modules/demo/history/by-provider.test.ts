import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aPayingProvider } from '../../../../test/paystack/paying-provider.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'
import { demoAccountNames, seedDemo, seedHistory } from '../index.ts'
import { demoPayouts } from './story/money/payouts.ts'
import { demoSales } from './story/sales.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider(demoAccountNames)
  app = await createTestApp({ bankProvider, rails: aPayingProvider().rails })
  await seedDemo(app.deps)
})
afterAll(async () => {
  await app.runJobs()
  await closeSoundly(app)
  await bankProvider.close()
})

it('is told to its end where a provider pays naira: none are left for a batch by hand, cedis are', async () => {
  expect(await seedHistory(app.deps, app.http)).toBe(
    `${demoSales.length} trades, ${demoPayouts.length} withdrawals`,
  )
  expect(await app.database.asOwner('select currency_id from payout_batches')).toEqual([{ currency_id: 2 }])
}, 180_000)
