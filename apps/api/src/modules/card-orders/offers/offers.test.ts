import { type CardOrder, type CardOrderPage, cardOrders } from '@kaadi/contract/card-orders'
import { type DeskQueueRow, desk } from '@kaadi/contract/desk'
import type { Page } from '@kaadi/contract/primitives'
import { type WalletRecord, wallets } from '@kaadi/contract/wallets'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adjustmentSql } from '../../../../test/adjusted.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aGrant, couponsOf } from '../../../../test/coupons.ts'
import { aReviewer, ofClass, type Reviewer, unreadable, used, worth } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { type Tx, transaction } from '../../../database/index.ts'
import { userAvailable } from '../../../ledger/index.ts'
import { ensureRecurringJob } from '../../../outbox/index.ts'
import { expireQuestions } from '../correcting/expire-questions.repository.ts'
import { acceptOffer, type OfferToAnswer, refuseOffer } from './answer-offer.repository.ts'

let app: TestApp
let reviewer: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  // A receipt of a till makes the card dearer; a small value is priced by another range.
  await app.database.asOwner(`
    insert into card_prices (id, card_type_id, card_currency_id, form, receipt_type, min_face, max_face, step, rate,
                             needs_code, photos) values
      ('steam-us-cash', 'steam', 'us', 'ecode', 'cash', 10, 500, 5, 1520, true, '{}'),
      ('steam-uk', 'steam', 'uk', 'ecode', 'none', 10, 500, 5, 1800.25, true, '{}'),
      ('steam-us-small', 'steam', 'us', 'ecode', 'none', 1, 9, 1, 1300, true, '{}')`)
  reviewer = await aReviewer(app)
})
afterAll(() => closeSoundly(app))

const availableOf = ({ id }: SellingSeller, currencyId = 1) =>
  app.deps.ledger.balance(userAvailable(id, currencyId))
const offered = async (seller: SellingSeller, verdict = worth('80'), sale = {}): Promise<CardOrder> => {
  const { giftOrderId } = (await seller.sell(sale)).data
  const reply = await reviewer.settle(giftOrderId, verdict)
  expect(reply.data?.order?.orderStatus).toBe(5)
  return (await seller.read(giftOrderId)).data
}
const anOffered = async (
  ...given: Parameters<typeof offered> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const seller = await aSellingSeller(app)
  return { seller, order: await offered(seller, ...given) }
}
const runOut = (giftOrderId: string, until = 'now()') =>
  app.database.asOwner(`update card_orders set answer_until = ${until} where public_id = '${giftOrderId}'`)
const sweep = () => expireQuestions(app.database.db)
const codesOf = (giftOrderId: string) =>
  app.database.asOwner(`
    select k.sealed_code is not null as has_code, k.masked_code is not null as is_known, k.shredded_at is not null as shredded,
           k.is_live
    from order_cards k join card_orders o on o.user_id = k.user_id and o.id = k.order_id
    where o.public_id = '${giftOrderId}' order by k.position`)
const lastNote = async (giftOrderId: string) =>
  (
    await app.database.asOwner(
      `select biz_type, title, content from notifications where subject_id = '${giftOrderId}' order by id desc limit 1`,
    )
  )[0]

describe('an offer of the desk', () => {
  it('is told with old and new lines, and gives the seller a day in which no promise runs', async () => {
    const { order } = await anOffered()
    expect(order).toMatchObject({
      orderStatus: 5,
      payout: '148000.00',
      lines: [{ kind: 'base', amount: '148000.00' }],
      offer: { payout: '118400.00', lines: [{ kind: 'base', amount: '118400.00' }] },
      settledAmount: null,
      codesShreddedTime: null,
      cards: [
        {
          cardStatus: 2,
          reason: { code: 108 },
          offer: { faceValue: '80', faceSymbol: '$', countryCode: 'US', rate: '1480', payout: '118400.00' },
        },
      ],
    })
    const left = Date.parse(order.answerClosesTime!) - Date.parse(order.serverTime)
    expect(left).toBeGreaterThan(86_300_000)
    expect(left).toBeLessThanOrEqual(86_400_000)
    const note = await lastNote(order.giftOrderId)
    expect(note).toMatchObject({ biz_type: 0, title: 'We offer another price' })
    expect(note!.content).toContain('We would pay ₦118,400.00. Answer within 24 hours')
  })

  it('stands in the list of trades, and among what waits, while it is open', async () => {
    const seller = await aSellingSeller(app)
    const plain = (await seller.sell()).data
    const { giftOrderId } = await offered(seller)
    const page = async () => (await app.call<CardOrderPage>(cardOrders.page, { token: seller.token })).data
    const amountsOf = (rows: CardOrderPage['records'] = []) =>
      rows.map(({ giftOrderId, payout, offeredAmount }) => [giftOrderId, payout, offeredAmount])
    const row = [giftOrderId, '148000.00', '118400.00']
    expect(amountsOf((await page()).records)).toEqual([row, [plain.giftOrderId, '148000.00', undefined]])
    expect(amountsOf((await page()).waiting)).toEqual([row])
    await seller.answerOffer(giftOrderId, false)
    expect(amountsOf((await page()).records)).toContainEqual([giftOrderId, '148000.00', undefined])
  })

  it('has the price of another class as the catalogue was when the order was quoted', async () => {
    const seller = await aSellingSeller(app)
    const { giftOrderId } = (await seller.sell()).data
    await app.database.asOwner(`update card_prices set rate = 1 where id = 'steam-us-cash'`)
    await reviewer.settle(giftOrderId, ofClass('steam-us-cash'))
    await app.database.asOwner(`update card_prices set rate = 1520 where id = 'steam-us-cash'`)
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      offer: { payout: '152000.00' },
      cards: [{ cardStatus: 3, offer: { rate: '1520', receiptType: 'cash' } }],
    })
  })

  it('is converted as the quote was', async () => {
    const { order } = await anOffered(ofClass('steam-uk'), { wish: { currencyId: 3 } })
    expect(order).toMatchObject({
      payout: '92.500000',
      offer: { payout: '112.515625' },
      cards: [{ offer: { rate: '1.12515625', faceSymbol: '£' } }],
    })
  })

  it('keeps the share of the level, and leaves the coupon out', async () => {
    const loyal = await aSellingSeller(app, { bonusOfLevel: 3 })
    await aGrant(app, loyal.id)
    const order = await offered(loyal)
    expect(order).toMatchObject({
      payout: '151480.00',
      coupon: { outcome: 'reserved' },
      offer: {
        payout: '119584.00',
        lines: [
          { kind: 'base', amount: '118400.00' },
          { kind: 'levelBonus', amount: '1184.00' },
        ],
      },
    })
  })

  it.each([
    ['nothing is corrected', { verdict: 2, reasonCode: 108, corrected: {} }, 1001],
    ['it is what was sent', { verdict: 2, reasonCode: 108, corrected: { faceValue: '100.00' } }, 1001],
    ['we buy no such value', { verdict: 2, reasonCode: 108, corrected: { faceValue: '900' } }, 1610],
    ['there is no such price', { verdict: 3, reasonCode: 106, corrected: { priceId: 'amazon-uk' } }, 1610],
    ['no card has such a value', { verdict: 2, reasonCode: 108, corrected: { faceValue: '90.001' } }, 1201],
    ['the reason is of a refusal', { verdict: 2, reasonCode: 202, corrected: { faceValue: '80' } }, 1001],
    ['a refused card is corrected', { verdict: 5, reasonCode: 202, corrected: { faceValue: '80' } }, 1001],
  ])('is refused where %s', async (_, verdict, code) => {
    const seller = await aSellingSeller(app)
    const { giftOrderId } = (await seller.sell()).data
    expect(await reviewer.settle(giftOrderId, verdict)).toMatchObject({ code })
    expect((await seller.read(giftOrderId)).data.orderStatus).toBe(1)
  })

  it('is made by one reviewer down to 70 % of the quote', async () => {
    const { order } = await anOffered(worth('70'))
    expect(order.offer).toMatchObject({ payout: '103600.00' })
  })

  it('needs evidence, and a code that was opened', async () => {
    const seller = await aSellingSeller(app)
    const { giftOrderId } = (await seller.sell()).data
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const { leaseToken } = lease!
    const { cardId } = order.cards[0]!
    const decide = async (evidence: object[]) => {
      const card = { cardId, verdict: 2, reasonCode: 108, corrected: { faceValue: '80' }, evidence }
      return reviewer.decide({ giftOrderId, leaseToken, cards: [card] })
    }
    const proof = { uploadId: await reviewer.upload(giftOrderId), note: 'The receipt says 80.' }
    expect(await decide([proof])).toMatchObject({ code: 1607 })
    await reviewer.open(giftOrderId, leaseToken, cardId)
    expect(await decide([])).toMatchObject({ code: 1603 })
    expect((await decide([proof])).code).toBe(0)
  })

  it('stands at the desk among what waits for sellers, and nobody can take it', async () => {
    const { order } = await anOffered()
    const page = await app.call<Page<DeskQueueRow>>(desk.queue, {
      token: reviewer.token,
      query: { view: 'sellers', search: order.tradeNumber },
    })
    expect(page.data.records).toMatchObject([{ giftOrderId: order.giftOrderId, orderStatus: 5 }])
    expect(await reviewer.claim(order.giftOrderId)).toMatchObject({ code: 1602 })
    const prices = await app.call<{ priceId: string; rate: string }[]>(desk.offerPrices, {
      token: reviewer.token,
      query: { giftOrderId: order.giftOrderId },
    })
    expect(prices.data.map(({ priceId, rate }) => [priceId, rate])).toContainEqual(['steam-us-cash', '1520'])
  })
})

describe('the seller', () => {
  it('accepts, and is paid what was offered at once; the coupon comes back', async () => {
    const loyal = await aSellingSeller(app, { bonusOfLevel: 3 })
    const couponId = await aGrant(app, loyal.id)
    const { giftOrderId } = await offered(loyal)
    const { data } = await loyal.answerOffer(giftOrderId, true)
    expect(data).toMatchObject({
      orderStatus: 11,
      settledAmount: '119584.00',
      answerClosesTime: null,
      coupon: { outcome: 'returned', settledBonus: '0.00' },
      cards: [{ settledAmount: '119584.00' }],
    })
    expect(data.events.at(-1)).toMatchObject({ orderStatus: 11, actor: 'seller' })
    expect(await availableOf(loyal)).toBe(11_958_400n)
    expect(await couponsOf(app, loyal).usable()).toMatchObject([{ couponId, status: 0 }])
    const lines = await app.call<Page<WalletRecord>>(wallets.records, {
      token: loyal.token,
      query: { currencyId: 1 },
    })
    expect(lines.data.records.map(({ event, amount }) => [event, amount])).toEqual([
      ['levelBonus', '1184.00'],
      ['cardOrder', '118400.00'],
    ])
    expect(await lastNote(giftOrderId)).toEqual({
      biz_type: 1,
      title: 'Your card was paid',
      content: '₦119,584.00 for Steam $100 is in your balance, as you agreed.',
    })
  })

  it('reads that what they owe is paid from it first, where they owe', async () => {
    const { seller, order } = await anOffered(worth('80'))
    await app.database.asOwner(adjustmentSql({ userId: seller.id, amount: 5_000_000n, isIn: false }))
    await seller.answerOffer(order.giftOrderId, true)
    expect(await lastNote(order.giftOrderId)).toMatchObject({
      content:
        '₦118,400.00 for Steam $100 came to your wallet, as you agreed: you owed ₦50,000.00. That is paid back from it first.',
    })
    expect(await availableOf(seller)).toBe(6_840_000n)
  })

  it('gets points for what the card was worth', async () => {
    const { seller, order } = await anOffered(worth('82'))
    await seller.answerOffer(order.giftOrderId, true)
    const [{ exp }] = (await app.database.asOwner(`select exp from users where id = ${seller.id}`)) as [
      { exp: number },
    ]
    expect(exp).toBe(82)
  })

  it('is paid the valid cards and the offered ones, without those that were refused', async () => {
    const seller = await aSellingSeller(app)
    await aGrant(app, seller.id)
    const codes = [aSteamCode(), aSteamCode(), aSteamCode()]
    const { giftOrderId } = (await seller.sell({ codes })).data
    await reviewer.settle(giftOrderId, 'valid', worth('80'), used)
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      offeredAmount: '266400.00',
      offer: { payout: '266400.00' },
    })
    const { data } = await seller.answerOffer(giftOrderId, true)
    expect(data).not.toHaveProperty('offeredAmount')
    expect(data).toMatchObject({
      orderStatus: 12,
      settledAmount: '266400.00',
      coupon: { outcome: 'returned' },
    })
    expect(data.cards.map(({ settledAmount }) => settledAmount)).toEqual(['148000.00', '118400.00', null])
    expect(await availableOf(seller)).toBe(26_640_000n)
  })

  it('refuses: the codes are destroyed, and the card can be sold again', async () => {
    const code = aSteamCode()
    const { seller, order } = await anOffered(worth('80'), { codes: [code] })
    const { data } = await seller.answerOffer(order.giftOrderId, false)
    expect(data).toMatchObject({
      orderStatus: 22,
      settledAmount: null,
      codesShreddedTime: expect.any(String),
    })
    expect(data.offer).toMatchObject({ payout: '118400.00' })
    expect(await codesOf(order.giftOrderId)).toEqual([
      { has_code: false, is_known: true, shredded: true, is_live: false },
    ])
    expect((await seller.sell({ codes: [code] })).code).toBe(0)
    expect(await availableOf(seller)).toBe(0n)
  })

  it('says nothing for a day: the order expires, the codes are destroyed and the coupon is back', async () => {
    const code = aSteamCode()
    const seller = await aSellingSeller(app)
    const couponId = await aGrant(app, seller.id)
    const { giftOrderId } = await offered(seller, worth('80'), { codes: [code] })
    await runOut(giftOrderId)
    await ensureRecurringJob(app.database.db, 'sweep.questions')
    await app.runJobs()
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      orderStatus: 24,
      coupon: { outcome: 'returned' },
      codesShreddedTime: expect.any(String),
    })
    expect(await lastNote(giftOrderId)).toMatchObject({
      biz_type: 2,
      content: expect.stringContaining('We have destroyed the codes'),
    })
    expect(await couponsOf(app, seller).usable()).toMatchObject([{ couponId }])
    expect((await seller.sell({ codes: [code] })).code).toBe(0)
  })

  it('is in time until the end of the day by the clock of the database, and not at it', async () => {
    const [inTime, tooLate] = [await anOffered(), await anOffered()]
    await runOut(inTime.order.giftOrderId, `clock_timestamp() + interval '1500 ms'`)
    await runOut(tooLate.order.giftOrderId)
    expect((await inTime.seller.answerOffer(inTime.order.giftOrderId, true)).code).toBe(0)
    expect(await tooLate.seller.answerOffer(tooLate.order.giftOrderId, true)).toMatchObject({
      status: 409,
      code: 1240,
      details: { orderStatus: 5 },
    })
    await sweep()
  })

  const note = { title: 'Your card was paid', content: 'As you agreed.' }
  const answers = {
    accepted: (tx: Tx, offer: OfferToAnswer) => acceptOffer(tx, offer, note),
    refused: refuseOffer,
  }
  // One transaction has one now(): the edge is met to the microsecond.
  it.each([
    ['accepted', '1 millisecond', true],
    ['accepted', '1 microsecond', true],
    ['accepted', '0 seconds', false],
    ['refused', '1 microsecond', true],
    ['refused', '0 seconds', false],
  ] as const)('is %s %s before the end of the day: %s', async (how, left, isInTime) => {
    const { seller, order } = await anOffered()
    const takenBack = new Error('taken back')
    const tried = transaction(app.database.db, async (tx) => {
      await sql`update card_orders set answer_until = now() + ${left}::interval
        where public_id = ${order.giftOrderId}`.execute(tx)
      const offer = { userId: seller.id, publicId: order.giftOrderId }
      expect(await answers[how](tx, offer)).toBe(isInTime)
      throw takenBack
    })
    await expect(tried).rejects.toBe(takenBack)
  })

  it('gives one answer where both are sent at once, in many tabs', async () => {
    for (let round = 0; round < 4; round++) {
      const { seller, order } = await anOffered()
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, tab) => seller.answerOffer(order.giftOrderId, tab % 2 === round % 2)),
      )
      expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
      expect(replies.filter(({ code }) => code === 1240)).toHaveLength(7)
      const { orderStatus } = (await seller.read(order.giftOrderId)).data
      expect(await availableOf(seller)).toBe(orderStatus === 11 ? 11_840_000n : 0n)
    }
  })

  it('is answered once by one key, and never the other way round', async () => {
    const { seller, order } = await anOffered()
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => seller.answerOffer(order.giftOrderId, true, 'one-answer-one-key')),
    )
    for (const { code } of replies) expect([0, 1005]).toContain(code)
    expect((await seller.answerOffer(order.giftOrderId, true, 'one-answer-one-key')).code).toBe(0)
    expect(await seller.answerOffer(order.giftOrderId, false, 'one-answer-one-key')).toMatchObject({
      code: 1004,
    })
    expect(await availableOf(seller)).toBe(11_840_000n)
  })

  it('answers or lets it run out, never both', async () => {
    for (let round = 0; round < 4; round++) {
      const { seller, order } = await anOffered()
      await runOut(order.giftOrderId, `clock_timestamp() + interval '${round * 6} ms'`)
      await Promise.all([seller.answerOffer(order.giftOrderId, true), sweep(), sweep()])
      await sweep()
      const { orderStatus } = (await seller.read(order.giftOrderId)).data
      expect(await availableOf(seller)).toBe(orderStatus === 11 ? 11_840_000n : 0n)
      expect([11, 24]).toContain(orderStatus)
    }
  })

  it('cannot be paid for a card that was paid to somebody else meanwhile', async () => {
    const code = aSteamCode()
    const { seller, order } = await anOffered(worth('80'), { codes: [code] })
    const other = await aSellingSeller(app)
    await reviewer.settle((await other.sell({ codes: [code] })).data.giftOrderId)
    expect(await seller.answerOffer(order.giftOrderId, true)).toMatchObject({ status: 409, code: 1241 })
    expect((await seller.answerOffer(order.giftOrderId, false)).data.orderStatus).toBe(22)
  })

  it('cannot answer what was not offered, or what is not theirs', async () => {
    const { order } = await anOffered()
    const other = await aSellingSeller(app)
    expect(await other.answerOffer(order.giftOrderId, true)).toMatchObject({ status: 404 })
    expect(await other.answerOffer(order.giftOrderId, false)).toMatchObject({ status: 404 })
    const { giftOrderId } = (await other.sell()).data
    await reviewer.settle(giftOrderId, unreadable)
    expect(await other.answerOffer(giftOrderId, true)).toMatchObject({
      code: 1240,
      details: { orderStatus: 21 },
    })
  })
})
