import { cardOrders } from '@kaadi/contract/card-orders'
import { levelAt, levels, type MyLevel, type PointEntry } from '@kaadi/contract/levels'
import type { Page } from '@kaadi/contract/primitives'
import { aMyLevel } from '@kaadi/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, signIn, type TestApp } from '../../../test/app.ts'
import { reverseOrder } from '../../../test/reverse-order.ts'
import { aReviewer, decisionOn, type Reviewer, used } from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../test/selling-seller.ts'
import { closeSoundly } from '../../../test/sound-books.ts'

let app: TestApp
let reviewer: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
})
afterAll(() => closeSoundly(app))

const mine = async ({ token }: { token: string }) => (await app.call<MyLevel>(levels.mine, { token })).data
const history = async ({ token }: { token: string }, query: Record<string, string | number> = {}) =>
  (await app.call<Page<PointEntry>>(levels.points, { token, query })).data
const sellPaid = async (seller: SellingSeller, faceValue: string, count = 1) => {
  const codes = Array.from({ length: count }, aSteamCode)
  const { giftOrderId } = (await seller.sell({ codes, wish: { faceValue } })).data
  expect((await reviewer.settle(giftOrderId)).code).toBe(0)
  return giftOrderId
}

describe('a new seller', () => {
  it('is on the first level, without points, and sees what each level gives', async () => {
    const seller = await aSellingSeller(app)
    expect(await mine(seller)).toEqual({
      level: 1,
      name: 'Bronze',
      points: 0,
      nextPoints: 500,
      levels: aMyLevel().levels,
    })
    expect(await history(seller)).toMatchObject({ records: [], total: 0, cursor: null })
  })
})

describe('a settled trade', () => {
  it('gives a point for each dollar, once, and none before', async () => {
    const seller = await aSellingSeller(app)
    const { giftOrderId } = (await seller.sell()).data
    expect(await mine(seller)).toMatchObject({ points: 0 })
    await reviewer.settle(giftOrderId)
    expect(await mine(seller)).toMatchObject({ points: 100, level: 1 })
    expect((await history(seller)).records).toEqual([
      {
        giftOrderId,
        title: 'Steam $100',
        kind: 'settled',
        points: 100,
        balance: 100,
        createTime: expect.any(String),
      },
    ])
  })

  it('gives them for the cards that were paid alone', async () => {
    const seller = await aSellingSeller(app)
    const { giftOrderId } = (await seller.sell({ codes: [aSteamCode(), aSteamCode(), aSteamCode()] })).data
    await reviewer.settle(giftOrderId, 'valid', used, 'valid')
    expect(await mine(seller)).toMatchObject({ points: 200 })
  })

  it('that is returned gives none', async () => {
    const seller = await aSellingSeller(app)
    const { giftOrderId } = (await seller.sell()).data
    await reviewer.settle(giftOrderId, used)
    expect(await mine(seller)).toMatchObject({ points: 0 })
    expect((await history(seller)).records).toEqual([])
  })

  it('of another country counts what its money is worth, rounded down once', async () => {
    const seller = await aSellingSeller(app)
    await app.database.asOwner(`update card_currencies set dollars = 1.262 where id = 'us'`)
    await sellPaid(seller, '55', 3)
    await app.database.asOwner(`update card_currencies set dollars = 1 where id = 'us'`)
    expect(await mine(seller)).toMatchObject({ points: 208 })
  })

  it('raises the level where its points reach it, and the next quote pays more', async () => {
    const seller = await aSellingSeller(app)
    await sellPaid(seller, '100', 4)
    await sellPaid(seller, '95')
    expect(await mine(seller)).toMatchObject({ level: 1, points: 495 })
    await sellPaid(seller, '10')
    expect(await mine(seller)).toMatchObject({ level: 2, name: 'Silver', points: 505, nextPoints: 2_000 })
    const [standing] = await app.database.asOwner(`select level, exp from users where id = ${seller.id}`)
    expect(standing).toEqual({ level: 2, exp: 505 })
    // Who somebody is is believed for some seconds: a later sign-in sees the level at once.
    const token = await signIn(app.call, seller.email, seller.password)
    const { data } = await app.call<{ lines: object[] }>(cardOrders.quote, {
      token,
      body: { priceId: 'steam-us', faceValue: '100', count: 1, currencyId: 1 },
    })
    expect(data.lines).toMatchObject([{ kind: 'base' }, { kind: 'levelBonus', amount: '740.00' }])
  })

  it('beside others of the same seller adds up, however they meet', async () => {
    const seller = await aSellingSeller(app)
    const colleague = await aReviewer(app)
    const orders = await Promise.all(
      Array.from({ length: 6 }, async () => (await seller.sell()).data.giftOrderId),
    )
    const decisions = []
    for (const [place, giftOrderId] of orders.entries()) {
      const who = place % 2 ? reviewer : colleague
      const { lease, order } = (await who.claim(giftOrderId)).data
      decisions.push({ who, body: await decisionOn(order, lease!, [], who) })
      if (place % 2) {
        const replies = await Promise.all(decisions.splice(0).map((one) => one.who.decide(one.body)))
        expect(replies.map(({ code }) => code)).toEqual([0, 0])
      }
    }
    expect(await mine(seller)).toMatchObject({ points: 600, level: 2 })
    expect((await history(seller)).records.map(({ balance }) => balance)).toEqual([
      600, 500, 400, 300, 200, 100,
    ])
  })

  it('is shown to its seller alone, a page at a time', async () => {
    const [seller, other] = [await aSellingSeller(app), await aSellingSeller(app)]
    for (const faceValue of ['10', '20', '30']) await sellPaid(seller, faceValue)
    const first = await history(seller, { size: 2 })
    expect(first).toMatchObject({ total: 3, records: [{ points: 30 }, { points: 20 }] })
    const second = await history(seller, { size: 2, cursor: first.cursor! })
    expect(second).toMatchObject({ records: [{ points: 10 }], cursor: null })
    expect(await history(other)).toMatchObject({ total: 0, records: [] })
  })
})

describe('a reversed trade', () => {
  it('takes its points back, and the level with them', async () => {
    const seller = await aSellingSeller(app)
    await sellPaid(seller, '100', 4)
    const giftOrderId = await sellPaid(seller, '100', 2)
    expect(await mine(seller)).toMatchObject({ points: 600, level: 2 })
    await reverseOrder(app, giftOrderId)
    expect(await mine(seller)).toMatchObject({ points: 400, level: 1 })
    expect((await history(seller)).records.slice(0, 2)).toMatchObject([
      { giftOrderId, kind: 'reversed', points: -200, balance: 400 },
      { giftOrderId, kind: 'settled', points: 200, balance: 600 },
    ])
  })
})

describe('the level of so many points', () => {
  it('is the same in the service and in the contract', async () => {
    const points = [0, 1, 499, 500, 1_999, 2_000, 7_999, 8_000, 19_999, 20_000, 1_000_000]
    const [{ levels: all }, rows] = [
      await mine(await aSellingSeller(app)),
      await app.database.asOwner(
        `select level_at(points) as level from unnest(array[${points}]) with ordinality p (points, ord) order by ord`,
      ),
    ]
    const [first, ...more] = all
    expect(rows.map(({ level }) => level)).toEqual(points.map((n) => levelAt([first!, ...more], n).level))
  })
})

it.each(['update level_points set points = 0', 'delete from level_points'])('refuses %s', async (change) => {
  await expect(app.database.asOwner(change)).rejects.toThrow('append only')
})

it('lets the service itself write no points', async () => {
  await expect(
    app.database.reads.query(`insert into level_points (user_id, order_id, kind, dollars, points, balance, level)
      select user_id, id, 'settled', 1, 5, 5, 1 from card_orders limit 1`),
  ).rejects.toThrow('permission denied')
})
