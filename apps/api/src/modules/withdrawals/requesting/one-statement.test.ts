import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const triesOf = async ({ id }: WithdrawingSeller): Promise<number> => {
  const [row] = await app.database.asOwner(
    `select failed_attempts from withdrawal_pins where user_id = ${id}`,
  )
  return Number(row!.failed_attempts)
}

it('is answered as it is read afterwards, word for word', async () => {
  const seller = await aWithdrawingSeller(app, 1_000_000n)
  const { data } = await seller.withdraw('5000')
  const read = await app.call<Withdrawal>(withdrawals.detail, { token: seller.token, query: { id: data.id } })
  expect(data).toEqual(read.data)
})

describe('a try of the PIN that was right', () => {
  it('counts as none once the withdrawal is asked for, after wrong ones too', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    expect((await seller.withdraw('2000', { body: { pin: '000001' } })).code).toBe(1405)
    expect(await triesOf(seller)).toBe(1)
    expect((await seller.withdraw('2000')).code).toBe(0)
    expect(await triesOf(seller)).toBe(0)
  })

  it('counts as none where the seller may not withdraw, however often they ask', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    await app.database.asOwner(`insert into account_deletions (user_id, due_at)
      values (${seller.id}, now() + interval '7 days')`)
    const codes: (number | string)[] = []
    for (let time = 0; time < 7; time++) codes.push((await seller.withdraw('2000')).code)
    expect(new Set(codes).size).toBe(1)
    expect(codes[0]).not.toBe(0)
    expect(await triesOf(seller)).toBe(0)
  })

  it('counts as none where the whole statement is undone by the limit of the day', async () => {
    const seller = await aWithdrawingSeller(app, 100_000_000_000n)
    await app.database.asOwner(
      'update settle_currencies set daily_max = max_withdraw, new_account_max = max_withdraw * 2 where id = 1',
    )
    const [row] = await app.database.asOwner(
      'select trunc(max_withdraw / 2 + 1)::text as amount from settle_currencies where id = 1',
    )
    const asked = await Promise.all(Array.from({ length: 7 }, () => seller.withdraw(String(row!.amount))))
    expect(asked.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(new Set(asked.map(({ code }) => code)).size).toBe(2)
    expect(await triesOf(seller)).toBe(0)
  })
})
