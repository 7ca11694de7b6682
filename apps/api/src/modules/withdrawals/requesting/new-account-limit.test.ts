import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { type WithdrawalLimits, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { asTreasurer, type Treasurer } from '../../../../test/payout-desk.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import {
  addAccount,
  anAccountNumber,
  aWithdrawingSeller,
  pin,
  type WithdrawingSeller,
} from '../../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let seller: WithdrawingSeller
let [ada, bola] = [] as unknown as [Treasurer, Treasurer]
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  ada = asTreasurer(app, (await app.signInOperator('treasurer')).token)
  bola = asTreasurer(app, (await app.signInOperator('treasurer')).token)
  await app.database.asOwner('update settle_currencies set new_account_max = 10000 where id = 1')
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})
beforeEach(async () => {
  seller = await aWithdrawingSeller(app, 10_000_000n)
})

const destinationOf = async (accountId: string = seller.account.id, of = seller) => {
  const { data } = await app.call<WithdrawalLimits>(withdrawals.limits, {
    token: of.token,
    query: { currencyId: 1 },
  })
  return data.destinations.find(({ bankAccountId }) => bankAccountId === accountId)
}

/** Paid, so that its account can be removed. */
const ended = async (id: string) => {
  await ada.start(id)
  expect((await ada.confirm(id)).code).toBe(0)
}
const addedAgain = async (of: WithdrawingSeller) => {
  const body = { id: of.account.id, pin }
  expect((await app.call(bankAccounts.remove, { token: of.token, body })).code).toBe(0)
  return (await addAccount(app, of, { accountNumber: of.accountNumber })).data
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

  it('keeps its cap where it is removed and added again, which is told before', async () => {
    const { data } = await seller.withdraw('6000')
    await ended(data.id)
    const again = await addedAgain(seller)
    expect(await destinationOf(again.id)).toMatchObject({ leftWhileNew: '4000.00', most: '4000' })
    const to = { body: { bankAccountId: again.id } }
    expect((await seller.withdraw('4000.01', to)).code).toBe(1411)
    expect((await seller.withdraw('4000', to)).code).toBe(0)
    expect((await seller.withdraw('1000', to)).code).toBe(1411)
  })

  it('has its room again where the bank sent the money back after the row was removed', async () => {
    const { data } = await seller.withdraw('10000')
    await ended(data.id)
    const again = await addedAgain(seller)
    const to = { body: { bankAccountId: again.id } }
    expect((await seller.withdraw('1000', to)).code).toBe(1411)
    expect((await bola.recordReturn(data.id)).code).toBe(0)
    expect((await seller.withdraw('10000', to)).code).toBe(0)
  })

  it('shares its cap with every other seller who saves it, at the same time too', async () => {
    const other = await aWithdrawingSeller(app, 10_000_000n)
    const number = anAccountNumber()
    const [own, theirs] = await Promise.all(
      [seller, other].map(async (who) => (await addAccount(app, who, { accountNumber: number })).data),
    )
    const asks = [0, 1, 2, 3].flatMap(() => [
      seller.withdraw('3000', { body: { bankAccountId: own!.id } }),
      other.withdraw('3000', { body: { bankAccountId: theirs!.id } }),
    ])
    const replies = await Promise.all(asks)
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 0, 0, 1411, 1411, 1411, 1411, 1411])
    expect(await destinationOf(own!.id)).toMatchObject({ leftWhileNew: '1000.00' })
    expect(await destinationOf(theirs!.id, other)).toMatchObject({ leftWhileNew: '1000.00' })
    expect((await other.withdraw('1000', { body: { bankAccountId: theirs!.id } })).code).toBe(0)
    expect((await seller.withdraw('1000', { body: { bankAccountId: own!.id } })).code).toBe(1411)
  })

  it('gives and takes room of a shared account in any order without waiting in a circle', async () => {
    const other = await aWithdrawingSeller(app, 10_000_000n)
    const numbers = [anAccountNumber(), anAccountNumber()] as const
    const saved = async (who: WithdrawingSeller, accountNumber: string) =>
      (await addAccount(app, who, { accountNumber })).data.id
    const own = [await saved(seller, numbers[0]), await saved(seller, numbers[1])]
    const theirs = [await saved(other, numbers[1]), await saved(other, numbers[0])]
    const turn = async (who: WithdrawingSeller, bankAccountId: string) => {
      const asked = await who.withdraw('1000', { body: { bankAccountId } })
      if (asked.code !== 0) return asked.code
      return (await app.call(withdrawals.cancel, { token: who.token, body: { id: asked.data.id } })).code
    }
    const codes = await Promise.all(
      Array.from({ length: 6 }, () => [
        ...own.map((id) => turn(seller, id)),
        ...theirs.map((id) => turn(other, id)),
      ]).flat(),
    )
    expect(new Set(codes)).toEqual(new Set([0]))
    expect(await destinationOf(own[0])).toMatchObject({ leftWhileNew: '10000.00' })
  })

  it('gets its cap again once its hours are over, where it is new then', async () => {
    const { data } = await seller.withdraw('10000')
    await ended(data.id)
    const again = await addedAgain(seller)
    await app.database.asOwner(`
      update withdrawal_first_days d set began_at = began_at - interval '1 second', ends_at = now() - interval '1 millisecond'
      from bank_account_fingerprints f
      where f.user_id = ${seller.id} and f.fingerprint = d.fingerprint`)
    expect(await destinationOf(again.id)).toMatchObject({ leftWhileNew: '10000.00' })
    expect((await seller.withdraw('10000', { body: { bankAccountId: again.id } })).code).toBe(0)
    expect((await seller.withdraw('1000', { body: { bankAccountId: again.id } })).code).toBe(1411)
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
    alter table bank_accounts enable trigger user;
    call witness_anew()`)
  expect(await destinationOf()).toMatchObject({ newUntil: null, leftWhileNew: null, most: '100000' })
  expect((await seller.withdraw('50000')).code).toBe(0)
  const { data } = await app.call<{ newUntil: string | null; status: number }[]>(bankAccounts.list, {
    token: seller.token,
  })
  expect(data).toMatchObject([{ newUntil: null, status: 1 }])
})
