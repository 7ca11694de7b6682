import { couponTransitions } from '@kaadi/contract/coupons'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { aGrant, couponsOf, endCoupons } from '../../../test/coupons.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aSellingSeller } from '../../../test/selling-seller.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { grantCoupon, grantWelcomeCoupon } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
})
afterAll(() => closeSoundly(app))

describe('the list of coupons', () => {
  it('has those that can be used and those in use, what ends first first', async () => {
    const seller = await aSellingSeller(app)
    const first = await aGrant(app, seller.id, { amount: 100_000 })
    const second = await aGrant(app, seller.id, { percent: 2.5, maxBonus: 50_000, cardTypeIds: ['apple'] })
    await seller.sell()
    expect(await couponsOf(app, seller).usable()).toMatchObject([
      { couponId: first, kind: 'amount', value: '1000.00', status: 1, usedByOrderId: expect.any(String) },
      {
        couponId: second,
        kind: 'percent',
        value: '2.5',
        maxBonus: '500.00',
        cardTypeIds: ['apple'],
        status: 0,
        usedByOrderId: null,
      },
    ])
    expect(await couponsOf(app, seller).spent()).toEqual([])
  })

  it('moves a coupon to those no longer good at its end, before the sweep has been there', async () => {
    const seller = await aSellingSeller(app)
    const couponId = await aGrant(app, seller.id)
    await endCoupons(app, seller.id)
    expect(await couponsOf(app, seller).usable()).toEqual([])
    expect(await couponsOf(app, seller).spent()).toMatchObject([{ couponId, status: 3, usedByOrderId: null }])
  })

  it('says why a coupon was taken back', async () => {
    const seller = await aSellingSeller(app)
    const couponId = await aGrant(app, seller.id)
    await app.database.asOwner(
      `update coupons set status = 4, void_reason = 'Given by mistake.' where public_id = '${couponId}'`,
    )
    expect(await couponsOf(app, seller).spent()).toMatchObject([
      { couponId, status: 4, voidReason: 'Given by mistake.' },
    ])
  })

  it("is one's own, and answers a foreign id like one that never was", async () => {
    const [owner, other] = [await aSellingSeller(app), await aSellingSeller(app)]
    const couponId = await aGrant(app, owner.id)
    expect((await couponsOf(app, owner).info(couponId)).data.couponId).toBe(couponId)
    expect(await couponsOf(app, other).usable()).toEqual([])
    const [foreign, unknown] = [
      await couponsOf(app, other).info(couponId),
      await couponsOf(app, other).info('nothing'),
    ]
    expect(foreign).toMatchObject({ status: 404, code: 404, msg: unknown.msg })
  })
})

describe('a grant', () => {
  it('is made once for each rule and seller, however often it is asked for', async () => {
    const seller = await aSellingSeller(app)
    await aGrant(app, seller.id)
    const [rule] = await app.database.asOwner(
      `select rule_id as id from coupons where user_id = ${seller.id}`,
    )
    await Promise.all(
      Array.from({ length: 8 }, () => grantCoupon(app.database.db, seller.id, String(rule!.id))),
    )
    expect(await couponsOf(app, seller).usable()).toHaveLength(1)
  })

  it('welcomes nobody where no rule is in force', async () => {
    const seller = await aSellingSeller(app)
    await grantWelcomeCoupon(app.database.db, seller.id)
    expect(await couponsOf(app, seller).usable()).toEqual([])
  })
})

describe('the database', () => {
  it('has the transitions of the contract', async () => {
    const rows = await app.database.asOwner('select from_status, to_status from coupon_transitions')
    const declared = Object.entries(couponTransitions).flatMap(([from, tos]) =>
      tos.map((to) => `${from}-${to}`),
    )
    expect(rows.map((row) => `${row.from_status}-${row.to_status}`).toSorted()).toEqual(declared.toSorted())
  })

  const asApp = (change: string, couponId: string) =>
    app.database.reads.query(`update coupons set ${change} where public_id = '${couponId}'`)

  it.each([
    ['a change that does not follow', 'status = 2, order_id = 1, used_at = now()', 'cannot change that way'],
    ['another promise', 'amount = amount + 1', 'never changes'],
    ['a later end', `expires_at = expires_at + interval '1 day'`, 'never changes'],
    ['a use without a trade', 'status = 1', 'coupons_order_while_taken'],
    ['a withdrawal without a reason', 'status = 4', 'coupons_void_has_reason'],
  ])('refuses %s', async (_, change, message) => {
    const seller = await aSellingSeller(app)
    const { data: order } = await seller.sell()
    const couponId = await aGrant(app, seller.id)
    const [row] = await app.database.asOwner(
      `select id from card_orders where public_id = '${order.giftOrderId}'`,
    )
    await expect(asApp(change.replace('order_id = 1', `order_id = ${row!.id}`), couponId)).rejects.toThrow(
      message,
    )
  })

  it('keeps an expired and a void coupon as they are', async () => {
    const seller = await aSellingSeller(app)
    const couponId = await aGrant(app, seller.id)
    await asApp(`status = 4, void_reason = 'a mistake'`, couponId)
    await expect(asApp('status = 0, void_reason = null', couponId)).rejects.toThrow('cannot change that way')
  })

  it('lets nobody delete a coupon', async () => {
    await expect(app.database.reads.query('delete from coupons')).rejects.toThrow()
    await expect(app.database.asOwner('delete from coupons')).rejects.toThrow('append only')
  })
})
