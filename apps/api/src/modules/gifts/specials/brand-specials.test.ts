import type { CardPrice } from '@kaadi/contract/card-types'
import { cardTypes } from '@kaadi/contract/card-types'
import { type BrandSpecial, gifts } from '@kaadi/contract/gifts'
import { quoteCard, toAmount } from '@kaadi/core/money'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aReviewer, type Reviewer } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, type SellingSeller } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { addBrandSpecials, type NewBrandSpecial } from './brand-specials.repository.ts'

let app: TestApp
let reviewer: Reviewer
let seller: SellingSeller
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
  seller = await aSellingSeller(app)
})
afterAll(() => closeSoundly(app))
beforeEach(() => app.database.asOwner('delete from brand_specials'))

let specials = 0
const aSpecial = (fields: Partial<NewBrandSpecial> = {}) =>
  addBrandSpecials(app.database.checker, [
    {
      id: `special-${++specials}`,
      title: 'Steam week',
      cardTypeId: 'steam',
      currencyTypeId: 'us',
      form: null,
      extra: 15,
      startsInHours: -1,
      endsInHours: 24,
      ...fields,
    },
  ])
const lines = async (wish = {}) => (await seller.quote(wish)).data.lines
const priceNow = async () =>
  (await app.call<CardPrice[]>(cardTypes.newestPrices, { query: { cardTypeId: 'steam' } })).data[0]!

it('adds a line of its own to a quote while it runs, and the same to the price that the client counts with', async () => {
  await aSpecial()
  const { data } = await seller.quote({ count: 2 })
  expect(data).toMatchObject({
    rate: '1480',
    lines: [
      { kind: 'base', amount: '296000.00' },
      { kind: 'specialBonus', label: 'Special', amount: '3000.00' },
    ],
    payout: '299000.00',
  })
  await expect.poll(async () => (await priceNow()).specialBonus).toBe('15')
  const onTheClient = quoteCard({ ...(await priceNow()), faceValue: '100', count: 2, currencyId: 1 })
  expect(`${toAmount(onTheClient.payout)}.00`).toBe(data.payout)
})

it('pays what was quoted after it ended, from the desk’s promotions', async () => {
  await aSpecial()
  const { data: quote } = await seller.quote()
  await app.database.asOwner('delete from brand_specials')
  const order = await seller.submit({
    quoteId: quote.quoteId,
    cards: [{ code: 'A1B2C3D4E5F6A7B', photos: [] }],
  })
  await reviewer.settle(order.data.giftOrderId)
  const [paid] = await app.database.asOwner(
    `select settled_amount::text as amount, settled_bonus::text as bonus from card_orders
     where public_id = '${order.data.giftOrderId}'`,
  )
  expect(paid).toEqual({ amount: '14950000', bonus: '150000' })
})

it.each([
  ['has not begun', { startsInHours: 1 }],
  ['is over', { startsInHours: -2, endsInHours: -1 }],
  ['is for the other form', { form: 'physical' as const }],
  ['is for another country', { currencyTypeId: 'uk' }],
  ['is for another brand', { cardTypeId: 'apple' }],
])('adds nothing where it %s', async (_, fields) => {
  await aSpecial(fields)
  expect(await lines()).toMatchObject([{ kind: 'base' }])
})

it('is the better of two that run at once', async () => {
  await aSpecial()
  await aSpecial({ extra: 20.5 })
  expect(await lines()).toMatchObject([{ kind: 'base' }, { kind: 'specialBonus', amount: '2050.00' }])
})

it('is listed with its time for everyone: what runs, what comes, what was over this week', async () => {
  await aSpecial({ title: 'Over', startsInHours: -50, endsInHours: -2 })
  await aSpecial({ title: 'Next', startsInHours: 24, endsInHours: 48 })
  await aSpecial({ title: 'Now' })
  await aSpecial({ title: 'Long over', startsInHours: -800, endsInHours: -400 })
  const titles = async () => (await app.call<BrandSpecial[]>(gifts.specials)).data.map(({ title }) => title)
  await expect.poll(titles).toEqual(['Now', 'Next', 'Over'])
})
