import { autoWithdrawals } from '@kaadi/contract/auto-withdrawals'
import { type Exchange, type ExchangeQuote, exchanges } from '@kaadi/contract/exchanges'
import { type Notification, notifications } from '@kaadi/contract/notifications'
import type { Page } from '@kaadi/contract/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aJob } from '../../../../test/a-job.ts'
import { adjustmentSql } from '../../../../test/adjusted.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { aWithdrawingSeller, pin, type WithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { userReceivable } from '../../../ledger/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'
import { addCurrencyRates } from '../../currencies/index.ts'
import { withdrawByRule } from '../by-rule/withdraw-by-rule.jobs.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  await addCurrencyRates(app.database.checker, [{ inId: 1, outId: 2, rate: '0.01' }])
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

/** In cedi, of which the wallet has none: as after a sale that was reversed. */
const letOwe = ({ id }: WithdrawingSeller, amount: bigint) =>
  app.database.asOwner(adjustmentSql({ userId: id, currencyId: 2, amount, isIn: false }))
const owedBy = async ({ id }: WithdrawingSeller) => -(await app.deps.ledger.balance(userReceivable(id, 2)))
const exchange = async ({ token }: WithdrawingSeller, amount: string) => {
  const body = { inCurrencyId: 1, outCurrencyId: 2, amount }
  const { data } = await app.call<ExchangeQuote>(exchanges.quote, { token, body })
  return app.call<Exchange>(exchanges.make, { token, body: { quoteId: data.quoteId } })
}

describe('a seller who owes in one currency', () => {
  it('withdraws nothing of another until it is paid back, which an exchange into the owed one does', async () => {
    const seller = await aWithdrawingSeller(app, 2_000_000n)
    await letOwe(seller, 5_000n)
    expect(await seller.withdraw('5000')).toMatchObject({
      status: 409,
      code: 1312,
      details: { owed: '50.00', currencyId: 2 },
    })
    expect((await exchange(seller, '2000')).code).toBe(0)
    expect(await owedBy(seller)).toBe(3_000n)
    expect(await seller.withdraw('5000')).toMatchObject({ code: 1312 })
    expect((await exchange(seller, '3000')).code).toBe(0)
    expect(await owedBy(seller)).toBe(0n)
    expect((await seller.withdraw('5000')).code).toBe(0)
  })

  it('is told so where their rule would withdraw', async () => {
    const seller = await aWithdrawingSeller(app, 2_000_000n)
    await letOwe(seller, 5_000n)
    const { token } = seller
    await app.call(autoWithdrawals.set, { token, body: { currencyId: 1, kind: 'all', amount: null, pin } })
    await withdrawByRule(app.deps)(aJob)
    const { data } = await app.call<Page<Notification>>(notifications.list, { token })
    expect(data.records[0]).toMatchObject({
      title: 'No automatic withdrawal',
      content: expect.stringMatching(/^You still owe ₵50\.00\. Exchange into/),
    })
  })

  it('withdraws nothing once it is owed, whatever was asked for at the same time', async () => {
    const sellers = await Promise.all([1, 2, 3, 4].map(() => aWithdrawingSeller(app, 20_000_000n)))
    await Promise.all(
      sellers.map(async (seller) => {
        const asked = Array.from({ length: 6 }, () => seller.withdraw('1000'))
        const owed = letOwe(seller, 5_000n).then(() => seller.withdraw('1000'))
        for (const { code } of await Promise.all(asked)) expect([0, 1312]).toContain(code)
        expect((await owed).code).toBe(1312)
      }),
    )
  })
})
