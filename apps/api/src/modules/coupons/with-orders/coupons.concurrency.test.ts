import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aGrant, couponsOf } from '../../../../test/coupons.ts'
import { aReviewer, unreadable } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { expireCoupons, returnCoupons } from './sweep-coupons.repository.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
})
afterAll(() => closeSoundly(app))

it('gives one coupon to one of thirty-two orders that are sent at once', async () => {
  const seller = await aSellingSeller(app)
  const couponId = await aGrant(app, seller.id)
  const quotes = await Promise.all(Array.from({ length: 32 }, () => seller.quote({ couponId })))
  expect(new Set(quotes.map(({ data }) => data.coupon?.couponId))).toEqual(new Set([couponId]))

  const replies = await Promise.all(
    quotes.map(({ data }) =>
      seller.submit({ quoteId: data.quoteId, cards: [{ code: aSteamCode(), photos: [] }] }),
    ),
  )
  const made = replies.filter(({ code }) => code === 0)
  expect(made).toHaveLength(1)
  expect(made[0]!.data.coupon).toMatchObject({ couponId, outcome: 'reserved' })
  for (const reply of replies.filter(({ code }) => code !== 0)) {
    expect(reply).toMatchObject({
      status: 409,
      code: 1800,
      details: { quote: { payout: '148000.00', coupon: null } },
    })
    expect(reply.details.difference).toBe('-2000.00')
  }
  const [{ orders }] = (await app.database.asOwner(
    `select count(*)::integer as orders from card_orders where user_id = ${seller.id}`,
  )) as [{ orders: number }]
  expect(orders).toBe(1)
})

it('takes thirty-two orders with a coupon each', async () => {
  const seller = await aSellingSeller(app)
  const ids = []
  for (let index = 0; index < 32; index++) ids.push(await aGrant(app, seller.id))
  const quotes = await Promise.all(ids.map((couponId) => seller.quote({ couponId })))
  const replies = await Promise.all(
    quotes.map(({ data }) =>
      seller.submit({ quoteId: data.quoteId, cards: [{ code: aSteamCode(), photos: [] }] }),
    ),
  )
  expect(replies.map(({ data }) => data.coupon?.couponId).toSorted()).toEqual(ids.toSorted())
})

/** The coupon ends, and its orders with it or not, while the desk decides and the sweep runs. */
const endNow = (userId: bigint) =>
  app.database.asOwner(`alter table coupons disable trigger coupons_grant_frozen;
    update coupons set expires_at = clock_timestamp() where user_id = ${userId};
    update coupons c set digest = digest_of(c) where user_id = ${userId};
    alter table coupons enable trigger coupons_grant_frozen`)
const sweep = async () => {
  for (let turn = 0; turn < 20; turn++) {
    await returnCoupons(app.database.db)
    await expireCoupons(app.database.db)
  }
}

it('pays or gives back, whatever the sweep does at the same moment', async () => {
  const reviewer = await aReviewer(app)
  const sellers = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const seller = await aSellingSeller(app)
      await aGrant(app, seller.id)
      return { seller, order: (await seller.sell()).data }
    }),
  )
  for (const { seller } of sellers) await endNow(seller.id)
  await Promise.all([
    sweep(),
    sweep(),
    ...sellers.map(({ seller, order }, index) =>
      index % 3 === 0 ? seller.cancel(order.giftOrderId) : reviewer.settle(order.giftOrderId),
    ),
  ])
  await sweep()
  for (const [index, { seller }] of sellers.entries()) {
    const { usable, spent } = couponsOf(app, seller)
    expect(await usable()).toEqual([])
    expect(await spent()).toMatchObject([{ status: index % 3 === 0 ? 3 : 2 }])
  }
})

it('lets one of acceptance and withdrawal by the seller have the order, and its coupon with it', async () => {
  const reviewer = await aReviewer(app)
  for (let round = 0; round < 8; round++) {
    const seller = await aSellingSeller(app)
    await aGrant(app, seller.id)
    const { giftOrderId } = (await seller.sell()).data
    await Promise.all([reviewer.settle(giftOrderId), seller.cancel(giftOrderId)])
    const { orderStatus, coupon } = (await seller.read(giftOrderId)).data
    expect([orderStatus, coupon?.outcome]).toEqual(orderStatus === 10 ? [10, 'used'] : [22, 'returned'])
  }
})

it('leaves a coupon to the resubmission or to the sweep at the end of the thirty minutes, never to both', async () => {
  const reviewer = await aReviewer(app)
  for (let round = 0; round < 6; round++) {
    const seller = await aSellingSeller(app)
    await aGrant(app, seller.id)
    const { giftOrderId } = (await seller.sell()).data
    await reviewer.settle(giftOrderId, unreadable)
    const { cards } = (await seller.read(giftOrderId)).data
    await app.database.asOwner(`alter table card_orders disable trigger all;
      update card_orders set operator_time = clock_timestamp() - interval '30 minutes' + interval '${round * 4} ms'
      where public_id = '${giftOrderId}'; alter table card_orders enable trigger all`)
    const [again] = await Promise.all([
      seller.resubmit({ giftOrderId, cards: [{ cardId: cards[0]!.cardId, code: aSteamCode(), photos: [] }] }),
      sweep(),
    ])
    await sweep()
    const [coupon] = await couponsOf(app, seller).usable()
    expect(coupon).toMatchObject(
      again.code === 0 ? { status: 1, usedByOrderId: again.data.giftOrderId } : { status: 0 },
    )
  }
})
