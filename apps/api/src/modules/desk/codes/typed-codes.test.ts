import type { CardOrder } from '@kaadi/contract/card-orders'
import type { DeskOrder } from '@kaadi/contract/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aReviewer, type Reviewer, unreadable, type Verdict } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import {
  anAmazonCode,
  aPhoto,
  aSellingSeller,
  type Photo,
  type SellingSeller,
} from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'

let app: TestApp
let seller: SellingSeller
let reviewer: Reviewer
let colleague: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  seller = await aSellingSeller(app)
  reviewer = await aReviewer(app)
  colleague = await aReviewer(app)
})
afterAll(() => closeSoundly(app))

const bothSides = async (by = seller): Promise<Photo[]> => [
  await aPhoto(app, by, 'front'),
  await aPhoto(app, by, 'back'),
]
/** Cards of plastic, with photos; those with a code have it from their seller. */
const sell = async (codes: readonly (string | undefined)[] = [undefined], by = seller) => {
  const cards = []
  for (const code of codes) cards.push({ photos: await bothSides(by), ...(code && { code }) })
  const { quoteId } = (await by.quote({ priceId: 'amazon-uk', faceValue: '20', count: codes.length })).data
  return (await by.submit({ quoteId, cards })).data
}
const take = async (giftOrderId: string, by = reviewer) => {
  const { lease, order } = (await by.claim(giftOrderId)).data
  const { leaseToken } = lease!
  const cardIds = order.cards.map(({ cardId }) => cardId)
  return {
    type: (code: string, at = 0) =>
      by.call<DeskOrder>('enterCode', { giftOrderId, leaseToken, cardId: cardIds[at], code }),
    show: async (at = 0) => (await by.open(giftOrderId, leaseToken, cardIds[at]!)).data.code,
    giveBack: () => by.call('release', { giftOrderId, leaseToken }),
    accept: () =>
      by.decide({ giftOrderId, leaseToken, cards: cardIds.map((cardId) => ({ cardId, verdict: 1 })) }),
    decide: async (...verdicts: Verdict[]) => {
      const cards = verdicts.map(async (verdict, at) => {
        if (verdict === 'valid') return { cardId: cardIds[at], verdict: 1 }
        const evidence = [{ uploadId: await by.upload(giftOrderId), note: 'See the picture.' }]
        return { cardId: cardIds[at], ...verdict, evidence }
      })
      return by.decide({ giftOrderId, leaseToken, cards: await Promise.all(cards) })
    },
  }
}

describe('a code that the desk typed', () => {
  it('is put right by whoever holds the order, on the record that its seller reads', async () => {
    const [wrong, right] = [anAmazonCode(), anAmazonCode()]
    const { giftOrderId } = await sell()
    const first = await take(giftOrderId)
    const typed = (await first.type(wrong)).data
    expect(typed.typedCardIds).toEqual(typed.order.cards.map(({ cardId }) => cardId))
    expect((await first.type(anAmazonCode())).code).toBe(0)
    await first.giveBack()
    const second = await take(giftOrderId, colleague)
    const { data } = await second.type(right)
    expect(data).toMatchObject({ openedCardIds: data.typedCardIds })
    expect(await second.show()).toBe(right)
    expect((await second.accept()).data.order.orderStatus).toBe(10)
    const { reveals } = (await seller.read(giftOrderId)).data
    expect(reveals.map(({ purpose }) => purpose)).toEqual([
      'Opened the photos for review',
      'Typed the code from the photo',
      'Corrected the code typed from the photo',
      'Opened the photos for review',
      'Corrected the code typed from the photo',
      'Checked the balance with the issuer',
    ])
  })

  it('stands in the audit by its mark before and after', async () => {
    const { giftOrderId } = await sell()
    const { type } = await take(giftOrderId)
    await type(anAmazonCode())
    await type(anAmazonCode())
    const lines = await app.database.asOwner(
      `select before, after from audit_lines where call = 'desk.enterCode' and subject = '${giftOrderId}' order by id`,
    )
    const marks = lines.map(({ before, after }) =>
      [before, after].map((facts) => (facts as { typedCodes: string[] }).typedCodes),
    )
    expect(marks).toEqual([
      [[], [expect.stringMatching(/^1: [0-9a-f]{8}$/)]],
      [marks[0]![1], [expect.stringMatching(/^1: [0-9a-f]{8}$/)]],
    ])
    expect(marks[1]![1]).not.toEqual(marks[1]![0])
  })

  it('leaves the card that was never sent to its owner, and pays the one on the photo once', async () => {
    const [wrong, right] = [anAmazonCode(), anAmazonCode()]
    const { giftOrderId } = await sell()
    const { type, accept } = await take(giftOrderId)
    await type(wrong)
    await type(right)
    expect((await accept()).data.order.orderStatus).toBe(10)
    const other = await aSellingSeller(app)
    const owners = await sell([wrong], other)
    expect((await reviewer.settle(owners.giftOrderId)).data.order.orderStatus).toBe(10)
    const again = await sell([right], other)
    expect(await reviewer.settle(again.giftOrderId)).toMatchObject({ status: 409, code: 1204 })
  })

  it('is put right before it is paid or not at all, where both are sent at once', async () => {
    for (const _ of Array(4)) {
      const [wrong, right] = [anAmazonCode(), anAmazonCode()]
      const { giftOrderId } = await sell()
      const { type, accept } = await take(giftOrderId)
      await type(wrong)
      const [paid, corrected] = await Promise.all([accept(), type(right), accept()])
      expect(paid.code === 0 || corrected.code === 0).toBe(true)
      expect([0, 1601]).toContain(corrected.code)
      const paidUnder = corrected.code === 0 ? right : wrong
      const other = await aSellingSeller(app)
      const same = await sell([paidUnder], other)
      expect(await reviewer.settle(same.giftOrderId)).toMatchObject({ code: 1204 })
    }
  })

  it('of many corrections at once is one of them, and each left its line', async () => {
    const codes = Array.from({ length: 6 }, anAmazonCode)
    const { giftOrderId } = await sell()
    const { type, show } = await take(giftOrderId)
    await type(anAmazonCode())
    const replies = await Promise.all(codes.map((code) => type(code)))
    expect(replies.map(({ code }) => code)).toEqual(codes.map(() => 0))
    expect(codes).toContain(await show())
    const { reveals } = (await seller.read(giftOrderId)).data
    expect(
      reveals.filter(({ purpose }) => purpose === 'Corrected the code typed from the photo'),
    ).toHaveLength(6)
  })

  it('is not put right once it is paid, nor where its seller typed it', async () => {
    const own = anAmazonCode()
    const { giftOrderId } = await sell([own])
    const { type, show } = await take(giftOrderId)
    expect(await type(anAmazonCode())).toMatchObject({
      status: 400,
      code: 1001,
      details: { fields: [{ path: 'cardId', message: 'This card has a code already.' }] },
    })
    expect(await show()).toBe(own)
    const paid = await sell()
    const held = await take(paid.giftOrderId)
    await held.type(anAmazonCode())
    await held.accept()
    expect(await held.type(anAmazonCode())).toMatchObject({ status: 409, code: 1601 })
  })

  it('keeps what it was where the other code is in another order or of another form', async () => {
    const [mine, taken] = [anAmazonCode(), anAmazonCode()]
    await sell([taken])
    const { giftOrderId } = await sell()
    const { type, show } = await take(giftOrderId)
    await type(mine)
    expect((await type(taken)).code).toBe(1204)
    expect((await type('NOT-A-CODE')).code).toBe(1205)
    expect(await show()).toBe(mine)
  })
})

describe('new photos of a card whose code the desk typed', () => {
  const sendsAgain = ({ giftOrderId, cards }: CardOrder, photos: Photo[]) => ({
    giftOrderId,
    cards: [{ cardId: cards.at(-1)!.cardId, photos }],
  })

  it('come without that code where the order is sent again', async () => {
    const [wrong, right] = [anAmazonCode(), anAmazonCode()]
    const { giftOrderId } = await sell()
    const first = await take(giftOrderId)
    await first.type(wrong)
    const returned = (await first.decide(unreadable)).data.order
    const child = (await seller.resubmit(sendsAgain(returned, await bothSides()))).data
    expect(child.cards[0]!.maskedCode).toBeNull()
    const { type, show, accept } = await take(child.giftOrderId)
    expect((await accept()).code).toBe(1604)
    expect((await type(right)).code).toBe(0)
    expect(await show()).toBe(right)
    expect((await accept()).code).toBe(0)
  })

  it('come without that code where they answer a question', async () => {
    const [good, wrong] = [anAmazonCode(), anAmazonCode()]
    const { giftOrderId } = await sell([undefined, undefined])
    const first = await take(giftOrderId)
    await first.type(good, 0)
    await first.type(wrong, 1)
    const asked = (await first.decide('valid', unreadable)).data.order
    expect(asked.orderStatus).toBe(2)
    const { data } = await seller.answer(sendsAgain(asked, [await aPhoto(app, seller, 'front')]))
    expect(data.cards.map(({ maskedCode }) => maskedCode !== null)).toEqual([true, false])
    const { type, show } = await take(giftOrderId)
    expect((await type(anAmazonCode(), 1)).code).toBe(0)
    expect(await show(0)).toBe(good)
  })

  it('keep a code that their seller typed', async () => {
    const own = anAmazonCode()
    const { giftOrderId } = await sell([own])
    const returned = (await reviewer.settle(giftOrderId, unreadable)).data.order
    const child = (await seller.resubmit(sendsAgain(returned, await bothSides()))).data
    expect(await (await take(child.giftOrderId)).show()).toBe(own)
  })
})
