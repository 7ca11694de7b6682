import { headerNames } from '@kaadi/contract'
import { sessions } from '@kaadi/contract/sessions'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { couponsOf } from '../../../../test/coupons.ts'
import { aReviewer, type Reviewer } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, type SellingSeller } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { addAccount, setPin } from '../../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'
import { addCouponRules, grantWelcomeCoupon } from '../index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let reviewer: Reviewer
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
  await addCouponRules(app.database.checker, [
    {
      id: 'welcome',
      source: 'firstOrder',
      title: 'Welcome',
      rule: 'On your first card.',
      amount: 100_000,
      percent: null,
      maxBonus: null,
      minPayout: null,
      currencyId: 1,
      cardTypeIds: [],
      lifeDays: 30,
    },
  ])
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

let numbers = 1_600_000_001
const aWelcomedSeller = async (email?: string): Promise<SellingSeller> => {
  const seller = await aSellingSeller(app, email === undefined ? {} : { email })
  await grantWelcomeCoupon(app.database.db, seller.id)
  await setPin(app, seller)
  return seller
}
const save = (seller: SellingSeller, accountNumber: string) => addAccount(app, seller, { accountNumber })
const welcomeOf = async (seller: SellingSeller) => {
  const [coupon] = await app.database.asOwner(
    `select status, void_reason as why from coupons where user_id = ${seller.id}`,
  )
  return coupon
}
const open = { status: 0, why: null }
const taken = { status: 4, why: 'linked' }
const sellWithWelcome = async (seller: SellingSeller) => {
  const [coupon] = await couponsOf(app, seller).usable()
  return seller.sell({ wish: { couponId: coupon!.couponId } })
}
const signInOn = (device: string, { email, password }: SellingSeller) =>
  app.call(sessions.create, {
    headers: { [headerNames.clientId]: device },
    body: {
      grant_type: 'password',
      username: email,
      password: passwordHash(email, password),
      scope: 'server',
    },
  })

it('is taken back from the second account of one bank account, which reads the class of the reason alone', async () => {
  const [first, second] = [await aWelcomedSeller(), await aWelcomedSeller()]
  const number = String(numbers++)
  await save(first, number)
  await save(second, number)
  expect([await welcomeOf(first), await welcomeOf(second)]).toEqual([open, taken])
  expect(await couponsOf(app, second).spent()).toMatchObject([{ status: 4, voidReason: 'linked' }])
})

it('is taken back from the younger account too where the older one saves the bank account later', async () => {
  const [first, second] = [await aWelcomedSeller(), await aWelcomedSeller()]
  const number = String(numbers++)
  await save(second, number)
  expect(await welcomeOf(second)).toEqual(open)
  await save(first, number)
  expect([await welcomeOf(first), await welcomeOf(second)]).toEqual([open, taken])
})

it('is given once where the younger account was paid with it first', async () => {
  const [first, second] = [await aWelcomedSeller(), await aWelcomedSeller()]
  const number = String(numbers++)
  await save(second, number)
  const { data: order } = await sellWithWelcome(second)
  await reviewer.settle(order.giftOrderId)
  await save(first, number)
  expect([await welcomeOf(first), await welcomeOf(second)]).toEqual([taken, { status: 2, why: null }])
})

it('that an order gives back is not free again for a second account', async () => {
  const [first, second] = [await aWelcomedSeller(), await aWelcomedSeller()]
  const number = String(numbers++)
  await save(first, number)
  const { data: order } = await sellWithWelcome(second)
  await save(second, number)
  expect(await welcomeOf(second)).toMatchObject({ status: 1 })
  await second.cancel(order.giftOrderId)
  expect(await welcomeOf(second)).toEqual(taken)
})

it('is taken back from a second account on one device', async () => {
  const [first, second] = [await aWelcomedSeller(), await aWelcomedSeller()]
  await signInOn('one-phone-of-two', first)
  await signInOn('one-phone-of-two', second)
  expect([await welcomeOf(first), await welcomeOf(second)]).toEqual([open, taken])
})

it('is taken back from a second account of one mailbox in the moment of its grant', async () => {
  const first = await aWelcomedSeller('ngozi.welcome@gmail.com')
  const second = await aWelcomedSeller('ngoziwelcome+two@gmail.com')
  expect([await welcomeOf(first), await welcomeOf(second)]).toEqual([open, taken])
})

it('is one for fifty accounts that save one bank account at once', async () => {
  const ring = await Promise.all(Array.from({ length: 50 }, () => aWelcomedSeller()))
  const number = String(numbers++)
  await Promise.all(ring.map((seller) => save(seller, number)))
  const states = await Promise.all(ring.map(welcomeOf))
  expect(states.filter((state) => state?.status === 0)).toHaveLength(1)
  expect(states.filter((state) => state?.why === 'linked')).toHaveLength(49)
}, 60_000)

it('stays with whoever shares nothing', async () => {
  const seller = await aWelcomedSeller()
  await save(seller, String(numbers++))
  await signInOn('a-phone-of-one', seller)
  expect(await welcomeOf(seller)).toEqual(open)
})
