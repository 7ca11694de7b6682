import { figureLeastCases } from '@kaadi/contract/primitives'
import { type WithdrawalLimits, withdrawalPromise, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { createTradingApp, type TradingDesk } from '../../../../test/trading-desk.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from '../../../../test/withdrawing-seller.ts'

let app: TestApp
let desk: TradingDesk
let close: () => Promise<void>
let seller: WithdrawingSeller
beforeAll(async () => {
  ;({ app, desk, close } = await createTradingApp())
  seller = await aWithdrawingSeller(app, 10_000_000n)
})
afterAll(() => close())

const limits = async () => {
  const query = { currencyId: 1 }
  const { data } = await app.call<WithdrawalLimits>(withdrawals.limits, { token: seller.token, query })
  return { medianSeconds: data.medianSeconds, promisedSeconds: data.promisedSeconds }
}
const payOne = async () => desk.payOut((await seller.withdraw('1000')).data.id)

it('expects a payout by hand within the hour that is configured, however fast the only one was', async () => {
  await payOne()
  expect(await limits()).toEqual({ medianSeconds: null, promisedSeconds: 3600 })
  const { data } = await seller.withdraw('1000')
  expect(Date.parse(data.expectedTime!) - Date.parse(data.createTime)).toBe(3_600_000)
  expect(withdrawalPromise(data, Date.parse(data.createTime))).toMatchObject({ kind: 'running' })
})

it('follows what a host configures', async () => {
  await app.database.asOwner("update payout_rails set promised_minutes = 240 where provider = 'manual'")
  expect(await limits()).toEqual({ medianSeconds: null, promisedSeconds: 4 * 3600 })
})

it('tells and promises from its own pace with enough of them', async () => {
  for (let paid = 1; paid < figureLeastCases; paid++) await payOne()
  expect(await limits()).toEqual({ medianSeconds: 0, promisedSeconds: 300 })
})
