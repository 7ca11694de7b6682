import type { CardOrder } from '@kaadi/contract/card-orders'
import { type DeskOrder, type DeskQueueRow, desk } from '@kaadi/contract/desk'
import type { Page } from '@kaadi/contract/primitives'
import { shifts } from '@kaadi/contract/shifts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import {
  aReviewer,
  notActivated,
  type Reviewer,
  used,
  type Verdict,
  worth,
} from '../../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../../test/sound-books.ts'
import { userAvailable } from '../../../../ledger/index.ts'
import { returnExpired } from '../../../card-orders/index.ts'

let app: TestApp
let first: Reviewer
let second: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  // Two cards of ₦148,000 are much here, and one that is found used is worth a second look.
  await app.database.asOwner(
    'update second_review_rules set amount_from = 20000000, verdict_from = 14000000 where currency_id = 1',
  )
  first = await aReviewer(app)
  second = await aReviewer(app, 'senior')
})
afterAll(() => closeSoundly(app))

const availableOf = ({ id }: SellingSeller) => app.deps.ledger.balance(userAvailable(id, 1))
const judged = async (...verdicts: readonly Verdict[]) => {
  const seller = await aSellingSeller(app)
  const { giftOrderId } = (await seller.sell({ codes: verdicts.map(() => aSteamCode()) })).data
  const reply = await first.settle(giftOrderId, ...verdicts)
  return { seller, giftOrderId, reply, order: (await seller.read(giftOrderId)).data }
}
const notesOf = (giftOrderId: CardOrder['giftOrderId']) =>
  app.database.asOwner(`select title from notifications where subject_id = '${giftOrderId}' order by id`)

describe('a verdict that one reviewer is not enough for', () => {
  it.each<[string, readonly Verdict[], string]>([
    ['an order that would pay much', ['valid', 'valid'], 'amount'],
    ['a dear card that is found used', [used], 'verdict'],
    ['an offer far below its quote', [worth('69.99')], 'offer'],
  ])('waits for another reviewer: %s', async (_, verdicts, because) => {
    const { seller, giftOrderId, reply, order } = await judged(...verdicts)
    expect(reply.data).toMatchObject({
      order: { orderStatus: 4, operatorTime: null },
      second: { byMe: true, because: [because] },
      lease: null,
    })
    // The seller is told of no verdict, for there is none yet.
    expect(order).toMatchObject({ orderStatus: 4, settledAmount: null, offer: null, evidence: [] })
    for (const { cardStatus, reason } of order.cards) expect([cardStatus, reason]).toEqual([0, null])
    expect(await notesOf(giftOrderId)).toEqual([])
    expect(await availableOf(seller)).toBe(0n)
    const page = await app.call<Page<DeskQueueRow>>(desk.queue, {
      token: second.token,
      query: { view: 'second', search: order.tradeNumber },
    })
    expect(page.data.records).toMatchObject([{ giftOrderId, judgedByMe: false }])
    const own = await app.call<Page<DeskQueueRow>>(desk.queue, {
      token: first.token,
      query: { view: 'second', search: order.tradeNumber },
    })
    expect(own.data.records).toMatchObject([{ giftOrderId, judgedByMe: true }])
  })

  const limits = (amountFrom: bigint, verdictFrom: bigint) =>
    app.database.asOwner(
      `update second_review_rules set amount_from = ${amountFrom}, verdict_from = ${verdictFrom} where currency_id = 1`,
    )

  // Three cards of ₦148,000: what is refused counts as what is paid does, and the order counts as a whole.
  it.each<[string, readonly Verdict[], readonly [bigint, bigint], string | undefined]>([
    [
      'all refused, worth the amount',
      [notActivated, notActivated, notActivated],
      [44_400_000n, 99_999_999n],
      'amount',
    ],
    [
      'all refused, worth a kobo less',
      [notActivated, notActivated, notActivated],
      [44_400_001n, 99_999_999n],
      undefined,
    ],
    [
      'one paid of an order worth the amount',
      ['valid', notActivated, notActivated],
      [44_400_000n, 99_999_999n],
      'amount',
    ],
    ['two used, together worth the limit', [notActivated, used, used], [99_999_999n, 29_600_000n], 'verdict'],
    ['two used, together a kobo less', [notActivated, used, used], [99_999_999n, 29_600_001n], undefined],
  ])('counts the cards of an order together: %s', async (_, verdicts, [amountFrom, verdictFrom], because) => {
    try {
      await limits(amountFrom, verdictFrom)
      const { reply } = await judged(...verdicts)
      expect(reply.code).toBe(0)
      expect(reply.data.second?.because).toEqual(because && [because])
    } finally {
      await limits(20_000_000n, 14_000_000n)
    }
  })

  // A card of ₦148,000 that is found to be worth more: what is offered leaves the house, not what was quoted.
  it.each<[string, readonly Verdict[], bigint, readonly string[] | undefined]>([
    ['an offer above the amount', [worth('135')], 19_980_000n, ['amount']],
    ['an offer a kobo below the amount', [worth('135')], 19_980_001n, undefined],
    [
      'offers that only together are above it',
      [worth('135'), worth('135'), worth('135')],
      59_940_000n,
      ['amount'],
    ],
    ['one refused, the other offered more', [notActivated, worth('135')], 34_780_000n, ['amount']],
    [
      'an offer below its quote, of an order worth the amount',
      [worth('110'), worth('90')],
      31_080_000n,
      ['amount'],
    ],
    ['an offer far above its quote', [worth('145')], 99_999_999n, ['offer']],
  ])('counts what is offered where that is more: %s', async (_, verdicts, amountFrom, because) => {
    try {
      await limits(amountFrom, 99_999_999n)
      const { reply, order } = await judged(...verdicts)
      expect(reply.data.second?.because).toEqual(because)
      expect(order.orderStatus).toBe(because ? 4 : 5)
    } finally {
      await limits(20_000_000n, 14_000_000n)
    }
  })

  it('is not looked at twice by one person, at the desk or in the database', async () => {
    const { giftOrderId } = await judged(used)
    expect(await first.claim(giftOrderId)).toMatchObject({ status: 409, code: 1611 })
    await expect(
      app.database.asOwner(`
        update card_orders set status = 1, version = version + 1, actor = 'desk', operator_id = ${first.id},
          claimed_by = ${first.id}, lease_token_hash = sha256('x'), lease_expires_at = now() + interval '5 minutes'
        where public_id = '${giftOrderId}'`),
    ).rejects.toThrow('a second look is another reviewer')
  })

  it('is paid once it is confirmed, by the name of the second', async () => {
    const { seller, giftOrderId } = await judged('valid', 'valid')
    const claimed = (await second.claim(giftOrderId)).data
    expect(claimed).toMatchObject({
      second: { byMe: false, firstBy: null, because: [], agreed: null },
      order: { evidence: [], cards: [{ cardStatus: 0 }, { cardStatus: 0 }] },
      // What the first one opened is not opened for the second: it would tell what they found valid.
      openedCardIds: [],
    })
    const { leaseToken } = claimed.lease!
    const { cardId } = claimed.order.cards[0]!
    const one = { giftOrderId, leaseToken, cards: [{ cardId, verdict: 1 }] }
    expect(await second.decide(one)).toMatchObject({ code: 1607 })
    await second.open(giftOrderId, leaseToken, cardId)
    expect(await second.decide(one)).toMatchObject({ code: 1001 })
    await second.settle(giftOrderId, 'valid', 'valid')
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      orderStatus: 10,
      settledAmount: '296000.00',
    })
    expect(await availableOf(seller)).toBe(29_600_000n)
    const [{ decided_by, first_judge }] = (await app.database.asOwner(
      `select decided_by, first_judge from card_orders where public_id = '${giftOrderId}'`,
    )) as [{ decided_by: string; first_judge: string }]
    expect([decided_by, first_judge].map(BigInt)).toEqual([second.id, first.id])
  })

  it('is told to nobody but who gave it, until there is a second one; then both, and whether they agree', async () => {
    const orderAs = async ({ token }: Reviewer, giftOrderId: string) =>
      (await app.call<DeskOrder>(desk.order, { token, query: { giftOrderId } })).data
    const onlooker = await aReviewer(app, 'senior')
    for (const [verdict, agreed] of [
      [used, true],
      [notActivated, false],
    ] as const) {
      const { giftOrderId } = await judged(used)
      await second.claim(giftOrderId)
      for (const reader of [second, onlooker]) {
        const seen = await orderAs(reader, giftOrderId)
        expect(seen.second).toEqual({
          ...{ firstBy: null, secondBy: null, byMe: false },
          ...{ because: [], agreed: null },
        })
        expect(seen.order.cards).toMatchObject([{ cardStatus: 0, reason: null, offer: null }])
        expect(seen.order.evidence).toEqual([])
      }
      expect(await orderAs(first, giftOrderId)).toMatchObject({
        second: { byMe: true, because: ['verdict'], agreed: null },
        order: { cards: [{ cardStatus: 5 }] },
      })
      await second.settle(giftOrderId, verdict)
      expect((await orderAs(second, giftOrderId)).second).toMatchObject({
        firstBy: expect.stringMatching(/^Operator/),
        because: ['verdict'],
        agreed,
      })
    }
  })

  it('does not tell by whose openings which card it refused: the second sees their own alone', async () => {
    // The first card is opened to be paid, the second is refused unopened: who sees that knows the verdict.
    const { giftOrderId, seller } = await judged('valid', used)
    const claimed = await second.claim(giftOrderId)
    expect(claimed.data.order.reveals).toEqual([])
    const [card] = claimed.data.order.cards
    await second.open(giftOrderId, claimed.data.lease!.leaseToken, card!.cardId)
    const openings = async ({ token }: Reviewer) =>
      (await app.call<DeskOrder>(desk.order, { token, query: { giftOrderId } })).data.order.reveals.length
    expect(await openings(second)).toBe(1)
    expect((await seller.read(giftOrderId)).data.reveals).toHaveLength(2)
    await second.settle(giftOrderId, 'valid', used)
    expect(await openings(second)).toBeGreaterThan(1)
  })

  it('is what the second reviewer says, where they differ', async () => {
    const { seller, giftOrderId } = await judged(worth('69.99'))
    expect((await second.settle(giftOrderId, 'valid')).data.order.orderStatus).toBe(10)
    expect(await availableOf(seller)).toBe(14_800_000n)
    const other = await judged(worth('50'))
    await second.settle(other.giftOrderId, notActivated)
    const { data } = await other.seller.read(other.giftOrderId)
    expect(data).toMatchObject({ orderStatus: 20, offer: null, cards: [{ reason: { code: 201 } }] })
  })

  it('becomes an offer once a low one is confirmed, and its seller may take it', async () => {
    const { seller, giftOrderId } = await judged(worth('50'))
    await second.settle(giftOrderId, worth('50'))
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      orderStatus: 5,
      offer: { payout: '74000.00' },
    })
    await seller.answerOffer(giftOrderId, true)
    expect(await availableOf(seller)).toBe(7_400_000n)
  })

  it('stays in its own line when the second reviewer goes quiet or gives it back', async () => {
    const { seller, giftOrderId } = await judged(used)
    const { leaseToken } = (await second.claim(giftOrderId)).data.lease!
    await second.call('release', { giftOrderId, leaseToken })
    expect((await seller.read(giftOrderId)).data.orderStatus).toBe(4)
    await second.claim(giftOrderId)
    await app.database.asOwner(
      `update card_orders set lease_expires_at = now() - interval '1 second' where public_id = '${giftOrderId}'`,
    )
    await returnExpired(app.database.db)
    expect((await seller.read(giftOrderId)).data.orderStatus).toBe(4)
    expect((await first.claim(giftOrderId)).code).toBe(1611)
  })

  it('goes to one of two second reviewers who take it at once', async () => {
    const others = [second, await aReviewer(app, 'senior'), await aReviewer(app)]
    const { giftOrderId } = await judged(used)
    const claims = await Promise.all(others.map((one) => one.claim(giftOrderId)))
    expect(claims.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(claims.filter(({ code }) => code === 1600)).toHaveLength(2)
  })
})

describe('who asks for the next order', () => {
  const later = () =>
    app.database.asOwner(
      `update card_orders set queue_at = now() + interval '1 day', due_at = now() + interval '2 days' where status in (0, 4)`,
    )
  const waitsSince = (giftOrderId: string, minutes: number) =>
    app.database.asOwner(
      `update card_orders set queue_at = now() - interval '${minutes} minutes' where public_id = '${giftOrderId}'`,
    )
  const dealtTo = async (operator: Reviewer, skill?: object) => {
    await app.call(shifts.start, { token: operator.token, body: {} })
    return (await operator.call<DeskOrder | null>('takeNext', { ...(skill && { skill }) })).data
  }
  const giveBack = (operator: Reviewer, { order, lease }: DeskOrder) =>
    operator.call('release', { giftOrderId: order.giftOrderId, leaseToken: lease!.leaseToken })

  it('is dealt a second review by its promise, among the others, and judges it blind', async () => {
    await later()
    const { giftOrderId, seller } = await judged(used)
    const [sooner, newer] = [(await seller.sell()).data, (await seller.sell()).data]
    for (const [place, id] of [sooner.giftOrderId, giftOrderId, newer.giftOrderId].entries())
      await waitsSince(id, 30 - place)
    const other = await aReviewer(app)
    const third = await aReviewer(app)
    expect((await dealtTo(other))?.order.giftOrderId).toBe(sooner.giftOrderId)
    const dealt = await dealtTo(third)
    expect(dealt).toMatchObject({
      order: { giftOrderId, orderStatus: 1, evidence: [], cards: [{ cardStatus: 0, reason: null }] },
      second: { byMe: false, firstBy: null, because: [], agreed: null },
      lease: { leaseToken: expect.any(String) },
      openedCardIds: [],
    })
    await third.settle(giftOrderId, used)
    expect((await seller.read(giftOrderId)).data.orderStatus).toBe(20)
  })

  it('is not dealt what they have judged, nor an own one', async () => {
    await later()
    const { giftOrderId, seller } = await judged(used)
    const { giftOrderId: newer } = (await seller.sell()).data
    await waitsSince(giftOrderId, 30)
    await waitsSince(newer, 10)
    const own = await aReviewer(app)
    await app.database.asOwner(`update operators set email = '${seller.email}' where id = ${own.id}`)
    expect([giftOrderId, newer]).not.toContain((await dealtTo(own))?.order.giftOrderId)
    const dealt = await dealtTo(first)
    expect(dealt?.order.giftOrderId).toBe(newer)
    await giveBack(first, dealt!)
  })

  it('is dealt what two differ about as a senior alone', async () => {
    await later()
    await app.database.asOwner('update second_review_rules set verdict_from = 14000000 where currency_id = 1')
    const { giftOrderId } = await judged(used)
    await second.settle(giftOrderId, 'valid')
    await waitsSince(giftOrderId, 30)
    expect((await dealtTo(await aReviewer(app)))?.order.giftOrderId).not.toBe(giftOrderId)
    expect((await dealtTo(second))?.order.giftOrderId).not.toBe(giftOrderId)
    expect((await dealtTo(await aReviewer(app, 'senior')))?.order.giftOrderId).toBe(giftOrderId)
  })

  it('is dealt by what they know here too', async () => {
    await later()
    const { giftOrderId } = await judged(used)
    await waitsSince(giftOrderId, 30)
    const operator = await aReviewer(app)
    const skill = { cardTypeIds: ['another-brand'], maxFaceValue: null, languages: [] }
    expect((await dealtTo(operator, skill))?.order.giftOrderId).not.toBe(giftOrderId)
    expect((await dealtTo(operator))?.order.giftOrderId).toBe(giftOrderId)
  })
})
