import type { CardOrder } from '@kaadi/contract/card-orders'
import type { Page } from '@kaadi/contract/primitives'
import { type WalletRecord, wallets } from '@kaadi/contract/wallets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aGrant, couponsOf, endCoupons } from '../../../../test/coupons.ts'
import { aReviewer, type Reviewer, unreadable, used } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { expireQuestions } from '../../card-orders/correcting/expire-questions.repository.ts'
import { expireCoupons, returnCoupons } from './sweep-coupons.repository.ts'

let app: TestApp
let reviewer: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
})
afterAll(() => closeSoundly(app))

const aSellerWith = async (...grants: Parameters<typeof aGrant>[2][]) => {
  const seller = await aSellingSeller(app)
  const ids: string[] = []
  for (const fields of grants) ids.push(await aGrant(app, seller.id, fields))
  return { seller, ids, coupons: couponsOf(app, seller) }
}
const sweep = async () => {
  await returnCoupons(app.database.db)
  await expireCoupons(app.database.db)
}
const statusOf = async (couponId: string) =>
  Number(
    (await app.database.asOwner(`select status from coupons where public_id = '${couponId}'`))[0]!.status,
  )
const statement = async ({ token }: SellingSeller) =>
  (await app.call<Page<WalletRecord>>(wallets.records, { token, query: { currencyId: 1 } })).data.records.map(
    ({ event, amount }) => [event, amount],
  )
const outcomeOf = async (seller: SellingSeller, { giftOrderId }: CardOrder) =>
  (await seller.read(giftOrderId)).data.coupon?.outcome

describe('a quote', () => {
  it('adds the best coupon of its own accord, as a line with its name', async () => {
    const { seller, ids } = await aSellerWith(
      { amount: 100_000 },
      { percent: 2 },
      { percent: 5, maxBonus: 50_000 },
    )
    const { data } = await seller.quote()
    expect(data.lines).toEqual([
      { kind: 'base', label: 'Base rate', amount: '148000.00' },
      { kind: 'coupon', label: data.coupon!.title, amount: '2960.00' },
    ])
    expect(data).toMatchObject({ payout: '150960.00', coupon: { couponId: ids[1] } })
    expect((await seller.quote({ faceValue: '10' })).data.coupon?.couponId).toBe(ids[0])
  })

  it('adds the one that is asked for, or none', async () => {
    const { seller, ids } = await aSellerWith({ amount: 100_000 }, { amount: 200_000 })
    const wished = (couponId: string | null) => seller.quote({ couponId })
    expect((await wished(ids[0]!)).data).toMatchObject({ payout: '149000.00', coupon: { couponId: ids[0] } })
    expect((await wished(null)).data).toMatchObject({ payout: '148000.00', coupon: null })
  })

  it.each([
    ['otherCurrency', { currencyId: 2 }],
    ['otherCard', { cardTypeIds: ['apple'] }],
    ['belowMinimum', { minPayout: 14_800_001 }],
    ['expired', {}],
  ])('refuses a coupon that cannot be added, and says why: %s', async (reason, fields) => {
    const { seller, ids } = await aSellerWith(fields)
    if (reason === 'expired') await endCoupons(app, seller.id)
    expect(await seller.quote({ couponId: ids[0] })).toMatchObject({
      status: 409,
      code: 1800,
      details: { couponId: ids[0], reason },
    })
    expect((await seller.quote()).data.coupon).toBeNull()
    await sweep()
  })

  it("refuses someone else's coupon as it refuses one that never was", async () => {
    const { ids } = await aSellerWith({})
    const { seller } = await aSellerWith()
    expect((await seller.quote({ couponId: ids[0] })).details).toEqual({ couponId: ids[0] })
    expect((await seller.quote({ couponId: 'nothing' })).details).toEqual({ couponId: 'nothing' })
  })

  it('keeps its coupon past the end of the coupon', async () => {
    const { seller, ids } = await aSellerWith({})
    const { data: quote } = await seller.quote()
    await endCoupons(app, seller.id)
    await sweep()
    expect(await statusOf(ids[0]!)).toBe(0)
    const body = { quoteId: quote.quoteId, cards: [{ code: aSteamCode(), photos: [] }] }
    // The quote of this test is newer than the end that was moved back: the books would call that late.
    await app.database.asOwner(`alter table coupons disable trigger coupons_grant_frozen;
      update coupons set expires_at = now() + interval '1 day' where user_id = ${seller.id};
      update coupons c set digest = digest_of(c) where user_id = ${seller.id};
      alter table coupons enable trigger coupons_grant_frozen`)
    expect((await seller.submit(body)).data).toMatchObject({
      coupon: { outcome: 'reserved' },
      payout: '150000.00',
    })
  })
})

describe('an order with a coupon', () => {
  it('reserves it, pays it as a line of its own, and has used it', async () => {
    const { seller, ids, coupons } = await aSellerWith({})
    const { data: order } = await seller.sell()
    expect(order.coupon).toMatchObject({
      couponId: ids[0],
      outcome: 'reserved',
      bonus: '2000.00',
      settledBonus: null,
    })
    expect(await coupons.usable()).toMatchObject([{ status: 1, usedByOrderId: order.giftOrderId }])
    await reviewer.settle(order.giftOrderId)
    expect((await seller.read(order.giftOrderId)).data).toMatchObject({
      settledAmount: '150000.00',
      coupon: { outcome: 'used', settledBonus: '2000.00' },
    })
    expect(await coupons.spent()).toMatchObject([
      { couponId: ids[0], status: 2, usedByOrderId: order.giftOrderId, usedTime: expect.any(String) },
    ])
    expect(await statement(seller)).toEqual([
      ['coupon', '2000.00'],
      ['cardOrder', '148000.00'],
    ])
  })

  it('posts level bonus and coupon beside each other', async () => {
    const loyal = await aSellingSeller(app, { bonusOfLevel: 3 })
    await aGrant(app, loyal.id)
    const { data: order } = await loyal.sell()
    await reviewer.settle(order.giftOrderId)
    expect(await statement(loyal)).toEqual([
      ['coupon', '2000.00'],
      ['levelBonus', '1480.00'],
      ['cardOrder', '148000.00'],
    ])
    const coupon = await app.call<Page<WalletRecord>>(wallets.records, {
      token: loyal.token,
      query: { currencyId: 1, event: 'coupon' },
    })
    expect(coupon.data).toMatchObject({ total: 1, records: [{ title: 'Coupon · Steam $100' }] })
  })

  it('pays the part of it that falls to the cards that were paid', async () => {
    const { seller, coupons } = await aSellerWith({ amount: 200_001 })
    const { data: order } = await seller.sell({ codes: [aSteamCode(), aSteamCode()] })
    await reviewer.settle(order.giftOrderId, 'valid', used)
    expect((await seller.read(order.giftOrderId)).data).toMatchObject({
      orderStatus: 12,
      settledAmount: '149000.01',
      coupon: { outcome: 'used', bonus: '2000.01', settledBonus: '1000.01' },
    })
    expect(await coupons.spent()).toMatchObject([{ status: 2 }])
  })

  it.each([
    ['is refused', async (_: SellingSeller, id: string) => void (await reviewer.settle(id, used))],
    ['is cancelled', async (seller: SellingSeller, id: string) => void (await seller.cancel(id))],
    [
      'expires without an answer',
      async (_: SellingSeller, id: string) => {
        await app.database.asOwner(`
          alter table card_orders disable trigger all;
          update card_orders set status = 2, version = 3, actor = 'desk', operator_id = ${reviewer.id},
            decided_by = ${reviewer.id}, operator_time = now() - interval '25 hours',
            asked_at = now() - interval '25 hours', answer_until = now() - interval '1 hour' where public_id = '${id}';
          alter table card_orders enable trigger all;
          insert into order_events (user_id, order_id, version, from_status, to_status, actor, operator_id)
          select user_id, id, 2, 0, 1, 'desk', operator_id from card_orders where public_id = '${id}'
          union all select user_id, id, 3, 1, 2, 'desk', operator_id from card_orders where public_id = '${id}';`)
        await expireQuestions(app.database.db)
      },
    ],
  ])('gives it back when it %s', async (_, end) => {
    const { seller, ids, coupons } = await aSellerWith({})
    const { data: order } = await seller.sell()
    await end(seller, order.giftOrderId)
    expect(await coupons.usable()).toMatchObject([{ couponId: ids[0], status: 0, usedByOrderId: null }])
    expect(await outcomeOf(seller, order)).toBe('returned')
    expect((await seller.sell()).data.coupon).toMatchObject({ couponId: ids[0], outcome: 'reserved' })
  })

  it('gives back a coupon that ended meanwhile as expired', async () => {
    const { seller, ids, coupons } = await aSellerWith({})
    const { data: order } = await seller.sell()
    await endCoupons(app, seller.id)
    await sweep()
    expect(await statusOf(ids[0]!)).toBe(1)
    await seller.cancel(order.giftOrderId)
    expect(await coupons.spent()).toMatchObject([{ couponId: ids[0], status: 3 }])
    await sweep()
    expect(await statusOf(ids[0]!)).toBe(3)
  })
})

describe('a returned order', () => {
  const aReturned = async () => {
    const made = await aSellerWith({})
    const { data: order } = await made.seller.sell()
    await reviewer.settle(order.giftOrderId, unreadable)
    const returned = (await made.seller.read(order.giftOrderId)).data
    const again = {
      giftOrderId: order.giftOrderId,
      cards: [{ cardId: returned.cards[0]!.cardId, code: aSteamCode(), photos: [] }],
    }
    return { ...made, returned, again }
  }
  const closeWindow = (id: string) =>
    app.database.asOwner(`alter table card_orders disable trigger all;
      update card_orders set operator_time = now() - interval '30 minutes' where public_id = '${id}';
      alter table card_orders enable trigger all`)

  it('keeps its coupon while it can be sent again, and hands it to the order that replaces it', async () => {
    const { seller, ids, coupons, returned, again } = await aReturned()
    expect(returned.coupon?.outcome).toBe('reserved')
    const { data: child } = await seller.resubmit(again)
    expect(child).toMatchObject({ payout: '150000.00', coupon: { couponId: ids[0], outcome: 'reserved' } })
    expect(await outcomeOf(seller, returned)).toBe('moved')
    expect(await coupons.usable()).toMatchObject([{ usedByOrderId: child.giftOrderId }])
    await reviewer.settle(child.giftOrderId)
    expect(await outcomeOf(seller, child)).toBe('used')
  })

  it('gives it back at the end of its thirty minutes', async () => {
    const { coupons, returned, seller } = await aReturned()
    await sweep()
    expect(await coupons.usable()).toMatchObject([{ status: 1 }])
    await closeWindow(returned.giftOrderId)
    await sweep()
    expect(await coupons.usable()).toMatchObject([{ status: 0 }])
    expect(await outcomeOf(seller, returned)).toBe('returned')
  })

  it('gives it back at once when it cannot be sent a third time', async () => {
    const { seller, coupons, again } = await aReturned()
    const { data: child } = await seller.resubmit(again)
    await reviewer.settle(child.giftOrderId, unreadable)
    expect((await seller.read(child.giftOrderId)).data.orderStatus).toBe(21)
    expect(await coupons.usable()).toMatchObject([{ status: 0 }])
  })
})
