import type { CardOrder } from '@kaadi/contract/card-orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  aReviewer,
  notActivated,
  type Reviewer,
  unreadable,
  type Verdict,
} from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import {
  anAmazonCode,
  aPhoto,
  aSellingSeller,
  aSteamCode,
  type Photo,
  type SellingSeller,
} from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { transaction } from '../../../database/index.ts'
import { ensureRecurringJob } from '../../../outbox/index.ts'
import { replaceOrder } from './change-orders.repository.ts'

let app: TestApp
let seller: SellingSeller
let reviewer: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  seller = await aSellingSeller(app)
  reviewer = await aReviewer(app)
})
afterAll(() => closeSoundly(app))

/** An order that the desk has returned for correction. */
const returned = async (codes = [aSteamCode()], by = seller): Promise<CardOrder> => {
  const { giftOrderId } = (await by.sell({ codes })).data
  const { data } = await reviewer.settle(giftOrderId, ...codes.map(() => unreadable))
  return data.order
}
const corrected = ({ giftOrderId, cards }: CardOrder, codes: readonly string[] = cards.map(aSteamCode)) => ({
  giftOrderId,
  cards: cards.map(({ cardId }, index) => ({ cardId, code: codes[index], photos: [] as Photo[] })),
})
/** Sets the desk's decision back by so much of the database's own time. */
const decidedBefore = ({ giftOrderId }: CardOrder, age: string) =>
  app.database.asOwner(
    `update card_orders set operator_time = now() - interval '${age}' where public_id = '${giftOrderId}'`,
  )

describe('sending a returned order again', () => {
  it('makes one child that keeps the locked rate and names its parent', async () => {
    const parent = await returned()
    expect(parent).toMatchObject({ orderStatus: 21, resubmitClosesTime: expect.any(String) })
    await app.database.asOwner(`update card_prices set rate = 1000 where id = 'steam-us'`)
    const { data } = await seller.resubmit(corrected(parent))
    await app.database.asOwner(`update card_prices set rate = 1480 where id = 'steam-us'`)
    expect(data).toMatchObject({
      orderStatus: 0,
      fId: parent.giftOrderId,
      payout: parent.payout,
      rate: '1480',
      settledAmount: null,
      events: [{ version: 1, orderStatus: 0 }],
    })
    expect((await seller.read(parent.giftOrderId)).data).toMatchObject({
      orderStatus: 23,
      replacedBy: data.giftOrderId,
      resubmitClosesTime: null,
    })
  })

  it('is possible once: the child cannot be sent again', async () => {
    const parent = await returned()
    const child = (await seller.resubmit(corrected(parent))).data
    const back = (await reviewer.settle(child.giftOrderId, unreadable)).data.order
    expect(back).toMatchObject({ orderStatus: 21, resubmitClosesTime: null })
    expect(await seller.resubmit(corrected(back))).toMatchObject({ status: 409, code: 1208 })
    expect(await seller.resubmit(corrected(parent))).toMatchObject({ status: 409, code: 1208 })
  })

  it('makes one child of two parallel requests, and of twenty', async () => {
    for (const count of [2, 20]) {
      const parent = await returned()
      const replies = await Promise.all(
        Array.from({ length: count }, () => seller.resubmit(corrected(parent))),
      )
      expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
      expect(replies.filter(({ code }) => code === 1208)).toHaveLength(count - 1)
      const children = await app.database.asOwner(
        `select 1 from card_orders c join card_orders p on p.id = c.parent_id where p.public_id = '${parent.giftOrderId}'`,
      )
      expect(children).toHaveLength(1)
    }
  })

  it('answers the same child under the same key', async () => {
    const parent = await returned()
    const body = corrected(parent)
    const first = await seller.resubmit(body, 'one-correction-one-child')
    const second = await seller.resubmit(body, 'one-correction-one-child')
    expect(second).toMatchObject({ code: 0, data: { giftOrderId: first.data.giftOrderId } })
  })

  // One transaction has one now(): the edge is met to the microsecond.
  it.each([
    ['29 minutes 59.999 seconds', true],
    ['29 minutes 59.999999 seconds', true],
    ['30 minutes', false],
    ['30 minutes 0.000001 seconds', false],
  ])('%s after the decision it is %s by the clock of the database', async (age, open) => {
    const parent = await returned()
    // A child that nobody asked for with a key is no sound one: it is taken back.
    const takenBack = new Error('taken back')
    const tried = transaction(app.database.db, async (tx) => {
      await sql`update card_orders set operator_time = now() - ${age}::interval
        where public_id = ${parent.giftOrderId}`.execute(tx)
      const replaced = await replaceOrder(tx, {
        userId: seller.id,
        publicId: parent.giftOrderId,
        childPublicId: app.deps.ids.publicId(),
        comment: null,
      })
      expect(replaced !== undefined).toBe(open)
      throw takenBack
    })
    await expect(tried).rejects.toBe(takenBack)
  })

  it('is refused when the window is over, whatever the phone believes', async () => {
    const parent = await returned()
    await decidedBefore(parent, '30 minutes')
    const claimed = await seller.resubmit({ ...corrected(parent), now: '2020-01-01T00:00:00.000Z' })
    expect(claimed).toMatchObject({ status: 400, details: { fields: [{ path: 'now' }] } })
    const late = await seller.resubmit(corrected(parent))
    expect(late).toMatchObject({ status: 409, code: 1207 })
    expect((await seller.read(parent.giftOrderId)).data.orderStatus).toBe(21)
  })

  it('still works in the last second', async () => {
    const parent = await returned()
    await decidedBefore(parent, '29 minutes 55 seconds')
    expect((await seller.resubmit(corrected(parent))).code).toBe(0)
  })

  it.each([
    ['waits', async () => (await seller.sell()).data],
    ['was paid', async () => (await reviewer.settle((await seller.sell()).data.giftOrderId)).data.order],
    [
      'was refused for good',
      async () => (await reviewer.settle((await seller.sell()).data.giftOrderId, notActivated)).data.order,
    ],
  ])('is refused for an order that %s', async (_, make) => {
    expect(await seller.resubmit(corrected(await make()))).toMatchObject({ status: 409, code: 1209 })
  })

  it('takes over what was not sent anew, codes and photos', async () => {
    const code = anAmazonCode()
    const photos = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
    const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
    const sent = (await seller.submit({ quoteId, cards: [{ code, photos }] })).data
    const parent = (await reviewer.settle(sent.giftOrderId, unreadable)).data.order
    const better = await aPhoto(app, seller, 'front')
    const { data } = await seller.resubmit({
      giftOrderId: parent.giftOrderId,
      cards: [{ cardId: parent.cards[0]!.cardId, photos: [better] }],
    })
    expect(data.cards[0]!.photos.map(({ uploadId }) => uploadId as string).toSorted()).toEqual(
      [better.uploadId, photos[1]!.uploadId].toSorted(),
    )
    expect(data.cards[0]!.cardId).not.toBe(parent.cards[0]!.cardId)
    const { lease, order } = (await reviewer.claim(data.giftOrderId)).data
    const shown = await reviewer.call<{ code: string }>('reveal', {
      giftOrderId: data.giftOrderId,
      leaseToken: lease!.leaseToken,
      cardId: order.cards[0]!.cardId,
      purpose: 'comparePhoto',
    })
    expect(shown.data.code).toBe(code)
  })

  it.each([
    [
      'no change',
      ({ giftOrderId, cards }: CardOrder) => ({
        giftOrderId,
        cards: [{ cardId: cards[0]!.cardId, photos: [] }],
      }),
      1001,
    ],
    [
      'a card of another order',
      ({ giftOrderId }: CardOrder) => ({
        giftOrderId,
        cards: [{ cardId: 'x', code: aSteamCode(), photos: [] }],
      }),
      1001,
    ],
    ['a malformed code', (order: CardOrder) => corrected(order, ['NOT-A-CODE']), 1205],
  ])('is refused with %s', async (_, bodyOf, code) => {
    expect((await seller.resubmit(bodyOf(await returned()))).code).toBe(code)
  })

  it('names the order that has the card already', async () => {
    const code = aSteamCode()
    const other = (await seller.sell({ codes: [code] })).data
    const parent = await returned()
    expect(await seller.resubmit(corrected(parent, [code]))).toMatchObject({
      code: 1204,
      details: { giftOrderId: other.giftOrderId, position: 1 },
    })
    expect((await seller.read(parent.giftOrderId)).data.orderStatus).toBe(21)
  })
})

describe('better photos', () => {
  /** An order of two cards with photos; the second cannot be read, or none of them. */
  const withPhotos = async (...verdicts: Verdict[]): Promise<CardOrder> => {
    const cards = []
    for (const _ of verdicts)
      cards.push({
        code: anAmazonCode(),
        photos: [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')],
      })
    const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20', count: cards.length }))
      .data
    const { giftOrderId } = (await seller.submit({ quoteId, cards })).data
    return (await reviewer.settle(giftOrderId, ...verdicts)).data.order
  }
  const send = { resubmit: () => seller.resubmit, answer: () => seller.answer }
  const orders = {
    resubmit: () => withPhotos(unreadable),
    answer: () => withPhotos('valid', unreadable),
  }

  it.each(['resubmit', 'answer'] as const)('are taken as what they show alone (%s)', async (call) => {
    const { giftOrderId, orderStatus, cards } = await orders[call]()
    const { cardId } = cards.at(-1)!
    const front = await aPhoto(app, seller, 'front')
    const back = await aPhoto(app, seller, 'back')
    const receipt = await aPhoto(app, seller, 'receipt')
    const wrong = [
      [
        { ...front, kind: 'back' },
        { ...back, kind: 'front' },
      ],
      [{ ...receipt, kind: 'front' }],
    ]
    for (const photos of wrong)
      expect(await send[call]()({ giftOrderId, cards: [{ cardId, photos }] })).toMatchObject({
        status: 400,
        code: 1206,
        details: { uploadId: photos[0]!.uploadId },
      })
    expect((await seller.read(giftOrderId)).data.orderStatus).toBe(orderStatus)
    expect((await send[call]()({ giftOrderId, cards: [{ cardId, photos: [front, back] }] })).code).toBe(0)
  })

  /** Of all cards, those that were replaced too. */
  const frontsOf = (giftOrderId: string) =>
    app.database.asOwner(`
      select u.public_id as "uploadId", p.kind from order_photos p join uploads u on u.id = p.upload_id
      join card_orders o on o.user_id = p.user_id and o.id = p.order_id
      where o.public_id = '${giftOrderId}' and p.kind = 'front' order by p.position, p.upload_id`)
  const noted = (path: string) => ({
    status: 400,
    code: 1001,
    details: { fields: [{ path, message: expect.stringContaining('photo') }] },
  })

  it.each(['resubmit', 'answer'] as const)(
    'are new ones: a photo that the trade has already is named, whichever card has it (%s)',
    async (call) => {
      const { giftOrderId, orderStatus, cards } = await orders[call]()
      const { cardId } = cards.at(-1)!
      const fresh = await aPhoto(app, seller, 'back')
      for (const had of await frontsOf(giftOrderId)) {
        const sent = [fresh, had]
        expect(await send[call]()({ giftOrderId, cards: [{ cardId, photos: sent }] })).toMatchObject(
          noted('cards.0.photos.1.uploadId'),
        )
      }
      expect((await seller.read(giftOrderId)).data.orderStatus).toBe(orderStatus)
      expect((await send[call]()({ giftOrderId, cards: [{ cardId, photos: [fresh] }] })).code).toBe(0)
    },
  )

  it('are not those that were replaced before', async () => {
    const { giftOrderId, cards } = await orders.answer()
    const { cardId } = cards.at(-1)!
    const fresh = await aPhoto(app, seller, 'front')
    await seller.answer({ giftOrderId, cards: [{ cardId, photos: [fresh] }] })
    expect((await reviewer.settle(giftOrderId, 'valid', unreadable)).data.order.orderStatus).toBe(2)
    const had = await frontsOf(giftOrderId)
    expect(had).toHaveLength(3)
    for (const photo of had)
      expect(await seller.answer({ giftOrderId, cards: [{ cardId, photos: [photo] }] })).toMatchObject(
        noted('cards.0.photos.0.uploadId'),
      )
  })

  it.each(['resubmit', 'answer'] as const)('stand once in a request (%s)', async (call) => {
    const { giftOrderId, cards } = await orders[call]()
    const { cardId } = cards.at(-1)!
    const front = await aPhoto(app, seller, 'front')
    expect(await send[call]()({ giftOrderId, cards: [{ cardId, photos: [front, front] }] })).toMatchObject(
      noted('cards.0.photos.1.uploadId'),
    )
  })
})

describe('answering a question', () => {
  /** Two cards, of which the second could not be read. */
  const asked = async (by = seller): Promise<CardOrder> => {
    const { giftOrderId } = (await by.sell({ codes: [aSteamCode(), aSteamCode()] })).data
    return (await reviewer.settle(giftOrderId, 'valid', unreadable)).data.order
  }
  const answerTo = ({ giftOrderId, cards }: CardOrder, code: string = aSteamCode(), by = seller) =>
    by.answer({ giftOrderId, cards: [{ cardId: cards[1]!.cardId, code, photos: [] }] })

  it('puts the order back at its old place, and adds the time that it took to the promise', async () => {
    const order = await asked()
    expect(order).toMatchObject({
      orderStatus: 2,
      cards: [{ cardStatus: 1 }, { cardStatus: 4, reason: { code: 101 } }],
    })
    const later = (await seller.sell()).data
    await app.database.asOwner(
      `update card_orders set asked_at = asked_at - interval '1 hour' where public_id = '${order.giftOrderId}'`,
    )
    const { data } = await answerTo(order)
    expect(data).toMatchObject({
      orderStatus: 0,
      cards: [{ cardStatus: 1 }, { cardStatus: 0, reason: null }],
    })
    expect(Date.parse(data.dueTime) - Date.parse(order.dueTime)).toBeGreaterThanOrEqual(3_600_000)
    expect(data.queuePlace!).toBeLessThan((await seller.read(later.giftOrderId)).data.queuePlace!)
  })

  it('leads to one credit for all cards', async () => {
    const order = await asked()
    expect(order.settledAmount).toBeNull()
    await answerTo(order)
    const claimed = (await reviewer.claim(order.giftOrderId)).data
    const { leaseToken } = claimed.lease!
    // The card that was found valid before needs no second look.
    await reviewer.open(order.giftOrderId, leaseToken, order.cards[1]!.cardId)
    const { data } = await reviewer.decide({
      giftOrderId: order.giftOrderId,
      leaseToken,
      cards: [{ cardId: order.cards[1]!.cardId, verdict: 1 }],
    })
    expect(data.order).toMatchObject({ orderStatus: 10, settledAmount: '296000.00' })
  })

  it('keeps the comment that came with the answer, and without one the earlier', async () => {
    const order = await asked()
    const { cardId } = order.cards[1]!
    const answer = { giftOrderId: order.giftOrderId, cards: [{ cardId, code: aSteamCode(), photos: [] }] }
    const comment = 'The O in the middle is a zero.'
    expect((await seller.answer({ ...answer, comment: `  ${comment} ` })).data.comment).toBe(comment)
    expect((await reviewer.claim(order.giftOrderId)).data.order.comment).toBe(comment)
    const again = await asked()
    await app.database.asOwner(
      `update card_orders set comment = 'Bought in June.' where public_id = '${again.giftOrderId}'`,
    )
    expect((await answerTo(again)).data.comment).toBe('Bought in June.')
  })

  it('is for the cards that were asked for, all of them', async () => {
    const order = await asked()
    const { giftOrderId, cards } = order
    const wrong = await seller.answer({
      giftOrderId,
      cards: [{ cardId: cards[0]!.cardId, code: aSteamCode(), photos: [] }],
    })
    expect(wrong.code).toBe(1001)
    expect((await answerTo(order, cards[0]!.maskedCode!)).code).toBe(1205)
  })

  it('is done once', async () => {
    const order = await asked()
    const replies = await Promise.all([answerTo(order), answerTo(order), answerTo(order)])
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1213, 1213])
  })

  it('is done once of many in parallel: nobody else hears that what they entered is wrong', async () => {
    for (const _ of Array(3)) {
      const by = await aSellingSeller(app)
      const order = await asked(by)
      const replies = await Promise.all(Array.from({ length: 10 }, () => answerTo(order, aSteamCode(), by)))
      expect(replies.map(({ code }) => code).toSorted()).toEqual([0, ...Array(9).fill(1213)])
    }
  })

  it('is too late after a day, when the order has expired', async () => {
    const order = await asked()
    await app.database.asOwner(
      `update card_orders set answer_until = now() where public_id = '${order.giftOrderId}'`,
    )
    expect((await answerTo(order)).code).toBe(1211)
    await ensureRecurringJob(app.database.db, 'sweep.questions')
    await app.runJobs()
    expect((await seller.read(order.giftOrderId)).data).toMatchObject({ orderStatus: 24 })
    const notes = await app.database.asOwner(
      `select biz_type from notifications where subject_id = '${order.giftOrderId}' order by id desc limit 1`,
    )
    expect(notes).toEqual([{ biz_type: 2 }])
  })
})

// The last one: a seller is promised what the desk’s pace says, which two more answers change.
describe('the order that replaces a returned one', () => {
  it('keeps the share of the level of the day it was first sent, and pays it', async () => {
    const loyal = await aSellingSeller(app, { bonusOfLevel: 3 })
    const parent = await returned([aSteamCode()], loyal)
    const { data: child } = await loyal.resubmit(corrected(parent))
    const lines = [
      { kind: 'base', amount: '148000.00' },
      { kind: 'levelBonus', amount: '1480.00' },
    ]
    expect([parent, child]).toMatchObject([{ lines }, { lines }])
    await reviewer.settle(child.giftOrderId)
    expect((await loyal.read(child.giftOrderId)).data).toMatchObject({
      orderStatus: 10,
      settledAmount: '149480.00',
    })
    // Paid once: of the order that it replaces nothing.
    expect((await loyal.read(parent.giftOrderId)).data).toMatchObject({
      orderStatus: 23,
      settledAmount: null,
    })
  })
})
