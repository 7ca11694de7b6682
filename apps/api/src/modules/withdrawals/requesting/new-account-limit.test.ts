import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { type WithdrawalLimits, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import {
  addAccount,
  aWithdrawingSeller,
  type WithdrawingSeller,
} from '../../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let seller: WithdrawingSeller
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  await app.database.asOwner('update settle_currencies set new_account_max = 10000 where id = 1')
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})
beforeEach(async () => {
  seller = await aWithdrawingSeller(app, 10_000_000n)
})

const destinationOf = async (accountId = seller.account.id) => {
  const { data } = await app.call<WithdrawalLimits>(withdrawals.limits, {
    token: seller.token,
    query: { currencyId: 1 },
  })
  return data.destinations.find(({ bankAccountId }) => bankAccountId === accountId)
}

describe('a new account', () => {
  it('gets no more than its cap in the first 24 hours, and is told so before', async () => {
    expect(await destinationOf()).toMatchObject({
      newUntil: seller.account.newUntil,
      leftWhileNew: '10000.00',
      most: '10000',
    })
    expect(await seller.withdraw('10000.01')).toMatchObject({
      status: 409,
      code: 1411,
      details: { limit: '10000', currencyId: 1 },
    })
    expect((await seller.withdraw('6000')).code).toBe(0)
    expect(await destinationOf()).toMatchObject({ leftWhileNew: '4000.00', most: '4000' })
    expect((await seller.withdraw('4000.01')).code).toBe(1411)
    expect((await seller.withdraw('4000')).code).toBe(0)
  })

  it('gets its cap once of many withdrawals at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => seller.withdraw('3000')))
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 0, 0, 1411, 1411, 1411, 1411, 1411])
  })

  it('has its room again where the money came back', async () => {
    const { data } = await seller.withdraw('10000')
    const cancelled = await app.call(withdrawals.cancel, { token: seller.token, body: { id: data.id } })
    expect(cancelled.code).toBe(0)
    expect((await seller.withdraw('10000')).code).toBe(0)
  })

  it('has a cap of its own beside another new one', async () => {
    const other = (await addAccount(app, seller, { accountNumber: '0123454321' })).data
    expect((await seller.withdraw('10000')).code).toBe(0)
    expect((await seller.withdraw('10000', { body: { bankAccountId: other.id } })).code).toBe(0)
  })
})

it('an account that has had its first day has no cap, and is told as such', async () => {
  await app.database.asOwner(`
    alter table bank_accounts disable trigger user;
    update bank_accounts set created_at = now() - interval '24 hours 1 second' where public_id = '${seller.account.id}';
    alter table bank_accounts enable trigger user;`)
  expect(await destinationOf()).toMatchObject({ newUntil: null, leftWhileNew: null, most: '100000' })
  expect((await seller.withdraw('50000')).code).toBe(0)
  const { data } = await app.call<{ newUntil: string | null; status: number }[]>(bankAccounts.list, {
    token: seller.token,
  })
  expect(data).toMatchObject([{ newUntil: null, status: 1 }])
})
