import type { DeskOrder } from '@kaadi/contract/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adjustmentSql } from '../../../../test/adjusted.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aReviewer, decisionOn, type Reviewer, used } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import {
  anAmazonCode,
  aPhoto,
  aSellingSeller,
  aSteamCode,
  type SellingSeller,
} from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { deskCards, deskPromo, userAvailable } from '../../../ledger/index.ts'
import { readUserEvents } from '../../../outbox/index.ts'

let app: TestApp
let seller: SellingSeller
let reviewer: Reviewer
let colleague: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  seller = await aSellingSeller(app)
  reviewer = await aReviewer(app)
  colleague = await aReviewer(app, 'senior')
})
afterAll(() => closeSoundly(app))

const availableOf = (id: bigint) => app.deps.ledger.balance(userAvailable(id, 1))
const sell = async (codes = [aSteamCode()], by = seller) =>
  (await by.sell({ codes })).data.giftOrderId as string
const lastNote = async (giftOrderId: string) =>
  (
    await app.database.asOwner(
      `select biz_type, title, content from notifications where subject_id = '${giftOrderId}' order by id desc limit 1`,
    )
  )[0]

describe('accepting', () => {
  it('credits the seller once, tells them, and moves card, order and books together', async () => {
    const one = await aSellingSeller(app, { bonusOfLevel: 3 })
    const [cards, promo] = [
      await app.deps.ledger.balance(deskCards(1)),
      await app.deps.ledger.balance(deskPromo(1)),
    ]
    const giftOrderId = await sell([aSteamCode()], one)
    const { code, data } = await reviewer.settle(giftOrderId)
    expect(code).toBe(0)
    expect(data.order).toMatchObject({
      orderStatus: 10,
      settledAmount: '149480.00',
      cards: [{ cardStatus: 1, settledAmount: '149480.00', reason: null }],
    })
    expect(await availableOf(one.id)).toBe(14_948_000n)
    expect((await app.deps.ledger.balance(deskCards(1))) - cards).toBe(-14_800_000n)
    expect((await app.deps.ledger.balance(deskPromo(1))) - promo).toBe(-148_000n)
    expect(await lastNote(giftOrderId)).toEqual({
      biz_type: 1,
      title: 'Your card was paid',
      content: '₦149,480.00 for Steam $100 is in your balance.',
    })
    const events = await readUserEvents(app.database.db, { userId: one.id, after: 2n })
    expect(events.map(({ topic }) => topic)).toEqual(['cardOrder', 'cardOrder', 'balance', 'notification'])
  })

  it('says to who owes that what it pays goes to that first, not that it is in their balance', async () => {
    const one = await aSellingSeller(app)
    await app.database.asOwner(adjustmentSql({ userId: one.id, amount: 5_000_000n, isIn: false }))
    const giftOrderId = await sell([aSteamCode()], one)
    await reviewer.settle(giftOrderId)
    expect(await availableOf(one.id)).toBe(9_800_000n)
    expect(await lastNote(giftOrderId)).toMatchObject({
      title: 'Your card was paid',
      content:
        '₦148,000.00 for Steam $100 came to your wallet: you owed ₦50,000.00. That is paid back from it first.',
    })
    const part = await sell([aSteamCode(), aSteamCode()], one)
    await app.database.asOwner(adjustmentSql({ userId: one.id, amount: 10_000_000n, isIn: false }))
    await reviewer.settle(part, 'valid', used)
    expect(await lastNote(part)).toMatchObject({
      title: '1 of 2 cards were paid',
      content: expect.stringMatching(
        /^₦148,000\.00 for .* came to your wallet: you owed ₦2,000\.00\. That is paid back from it first\. \S/,
      ),
    })
  })

  it('gives one credit for fifty accept calls at once', async () => {
    const one = await aSellingSeller(app)
    const giftOrderId = await sell([aSteamCode()], one)
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const body = await decisionOn(order, lease!, ['valid'], reviewer)
    const replies = await Promise.all(Array.from({ length: 50 }, () => reviewer.decide(body)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 1602)).toHaveLength(49)
    expect(await availableOf(one.id)).toBe(14_800_000n)
  })

  it('answers the first result again under the same key, in parallel too', async () => {
    const one = await aSellingSeller(app)
    const giftOrderId = await sell([aSteamCode()], one)
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const body = await decisionOn(order, lease!, ['valid'], reviewer)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => reviewer.decide(body, 'one-decision-one-key')),
    )
    expect(replies.every(({ code }) => code === 0)).toBe(true)
    expect(await availableOf(one.id)).toBe(14_800_000n)
    const other = await decisionOn(order, lease!, [used], reviewer)
    expect(await reviewer.decide(other, 'one-decision-one-key')).toMatchObject({ status: 422, code: 1004 })
  })

  it('decides many orders at once, each by itself', async () => {
    const sellers = await Promise.all(Array.from({ length: 8 }, () => aSellingSeller(app)))
    const reviewers = [reviewer, colleague]
    const orders = await Promise.all(
      sellers.flatMap((one) => [sell([aSteamCode()], one), sell([aSteamCode()], one)]),
    )
    const replies = await Promise.all(
      orders.map((id, index) => reviewers[index % 2]!.settle(id, index % 4 === 3 ? used : 'valid')),
    )
    expect(replies.every(({ code }) => code === 0)).toBe(true)
    for (const [index, one] of sellers.entries())
      expect(await availableOf(one.id)).toBe(index % 2 === 1 ? 14_800_000n : 29_600_000n)
  })

  it('credits a card once, whoever sent it', async () => {
    const code = aSteamCode()
    const sellers = await Promise.all(Array.from({ length: 10 }, () => aSellingSeller(app)))
    const orders = await Promise.all(sellers.map((one) => sell([code], one)))
    const replies = await Promise.all(orders.map((id) => reviewer.settle(id)))
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1)
    expect(replies.filter((reply) => reply.code === 1204)).toHaveLength(9)
    const balances = await Promise.all(sellers.map(({ id }) => availableOf(id)))
    expect(balances.reduce((sum, balance) => sum + balance)).toBe(14_800_000n)
  })

  it('pays the valid cards of an order and refuses the others', async () => {
    const one = await aSellingSeller(app)
    const giftOrderId = await sell([aSteamCode(), aSteamCode(), aSteamCode()], one)
    const { data } = await reviewer.settle(giftOrderId, 'valid', used, 'valid')
    expect(data.order).toMatchObject({ orderStatus: 12, payout: '444000.00', settledAmount: '296000.00' })
    expect(
      data.order.cards.map(({ settledAmount, reason }) => [settledAmount, reason?.code ?? null]),
    ).toEqual([
      ['148000.00', null],
      [null, 202],
      ['148000.00', null],
    ])
    expect(await availableOf(one.id)).toBe(29_600_000n)
    expect(await lastNote(giftOrderId)).toMatchObject({ biz_type: 1, title: '2 of 3 cards were paid' })
    // Nothing of a part paid order can be appealed, and so no words name an appeal.
    expect((await lastNote(giftOrderId))?.content).not.toMatch(/appeal/i)
    const { data: seen } = await one.read(giftOrderId)
    expect(seen.cards[1]?.reason?.nextStep).toContain('ask the shop or the issuer')
    expect(seen.cards[1]?.reason?.nextStep).not.toMatch(/appeal/i)
  })

  it('needs the code of a card of photos alone, which the reviewer enters', async () => {
    const photos = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
    const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
    const { giftOrderId } = (await seller.submit({ quoteId, cards: [{ photos }] })).data
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const { leaseToken } = lease!
    const { cardId } = order.cards[0]!
    const accept = await decisionOn(order, lease!, ['valid'], reviewer)
    expect(await reviewer.decide(accept)).toMatchObject({ status: 400, code: 1604 })
    const enter = (code: string) =>
      reviewer.call<DeskOrder>('enterCode', { giftOrderId, leaseToken, cardId, code })
    expect((await enter('NOT-A-CODE')).code).toBe(1205)
    const entered = await enter(anAmazonCode())
    expect(entered.data.order.cards[0]!.maskedCode).toMatch(/^•{12}../)
    expect(entered.data.lease?.leaseToken).toBe(leaseToken)
    expect((await reviewer.decide(accept)).data.order.orderStatus).toBe(10)
  })
})
