import { randomUUID } from 'node:crypto'
import { cardOrders } from '@kaadi/contract/card-orders'
import { type DeletionStatus, deletion } from '@kaadi/contract/deletion'
import { type DeskOrder, type DeskQueueRow, type DeskStats, desk } from '@kaadi/contract/desk'
import type { Page } from '@kaadi/contract/primitives'
import { redeemers } from '@kaadi/contract/redeemers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { answerBody, aRedeemer, handOver, writeAnswer } from '../../../../test/redeeming.ts'
import {
  aReviewer,
  decisionOn,
  type Reviewer,
  unreadable,
  used,
  type Verdict,
  worth,
} from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { userAvailable } from '../../../ledger/index.ts'
import { returnExpired } from '../../card-orders/index.ts'

let app: TestApp
let reviewer: Reviewer
let colleague: Reviewer
let redeemerId: string
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
  colleague = await aReviewer(app, 'senior')
  ;({ redeemerId } = await aRedeemer(app, { name: 'Accra Card House' }))
})
afterAll(() => closeSoundly(app))

const held = async (cards = 1) => {
  const seller = await aSellingSeller(app)
  const codes = Array.from({ length: cards }, () => aSteamCode())
  const { giftOrderId } = (await seller.sell({ codes })).data
  return { seller, giftOrderId, claimed: (await reviewer.claim(giftOrderId)).data }
}
const away = async (cards = 1) => {
  const one = await held(cards)
  await handOver(app, reviewer, one.claimed, redeemerId)
  return one
}
const give = (by: Reviewer, { order, lease }: DeskOrder, more: object = {}) =>
  app.call<DeskOrder>(redeemers.give, {
    token: by.token,
    body: {
      giftOrderId: order.giftOrderId,
      leaseToken: lease!.leaseToken,
      redeemerId,
      cardIds: order.cards.map(({ cardId }) => cardId),
      note: 'By this evening.',
      ...more,
    },
  })
const statusOf = async (seller: SellingSeller, giftOrderId: string) =>
  (await seller.read(giftOrderId)).data.orderStatus

describe('cards that are handed to a redeemer', () => {
  it('are with it by a line that says who gave what to whom, while nobody holds the order', async () => {
    const { giftOrderId, claimed } = await held(2)
    const [first] = claimed.order.cards
    const { leaseToken } = claimed.lease!
    await reviewer.open(giftOrderId, leaseToken, first!.cardId)
    const { data } = await give(reviewer, claimed, { cardIds: [first!.cardId] })
    expect(data).toMatchObject({
      claimedBy: null,
      lease: null,
      order: { orderStatus: 3 },
      custody: [
        {
          redeemer: 'Accra Card House',
          cardIds: [first!.cardId],
          note: 'By this evening.',
          by: expect.stringMatching(/^Operator/),
          back: null,
        },
      ],
    })
  })

  it('are told to their seller in plain words, without the name of the company; the promise runs on', async () => {
    const { seller, giftOrderId, claimed } = await held()
    const before = (await seller.read(giftOrderId)).data
    await handOver(app, reviewer, claimed, redeemerId)
    const { data } = await seller.read(giftOrderId)
    expect(data.reveals.at(-1)).toMatchObject({
      position: 1,
      purpose: 'Shown to a company that redeems cards',
    })
    expect(data.dueTime).toBe(before.dueTime)
    expect(JSON.stringify(data)).not.toContain('Accra Card House')
  })

  it('were opened before, or typed from their photo', async () => {
    const { claimed } = await held()
    expect(await give(reviewer, claimed)).toMatchObject({
      code: 1607,
      msg: expect.stringContaining('hand over'),
    })
    await reviewer.open(claimed.order.giftOrderId, claimed.lease!.leaseToken, claimed.order.cards[0]!.cardId)
    expect((await give(reviewer, claimed)).code).toBe(0)
  })

  it.each([
    ['no card', { cardIds: [] }],
    ['a card of another order', { cardIds: ['another'] }],
    ['no word', { note: '  ' }],
    ['twenty-one cards', { cardIds: Array.from({ length: 21 }, (_, n) => `card-${n}`) }],
  ])('are named: %s is refused', async (_, more) => {
    const { claimed } = await held()
    expect((await give(reviewer, claimed, more)).code).toBe(1001)
  })

  it('go to one that takes their brand', async () => {
    const { claimed } = await held()
    const of = async (given: object) => (await aRedeemer(app, given)).redeemerId
    for (const closed of [
      await of({ isOpen: false }),
      await of({ cardTypeId: 'amazon' as never }),
      'nobody-of-that-name',
    ])
      expect((await give(reviewer, claimed, { redeemerId: closed })).code).toBe(1637)
  })

  it('are handed over once, by whoever holds the order', async () => {
    const { seller, giftOrderId, claimed } = await held()
    const { order, lease } = claimed
    await reviewer.open(giftOrderId, lease!.leaseToken, order.cards[0]!.cardId)
    expect((await give(colleague, claimed)).code).toBe(1601)
    const replies = await Promise.all([give(reviewer, claimed), give(reviewer, claimed)])
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1601])
    expect(await statusOf(seller, giftOrderId)).toBe(3)
  })

  it('are handed over or paid, not both, when both are asked for at once', async () => {
    const { seller, giftOrderId, claimed } = await held()
    const { order, lease } = claimed
    const body = await decisionOn(order, lease!, ['valid'], reviewer)
    const [given, paid] = await Promise.all([give(reviewer, claimed), reviewer.decide(body)])
    expect([given.code === 0, paid.code === 0].toSorted()).toEqual([false, true])
    const status = given.code === 0 ? 3 : 10
    expect(await statusOf(seller, giftOrderId)).toBe(status)
    expect(await app.deps.ledger.balance(userAvailable(seller.id, 1))).toBe(status === 10 ? 14_800_000n : 0n)
  })
})

describe('an order at a redeemer', () => {
  it('is moved by its answer alone: no claim, decision, cancelling, deletion or sweep reaches it', async () => {
    const { seller, giftOrderId, claimed } = await away()
    const { leaseToken } = claimed.lease!
    expect(await reviewer.claim(giftOrderId)).toMatchObject({
      code: 1602,
      msg: 'The cards of this order are with a redeemer: write down the answer first.',
      details: { orderStatus: 3 },
    })
    expect((await colleague.claim(giftOrderId)).code).toBe(1602)
    expect(
      (await reviewer.decide(await decisionOn(claimed.order, claimed.lease!, ['valid'], reviewer))).code,
    ).toBe(1602)
    for (const call of ['release', 'renew'] as const)
      expect((await reviewer.call(call, { giftOrderId, leaseToken })).code).toBe(1601)
    const words = 'We do not buy this brand any more.'
    expect((await reviewer.call('cancel', { giftOrderId, leaseToken, words })).code).toBe(1601)
    expect((await app.call(cardOrders.cancel, { token: seller.token, body: { giftOrderId } })).code).not.toBe(
      0,
    )
    const { work } = (await app.call<DeletionStatus>(deletion.status, { token: seller.token })).data
    expect(work).toContainEqual({ kind: 'orders', count: 1 })
    await returnExpired(app.database.db)
    expect(await statusOf(seller, giftOrderId)).toBe(3)
  })

  it('stands in its own list with who has it and since when, the late ones first, and is counted', async () => {
    const stats = async () => (await app.call<DeskStats>(desk.stats, { token: reviewer.token })).data
    const before = await stats()
    const [early, late] = [await away(), await away()]
    await app.database.asOwner(
      `update card_orders set due_at = now() - interval '1 hour' where public_id = '${late.giftOrderId}'`,
    )
    const page = await app.call<Page<DeskQueueRow>>(desk.queue, {
      token: reviewer.token,
      query: { view: 'redeemers', size: 100 },
    })
    const ids = page.data.records.map(({ giftOrderId }) => giftOrderId)
    expect(ids[0]).toBe(late.giftOrderId)
    expect(ids).toContain(early.giftOrderId)
    expect(page.data.records[0]).toMatchObject({
      orderStatus: 3,
      atRedeemer: { redeemer: 'Accra Card House', time: expect.stringMatching(/Z$/) },
    })
    expect(await stats()).toMatchObject({
      waiting: before.waiting,
      atRedeemer: before.atRedeemer + 2,
      lateAtRedeemer: before.lateAtRedeemer + 1,
    })
    const waiting = await app.call<Page<DeskQueueRow>>(desk.queue, {
      token: reviewer.token,
      query: { view: 'waiting', size: 100 },
    })
    expect(waiting.data.records.map(({ giftOrderId }) => giftOrderId)).not.toContain(late.giftOrderId)
  })

  it('does not move past the database either', async () => {
    const { giftOrderId } = await away()
    await expect(
      app.database.asOwner(`
        update card_orders set status = 1, version = version + 1, actor = 'desk', operator_id = 1, claimed_by = 1,
          lease_token_hash = sha256('l'), lease_expires_at = now() + interval '5 minutes'
        where public_id = '${giftOrderId}'`),
    ).rejects.toMatchObject({ constraint: 'card_orders_custody_told' })
    const { claimed } = await held()
    await expect(
      app.database.asOwner(`
        update card_orders set status = 3, version = version + 1, claimed_by = null, claimed_session = null,
          lease_token_hash = null, lease_expires_at = null where public_id = '${claimed.order.giftOrderId}'`),
    ).rejects.toMatchObject({ constraint: 'card_orders_custody_told' })
  })
})

describe('the answer of a redeemer', () => {
  it('brings the order back to whoever writes it down, and stands as a finding of each card', async () => {
    const { seller, giftOrderId, claimed } = await away(2)
    const { data } = await writeAnswer(app, colleague, claimed.order, 'redeemed', 'otherValue')
    expect(data).toMatchObject({
      claimedByMe: true,
      order: { orderStatus: 1 },
      custody: [{ back: { by: expect.stringMatching(/^Operator/) } }],
      openedCardIds: [],
      findings: [
        { source: 'redeemer', outcome: 'redeemed', balance: null, reference: 'RD-0' },
        { source: 'redeemer', outcome: 'otherValue', balance: '85', reference: 'RD-1' },
      ],
    })
    expect(data.lease?.leaseToken).toBeTruthy()
    const { order, lease } = data
    expect(
      (await colleague.decide(await decisionOn(order, lease!, ['valid', 'valid'], colleague))).code,
    ).toBe(0)
    expect(await statusOf(seller, giftOrderId)).toBe(10)
  })

  it('is the evidence of a refusal, which needs no other; its seller reads it without the name', async () => {
    const { seller, giftOrderId, claimed } = await away()
    const { order, lease } = (await writeAnswer(app, reviewer, claimed.order, 'refused')).data
    const [{ cardId }] = order.cards as [(typeof order.cards)[number]]
    const cards = [{ cardId, verdict: 5, reasonCode: 202 }]
    const decided = await reviewer.decide({ giftOrderId, leaseToken: lease!.leaseToken, cards })
    expect(decided.data.order).toMatchObject({ orderStatus: 20 })
    const read = (await seller.read(giftOrderId)).data
    expect(read.evidence).toMatchObject([
      { cardId, note: 'A company that redeems cards could not redeem this card.' },
    ])
    expect(JSON.stringify(read)).not.toContain('Accra Card House')
  })

  it('shows nothing where the card was redeemed: another verdict needs its own evidence', async () => {
    const { giftOrderId, claimed } = await away()
    const { order, lease } = (await writeAnswer(app, reviewer, claimed.order, 'redeemed')).data
    const cards = [{ cardId: order.cards[0]!.cardId, verdict: 5, reasonCode: 202 }]
    expect((await reviewer.decide({ giftOrderId, leaseToken: lease!.leaseToken, cards })).code).toBe(1603)
  })

  describe('that says redeemed', () => {
    const redeemed = async (...outcomes: Parameters<typeof writeAnswer>[3][]) => {
      const one = await away(Math.max(outcomes.length, 1))
      const { order, lease } = (await writeAnswer(app, reviewer, one.claimed.order, ...outcomes)).data
      return { ...one, order, lease: lease! }
    }
    const decideOn = async ({ order, lease }: Awaited<ReturnType<typeof redeemed>>, ...verdicts: Verdict[]) =>
      reviewer.decide(await decisionOn(order, lease, verdicts, reviewer))

    it('leaves nothing to cancel, for the desk and, back in the queue, for the seller', async () => {
      const { seller, giftOrderId, lease } = await redeemed()
      const { leaseToken } = lease
      const words = 'We do not buy this brand any more.'
      expect((await reviewer.call('cancel', { giftOrderId, leaseToken, words })).code).toBe(1212)
      expect((await reviewer.call('release', { giftOrderId, leaseToken })).code).toBe(0)
      const cancelled = await app.call(cardOrders.cancel, { token: seller.token, body: { giftOrderId } })
      expect(cancelled).toMatchObject({ code: 1212, msg: expect.stringContaining('was redeemed already') })
      expect(await statusOf(seller, giftOrderId)).toBe(0)
    })

    it.each<[string, Verdict[]]>([
      ['another price', ['valid', worth('50.00')]],
      ['a question', ['valid', unreadable]],
    ])('leaves %s to no card of its order, for an answer could end it', async (_, verdicts) => {
      const one = await redeemed('redeemed', 'noAnswer')
      expect((await decideOn(one, ...verdicts)).code).toBe(1212)
      expect((await decideOn(one, 'valid', used)).data.order).toMatchObject({ orderStatus: 12 })
    })

    it('is contradicted by two alone', async () => {
      const { seller, giftOrderId, ...one } = await redeemed()
      const { data } = await decideOn({ seller, giftOrderId, ...one }, used)
      expect(data).toMatchObject({ order: { orderStatus: 4 }, second: { because: ['redeemed'] } })
      const { order, lease } = (await colleague.claim(giftOrderId)).data
      expect(
        (await colleague.decide(await decisionOn(order, lease!, [used], colleague))).data.order,
      ).toMatchObject({ orderStatus: 20 })
      expect(await statusOf(seller, giftOrderId)).toBe(20)
    })

    it('counts no more once the redeemer has said otherwise', async () => {
      const { seller, giftOrderId, order, lease } = await redeemed()
      await handOver(app, reviewer, { order, lease }, redeemerId)
      const again = (await writeAnswer(app, reviewer, order, 'refused')).data
      expect(
        (await reviewer.decide(await decisionOn(again.order, again.lease!, [used], reviewer))).data.order,
      ).toMatchObject({ orderStatus: 20 })
      expect(await statusOf(seller, giftOrderId)).toBe(20)
    })
  })

  it('may be that none came: the order is back, and nothing is found', async () => {
    const { claimed } = await away()
    const { giftOrderId, cards } = claimed.order
    const body = { giftOrderId, cards: [{ cardId: cards[0]!.cardId, outcome: 'noAnswer' }] }
    const { data } = await app.call<DeskOrder>(redeemers.answer, { token: reviewer.token, body })
    expect(data.findings).toMatchObject([{ outcome: 'noAnswer', photo: null, hash: null }])
    await handOver(app, reviewer, data, redeemerId)
    expect((await writeAnswer(app, reviewer, claimed.order)).data.custody).toHaveLength(2)
  })

  it('is written down once', async () => {
    const { claimed } = await away()
    const [one, other] = [
      await answerBody(reviewer, claimed.order, 'redeemed'),
      await answerBody(colleague, claimed.order, 'refused'),
    ]
    const replies = await Promise.all([
      app.call<DeskOrder>(redeemers.answer, { token: reviewer.token, body: one }),
      app.call<DeskOrder>(redeemers.answer, { token: colleague.token, body: other }),
    ])
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1638])
    const again = await writeAnswer(app, reviewer, claimed.order)
    expect(again).toMatchObject({ code: 1638, details: { orderStatus: 1 } })
    const same = { token: reviewer.token, idempotencyKey: randomUUID(), body: one }
    expect((await app.call(redeemers.answer, same)).code).toBe(1638)
  })

  it.each<[string, (body: Awaited<ReturnType<typeof answerBody>>) => object]>([
    ['a card that is missing', (body) => ({ ...body, cards: body.cards.slice(1) })],
    ['a card that is told twice', (body) => ({ ...body, cards: [body.cards[0], body.cards[0]] })],
    [
      'a card of another order',
      (body) => ({ ...body, cards: [{ ...body.cards[0], cardId: 'x' }, body.cards[1]] }),
    ],
    [
      'another value without the value',
      (body) => ({ ...body, cards: body.cards.map((card) => ({ ...card, outcome: 'otherValue' })) }),
    ],
    [
      'a value where it was refused',
      (body) => ({ ...body, cards: body.cards.map((card) => ({ ...card, value: '5' })) }),
    ],
    [
      'a value past all sense',
      (body) => ({
        ...body,
        cards: body.cards.map((card) => ({ ...card, outcome: 'otherValue', value: '9999999999' })),
      }),
    ],
    ['no picture', ({ uploadId: _, ...body }) => body],
    ['a picture of somebody else', (body) => ({ ...body, uploadId: 'another' })],
  ])('is refused with %s, and the cards stay where they are', async (_, broken) => {
    const { seller, giftOrderId, claimed } = await away(2)
    const body = broken(await answerBody(reviewer, claimed.order, 'refused', 'refused'))
    expect((await app.call(redeemers.answer, { token: reviewer.token, body })).code).toBe(1001)
    expect(await statusOf(seller, giftOrderId)).toBe(3)
  })

  it('is not for somebody whose own order it is', async () => {
    const { seller, giftOrderId, claimed } = await away()
    const linked = await aReviewer(app)
    await app.database.asOwner(`update operators set email = '${seller.email}' where id = ${linked.id}`)
    expect((await writeAnswer(app, linked, claimed.order)).code).toBe(1606)
    expect(await statusOf(seller, giftOrderId)).toBe(3)
  })

  it('is not written by whoever judged the order first, nor their verdict told meanwhile', async () => {
    await app.database.asOwner('update second_review_rules set verdict_from = 14000000 where currency_id = 1')
    const seller = await aSellingSeller(app)
    const { giftOrderId } = (await seller.sell()).data
    await reviewer.settle(giftOrderId, { verdict: 5, reasonCode: 202 })
    const claimed = (await colleague.claim(giftOrderId)).data
    await handOver(app, colleague, claimed, redeemerId)
    const read = (await seller.read(giftOrderId)).data
    expect(read).toMatchObject({ orderStatus: 3, evidence: [], cards: [{ cardStatus: 0, reason: null }] })
    expect((await writeAnswer(app, reviewer, claimed.order)).code).toBe(1611)
    expect((await writeAnswer(app, colleague, claimed.order)).code).toBe(0)
    await app.database.asOwner('update second_review_rules set verdict_from = 75000000 where currency_id = 1')
  })
})

describe('redeemers', () => {
  it('are kept by editors and admins, by name, with how many orders each has', async () => {
    const { token } = await app.signInOperator('editor')
    const { name } = await aRedeemer(app)
    const taken = { name: name.toUpperCase(), cardTypeId: null, isOpen: true }
    expect((await app.call(redeemers.save, { token, body: taken })).code).toBe(1636)
    const unknown = { ...taken, name: 'Other', cardTypeId: 'no-such-brand' }
    expect((await app.call(redeemers.save, { token, body: unknown })).code).toBe(1001)
    const gone = { ...taken, name: 'Other', redeemerId: 'nobody-of-that-name' }
    expect((await app.call(redeemers.save, { token, body: gone })).code).toBe(404)
    await away()
    const { data } = await app.call<{ redeemerId: string; orders: number }[]>(redeemers.list, { token })
    expect(data.find((one) => one.redeemerId === redeemerId)!.orders).toBeGreaterThan(0)
  })
})
