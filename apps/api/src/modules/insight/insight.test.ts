import { type DeskInsight, insight, type MoneyInsight } from '@kaadi/contract/insight'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { appeal, aSenior } from '../../../test/appealing.ts'
import { aReviewer, notActivated, type Reviewer, used, type Verdict, worth } from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode } from '../../../test/selling-seller.ts'
import { acrossInsight } from '../../invariants/insight.invariants.ts'
import { createReadInsight } from './read-insight.ts'
import { sumDays } from './sum-days.job.ts'

let app: TestApp
let first: Reviewer
let senior: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  // A card of ₦148,000 that is found used is worth a second look.
  await app.database.asOwner('update second_review_rules set verdict_from = 14000000 where currency_id = 1')
  first = await aReviewer(app)
  senior = await aReviewer(app, 'senior')
  await order('valid')
  await order('valid')
  await order(notActivated)
  await order('valid', notActivated)
  await order(worth('90'))
  await senior.settle(await order(used), used)
  // The second one would pay it: a third one decides.
  const contested = await order(used)
  for (const judge of [senior, await aReviewer(app, 'senior')]) await judge.settle(contested, 'valid')
  await sent()
})
afterAll(() => app.close())

const sent = async (cards = 1): Promise<string> => {
  const seller = await aSellingSeller(app)
  return (await seller.sell({ codes: Array.from({ length: cards }, () => aSteamCode()) })).data.giftOrderId
}
const order = async (...verdicts: readonly Verdict[]): Promise<string> => {
  const giftOrderId = await sent(verdicts.length)
  const { code } = await first.settle(giftOrderId, ...verdicts)
  if (code !== 0) throw new Error(`The order was not decided: ${code}`)
  return giftOrderId
}
type Query = Readonly<Record<string, string>>
const read = (query: Query = {}) => app.call<DeskInsight>(insight.desk, { token: senior.token, query })
const moved = async (query: Query = {}) =>
  (await app.call<MoneyInsight>(insight.money, { token: senior.token, query })).data
const looked = async (query: Query = {}) => (await read(query)).data
/** As it is read at another instant. */
const at = (instant: number, query: Query = {}) =>
  createReadInsight({ ...app.deps, clock: () => instant })(query)

/** Everything that was answered so far happened two days earlier, and each answer took twenty minutes. */
const moveBack = () =>
  app.database.asOwner(`
    begin; alter table order_events disable trigger user; alter table card_orders disable trigger user;
    update order_events set created_at = created_at - interval '2 days';
    update order_events e set digest = digest_of(e);
    alter table ledger_transfers disable trigger user; update ledger_transfers set created_at = created_at - interval '2 days';
    alter table ledger_transfers enable trigger user;
    update card_orders set settled_at = settled_at - interval '2 days', created_at = created_at - interval '2 days 20 minutes', queue_at = queue_at - interval '2 days',
                           operator_time = operator_time - interval '2 days';
    alter table order_events enable trigger user; alter table card_orders enable trigger user; commit`)

describe('what the desk answered', () => {
  it('is counted by what was answered, and within which promise', async () => {
    const { total } = await looked()
    expect(total).toMatchObject({
      orders: 7,
      kept: 7,
      paid: 3,
      paidPart: 1,
      offered: 1,
      refused: 2,
      returned: 0,
      asked: 0,
      secondLooks: 2,
      agreed: 1,
    })
  })

  it('is told by reviewer: a second look is agreed or not with whoever judged first', async () => {
    const { reviewers } = await looked()
    const byId = new Map(reviewers.map((one) => [one.operatorId, one]))
    const [own, seniors] = await Promise.all([publicId(first), publicId(senior)])
    expect(byId.get(own)).toMatchObject({ orders: 5, secondLooks: 2, agreed: 1 })
    expect(byId.get(seniors)).toMatchObject({ orders: 1, secondLooks: 0, agreed: 0 })
    const { total } = await looked({ operatorId: seniors })
    expect(total).toMatchObject({ orders: 1, paid: 0, refused: 1 })
  })

  it('is told by class, and narrowed to one', async () => {
    const { classes } = await looked()
    expect(classes).toMatchObject([{ form: 'ecode', receiptType: 'none', orders: 7 }])
    expect((await looked({ form: 'physical' })).total.orders).toBe(0)
    expect((await looked({ receiptType: 'cash' })).classes).toEqual([])
  })

  it('is told by brand, and narrowed to one', async () => {
    const { brands } = await looked()
    expect(brands).toMatchObject([{ cardTypeId: 'steam', orders: 7, secondLooks: 2 }])
    expect((await looked({ cardTypeId: 'steam' })).total.orders).toBe(7)
    expect(await looked({ cardTypeId: 'amazon' })).toMatchObject({ total: { orders: 0 }, reasons: [] })
  })

  it('says why cards were not taken', async () => {
    const { reasons } = await looked()
    expect(reasons).toEqual([
      { reasonCode: 201, cards: 2 },
      { reasonCode: 108, cards: 1 },
      { reasonCode: 202, cards: 1 },
    ])
  })

  it('says what waits now, by state and age', async () => {
    const { open } = await looked()
    expect(open).toEqual([
      { status: 0, total: 1, ages: [1, 0, 0, 0, 0] },
      { status: 5, total: 1, ages: [1, 0, 0, 0, 0] },
    ])
  })
})

describe('an order that nobody answers', () => {
  /** The one that waits, and until when it was promised an answer, in epoch milliseconds. */
  const unanswered = async () => {
    const [row] = (await app.database.asOwner(`
      select public_id as id, (extract(epoch from queue_at) * 1000)::float8 as until from card_orders where status = 0`)) as [
      { id: string; until: number },
    ]
    return row
  }
  const promise = (id: string, until: number) =>
    app.database.asOwner(
      `update card_orders set queue_at = to_timestamp(${until / 1000}) where public_id = '${id}'`,
    )

  it('is overdue from the end of its promise, and counts beside those that were answered', async () => {
    const { until } = await unanswered()
    expect((await at(until - 1_000)).total).toMatchObject({ orders: 7, kept: 7, overdue: 0 })
    const { total, days, brands, classes, reviewers } = await at(until + 1_000)
    expect(total).toMatchObject({ orders: 7, kept: 7, overdue: 1 })
    expect(days.filter(({ overdue }) => overdue > 0)).toMatchObject([
      { day: new Date(until).toISOString().slice(0, 10), overdue: 1 },
    ])
    expect(brands).toMatchObject([{ cardTypeId: 'steam', orders: 7, overdue: 1 }])
    expect(classes).toMatchObject([{ form: 'ecode', orders: 7, overdue: 1 }])
    expect(reviewers.map(({ overdue }) => overdue)).toEqual(reviewers.map(() => 0))
  })

  it('is narrowed as answers are, and is nobody’s where one reviewer is looked at', async () => {
    const later = (await unanswered()).until + 1_000
    expect((await at(later, { cardTypeId: 'steam', form: 'ecode', receiptType: 'none' })).total.overdue).toBe(
      1,
    )
    expect((await at(later, { cardTypeId: 'amazon' })).total.overdue).toBe(0)
    expect((await at(later, { form: 'physical' })).total.overdue).toBe(0)
    expect((await at(later, { operatorId: await publicId(first) })).total.overdue).toBe(0)
  })

  it('has a line of its own on a day without an answer', async () => {
    const { id, until } = await unanswered()
    const earlier = Date.now() - 5 * 86_400_000
    const day = new Date(earlier).toISOString().slice(0, 10)
    await promise(id, earlier)
    const { total, brands, classes } = await at(Date.now(), { from: day, to: day })
    await promise(id, until)
    expect(total).toMatchObject({ orders: 0, overdue: 1, medianSeconds: null })
    expect(brands).toMatchObject([{ cardTypeId: 'steam', name: 'Steam', orders: 0, overdue: 1 }])
    expect(classes).toMatchObject([{ form: 'ecode', receiptType: 'none', orders: 0, overdue: 1 }])
  })
})

describe('what moved', () => {
  it('is what the ledger posted, by currency, day and brand', async () => {
    const money = await moved()
    const [{ cards, orders }] = (await app.database.asOwner(`
      select sum(amount)::text as cards, count(*)::int as orders from ledger_transfers
      where kind = 'card-order.paid' and leg = 0 and currency_id = 1`)) as [{ cards: string; orders: number }]
    expect(orders).toBe(4)
    expect(money.currencies).toHaveLength(1)
    const [naira] = money.currencies
    expect(naira).toMatchObject({ currencyId: 1, orders, payouts: 0, paidOut: '0.00', exchangedIn: '0.00' })
    expect(Number(naira!.cards) * 100).toBe(Number(cards))
    expect(money.days).toHaveLength(1)
    expect(money.days[0]).toMatchObject({ ...naira, day: money.to })
    expect(money.brands).toMatchObject([{ cardTypeId: 'steam', currencyId: 1, orders: 4, cards: 4 }])
    const paid = Number(naira!.cards) + Number(naira!.bonuses) + Number(naira!.coupons)
    expect(Number(money.brands[0]!.paid)).toBeCloseTo(paid, 2)
  })
  it('is nothing in a period without trade', async () => {
    expect(await moved({ from: '2026-01-01', to: '2026-01-31' })).toMatchObject({
      currencies: [],
      days: [],
      brands: [],
    })
  })
  it('is for seniors and admins', async () => {
    expect((await app.call(insight.money, { token: first.token, query: {} })).status).toBe(403)
  })
})

describe('a period', () => {
  it('has a line for each of its days', async () => {
    const { from, to, days } = await looked()
    expect(days).toHaveLength(30)
    expect([days[0]!.day, days.at(-1)!.day]).toEqual([from, to])
    expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBe(7)
  })
  it.each<Query>([
    { from: '2026-02-30' },
    { from: '2026-11-25', to: '2026-11-24' },
    { from: '2020-01-01', to: '2026-01-01' },
    { form: 'paper' },
  ])('that is none is refused: %j', async (query) => {
    expect((await read(query)).status).toBe(400)
  })
})

describe('a day that is over', () => {
  it('is summed once, and says what its answers said', async () => {
    await moveBack()
    const before = await looked()
    const moneyBefore = await moved()
    expect(before.total).toMatchObject({ orders: 7, paid: 3 })
    // Two processes at a time.
    await Promise.all([sumDays(app.database.db), sumDays(app.database.db)])
    const [{ lines }] = (await app.database.asOwner(
      'select count(*)::int as lines from desk_days where orders > 0',
    )) as [{ lines: number }]
    expect(lines).toBeGreaterThan(0)
    const { time: _, ...after } = await looked()
    expect(after).toEqual({ ...before, time: undefined })
    expect({ ...(await moved()), time: moneyBefore.time }).toEqual(moneyBefore)
    expect(await sumDays(app.database.db)).toBe(0)
  })

  it('keeps the rule over what was summed', async () => {
    const { rows } = await sql.raw(acrossInsight[0]!.sql).execute(app.database.db)
    expect(rows).toEqual([])
  })

  it('tells times from sending to the first answer', async () => {
    const { total } = await looked()
    expect(total.medianSeconds! / 1_200).toBeGreaterThan(0.9)
    expect(total.medianSeconds! / 1_200).toBeLessThan(1.1)
    expect(total.ninetiethSeconds).toBeGreaterThanOrEqual(total.medianSeconds!)
  })

  it('adds up with what is answered today', async () => {
    await order('valid')
    expect((await looked()).total).toMatchObject({ orders: 8, paid: 4 })
  })
})

describe('why cards were not taken', () => {
  const ofNotActivated = async () =>
    (await looked()).reasons.find(({ reasonCode }) => reasonCode === 201)?.cards ?? 0

  it.each([
    ['refused', [], 2],
    ['right for one of two', [1], 1],
  ])('is counted on after an appeal that was %s', async (_, valid, counted) => {
    const before = await ofNotActivated()
    const seller = await aSellingSeller(app)
    const { giftOrderId } = (await seller.sell({ codes: [aSteamCode(), aSteamCode()] })).data
    await first.settle(giftOrderId, notActivated, notActivated)
    expect(await ofNotActivated()).toBe(before + 2)
    const { appealId } = (await appeal(app, seller, giftOrderId)).data.appeal!
    const judge = await aSenior(app)
    expect((await judge.judge(appealId, ...valid)).code).toBe(0)
    expect(await ofNotActivated()).toBe(before + counted)
  })
})

describe('an order that is overdue', () => {
  it('is so under a claim too, and counts once where it is answered at last', async () => {
    const tomorrow = Date.now() + 86_400_000
    const before = (await at(tomorrow)).total
    const giftOrderId = await sent()
    await first.claim(giftOrderId)
    expect((await at(tomorrow)).total).toMatchObject({
      orders: before.orders,
      overdue: before.overdue + 1,
    })
    await first.settle(giftOrderId, 'valid')
    expect((await at(tomorrow)).total).toMatchObject({
      orders: before.orders + 1,
      overdue: before.overdue,
    })
  })
})

const publicId = async ({ id }: Reviewer): Promise<string> => {
  const [row] = (await app.database.asOwner(`select public_id from operators where id = ${id}`)) as [
    { public_id: string },
  ]
  return row.public_id
}
