import { cardStatus, reasonCodes, reasons } from '@kaadi/contract/card-orders'
import { type DeskOrder, desk } from '@kaadi/contract/desk'
import type { Upload } from '@kaadi/contract/uploads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aPicture } from '../../../../test/pictures.ts'
import {
  aReviewer,
  decisionOn,
  notActivated,
  ofAnother,
  type Reviewer,
  unreadable,
  unsupported,
  used,
  type Verdict,
} from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { viewerOf } from '../../../../test/seller-viewer.ts'
import { aPhoto, aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
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
  colleague = await aReviewer(app, 'senior')
})
afterAll(() => closeSoundly(app))

const sell = async (codes = [aSteamCode()], by = seller) =>
  (await by.sell({ codes })).data.giftOrderId as string
const statusOf = async (giftOrderId: string) => (await seller.read(giftOrderId)).data.orderStatus
const lastNote = async (giftOrderId: string) =>
  (
    await app.database.asOwner(
      `select biz_type, title, content from notifications where subject_id = '${giftOrderId}' order by id desc limit 1`,
    )
  )[0]

describe('refusing', () => {
  it('shows the seller reason, next step and evidence with its hash', async () => {
    const giftOrderId = await sell()
    const { data } = await reviewer.settle(giftOrderId, unreadable)
    expect(data.order.orderStatus).toBe(21)
    const seen = (await seller.read(giftOrderId)).data
    expect(seen.cards[0]!.reason).toMatchObject({ code: 101, correctable: true })
    expect(seen.evidence).toHaveLength(1)
    const [upload] = await app.database.asOwner(
      `select encode(sha256, 'hex') as hash from uploads where public_id = '${seen.evidence[0]!.photo.uploadId}'`,
    )
    expect(seen.evidence[0]).toMatchObject({
      hash: upload!.hash,
      note: 'See the picture.',
      cardId: seen.cards[0]!.cardId,
    })
    expect(seen.evidence[0]!.photo.url).toContain(encodeURIComponent(viewerOf(seller)))
    const note = await lastNote(giftOrderId)
    expect(note).toMatchObject({ biz_type: 0, title: 'Please send your card again' })
    // Read an hour later it is still true.
    expect(note!.content).toMatch(/within 30 minutes of this message\.$/)
  })

  it('has a reason for a card that another seller sent before, which tells neither seller of the other', async () => {
    const code = aSteamCode()
    const later = await aSellingSeller(app)
    const [first, second] = [await sell([code]), await sell([code], later)]
    await reviewer.settle(first)
    expect(await reviewer.settle(second)).toMatchObject({ code: 1204 })
    const { lease, order } = (await reviewer.call<DeskOrder>('claim', { giftOrderId: second })).data
    const { data } = await reviewer.decide(await decisionOn(order, lease!, [ofAnother], reviewer))
    expect(data.order).toMatchObject({ orderStatus: 20, cards: [{ cardStatus: 8, reason: { code: 208 } }] })
    const seen = (await later.read(second)).data
    expect(seen.cards[0]!.reason).toMatchObject({
      text: 'We cannot buy this card: its value was already claimed.',
      correctable: false,
    })
    for (const shown of [seen, await lastNote(second)])
      expect(JSON.stringify(shown)).not.toMatch(/another (seller|account|order)|duplicate/i)
  })

  it.each([
    ['for good', [used], 20, 2],
    ['for correction', [unreadable], 21, 0],
    ['in part, asking for the rest', ['valid', unreadable], 2, 0],
    ['for good when one of two is unreadable and none is valid', [used, unreadable], 20, 2],
  ] as const)('%s ends in its own state', async (_, verdicts, status, bizType) => {
    const giftOrderId = await sell(verdicts.map(aSteamCode))
    const { data } = await reviewer.settle(giftOrderId, ...verdicts)
    expect(data.order).toMatchObject({ orderStatus: status, settledAmount: null })
    expect(await lastNote(giftOrderId)).toMatchObject({ biz_type: bizType })
  })

  it('is decided by each reason of the catalogue, whose words its seller reads', async () => {
    await app.database.asOwner(`
      insert into card_prices (id, card_type_id, card_currency_id, form, receipt_type, min_face, max_face, step, rate,
                               needs_code, photos)
      values ('steam-us-cash', 'steam', 'us', 'ecode', 'cash', 10, 500, 5, 1520, true, '{}')`)
    const corrected: Partial<Record<number, object>> = {
      [cardStatus.otherValue]: { corrected: { faceValue: '90' } },
      [cardStatus.otherClass]: { corrected: { priceId: 'steam-us-cash' } },
    }
    const ended: Record<number, readonly number[]> = { 5: [], 20: [], 21: [] }
    for (const reasonCode of reasonCodes) {
      const { verdict, text, correctable } = reasons[reasonCode]
      const giftOrderId = await sell()
      const { code } = await reviewer.settle(giftOrderId, { verdict, reasonCode, ...corrected[verdict] })
      expect([reasonCode, code]).toEqual([reasonCode, 0])
      const { orderStatus, cards } = (await seller.read(giftOrderId)).data
      expect(cards).toMatchObject([{ cardStatus: verdict, reason: { code: reasonCode, text, correctable } }])
      ended[orderStatus] = [...ended[orderStatus]!, reasonCode]
    }
    expect(ended).toEqual({
      5: [106, 107, 108],
      20: [201, 202, 203, 204, 205, 206, 207, 208, 209, 301, 302, 303],
      21: [101, 102, 103, 104, 105],
    })
  }, 60_000)

  it('takes the picture of the seller as evidence, but none of another order', async () => {
    const photos = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
    const stranger = await aPhoto(app, await aSellingSeller(app), 'front')
    const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
    const { giftOrderId } = (await seller.submit({ quoteId, cards: [{ photos }] })).data
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const refuseWith = (uploadId: string) =>
      reviewer.decide({
        giftOrderId,
        leaseToken: lease!.leaseToken,
        cards: [
          {
            cardId: order.cards[0]!.cardId,
            ...(unreadable as object),
            evidence: [{ uploadId, note: 'Blurred.' }],
          },
        ],
      })
    expect((await refuseWith(stranger.uploadId)).code).toBe(1001)
    expect((await refuseWith(await colleague.upload(giftOrderId))).code).toBe(1001)
    // Sent for another order, it shows something of another seller.
    expect((await refuseWith(await reviewer.upload(await sell()))).code).toBe(1001)
    expect((await refuseWith(photos[0]!.uploadId)).data.order.orderStatus).toBe(21)
  })

  it('takes no picture twice as evidence of one card, and one for two cards', async () => {
    const { quoteId } = (await seller.quote({ count: 2 })).data
    const codes = [
      { code: aSteamCode(), photos: [] },
      { code: aSteamCode(), photos: [] },
    ]
    const { giftOrderId } = (await seller.submit({ quoteId, cards: codes })).data
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const uploadId = await reviewer.upload(giftOrderId)
    const proof = { uploadId, note: 'Blurred.' }
    const refuseWith = (evidence: readonly object[]) =>
      reviewer.decide({
        giftOrderId,
        leaseToken: lease!.leaseToken,
        cards: order.cards.map(({ cardId }) => ({ cardId, ...(unreadable as object), evidence })),
      })
    expect(await refuseWith([proof, { ...proof, note: 'See here.' }])).toMatchObject({
      code: 1001,
      details: { fields: [{ path: 'cards.0.evidence', message: expect.stringContaining('twice') }, {}] },
    })
    expect((await refuseWith([proof])).data.order.evidence).toHaveLength(2)
  })

  it('takes a real picture as evidence, which the seller can open', async () => {
    const giftOrderId = await sell()
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const body = { giftOrderId, file: await aPicture(4711, { gps: true }) }
    const sent = await app.call<Upload>(desk.uploadEvidence, { token: reviewer.token, body })
    expect(sent).toMatchObject({ code: 0, data: { uploadId: expect.any(String), width: 600 } })
    const cards = [
      {
        cardId: order.cards[0]!.cardId,
        verdict: 4,
        reasonCode: 105,
        evidence: [{ uploadId: sent.data.uploadId, note: 'The receipt ends here.' }],
      },
    ]
    await reviewer.decide({ giftOrderId, leaseToken: lease!.leaseToken, cards })
    const { url } = (await seller.read(giftOrderId)).data.evidence[0]!.photo
    const opened = await app.http.inject({ url })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/webp'])
    const refused = await app.call(desk.uploadEvidence, {
      token: reviewer.token,
      body: { giftOrderId: 'nobody-knows-this', file: await aPicture(1) },
    })
    expect(refused.code).toBe(404)
  })

  it.each([
    ['without a reason', { verdict: 4, evidence: true }, 1603],
    ['without evidence', { verdict: 4, reasonCode: 101 }, 1603],
    ['with a reason of another verdict', { verdict: 5, reasonCode: 101, evidence: true }, 1001],
    ['with an unknown reason', { verdict: 4, reasonCode: 999, evidence: true }, 1001],
    ['by a verdict that waits', { verdict: 0 }, 1001],
    ['by another value, before its code was opened', { verdict: 2, reasonCode: 108, evidence: true }, 1607],
  ])(
    'is impossible %s',
    async (_, {
      evidence,
      ...verdict
    }: { verdict: number; reasonCode?: number; evidence?: boolean }, code) => {
      const giftOrderId = await sell()
      const { lease, order } = (await reviewer.claim(giftOrderId)).data
      const proof = evidence
        ? { evidence: [{ uploadId: await reviewer.upload(giftOrderId), note: 'See.' }] }
        : {}
      const cards = [{ cardId: order.cards[0]!.cardId, ...verdict, ...proof }]
      expect((await reviewer.decide({ giftOrderId, leaseToken: lease!.leaseToken, cards })).code).toBe(code)
      expect(await statusOf(giftOrderId)).toBe(1)
    },
  )

  it('by its reason is no acceptance: a valid card with one is not paid', async () => {
    const giftOrderId = await sell()
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const { leaseToken } = lease!
    const { cardId } = order.cards[0]!
    await reviewer.open(giftOrderId, leaseToken, cardId)
    const cards = [{ cardId, verdict: 1, reasonCode: 202 }]
    expect((await reviewer.decide({ giftOrderId, leaseToken, cards })).code).toBe(1001)
    expect(await statusOf(giftOrderId)).toBe(1)
  })

  it('counts against the seller but for a closed brand, the same card twice and a card bought for a stranger', async () => {
    const misled = await aSellingSeller(app)
    const refused = async (...verdicts: Verdict[]) => {
      const codes = verdicts.map(() => aSteamCode())
      const { data } = await reviewer.settle(await sell(codes, misled), ...verdicts)
      return [data.order.orderStatus, data.seller.ordersRefused]
    }
    expect(await refused(unsupported(207))).toEqual([20, 0])
    expect(await refused({ verdict: 7, reasonCode: 209 })).toEqual([20, 0])
    expect(await refused(unsupported(303), unsupported(303))).toEqual([20, 0])
    expect(await refused(unsupported(303), unsupported(302))).toEqual([20, 1])
    expect(await refused(unreadable)).toEqual([21, 2])
  })

  it('needs a verdict on every card, of this order, once', async () => {
    const giftOrderId = await sell([aSteamCode(), aSteamCode()])
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const [first, second] = order.cards.map(({ cardId }) => ({ cardId, verdict: 1 }))
    const decide = (...cards: unknown[]) =>
      reviewer.decide({ giftOrderId, leaseToken: lease!.leaseToken, cards })
    for (const { cardId } of order.cards) await reviewer.open(giftOrderId, lease!.leaseToken, cardId)
    expect((await decide(first)).code).toBe(1001)
    expect((await decide(first, first, second)).code).toBe(1001)
    expect((await decide(first, second, { cardId: 'x', verdict: 1 })).code).toBe(1001)
    expect((await decide(first, second)).code).toBe(0)
  })

  it('lets the card be sold as a new trade afterwards', async () => {
    const code = aSteamCode()
    await reviewer.settle(await sell([code]), notActivated)
    expect((await seller.sell({ codes: [code] })).code).toBe(0)
  })
})
