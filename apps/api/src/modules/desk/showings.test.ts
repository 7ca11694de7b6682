import { type DeskOrder, desk } from '@kaadi/contract/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { aReviewer, type Reviewer } from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aPhoto, aSellingSeller, aSteamCode, type SellingSeller } from '../../../test/selling-seller.ts'
import { closeSoundly } from '../../../test/sound-books.ts'

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
const endLease = (giftOrderId: string) =>
  app.database.asOwner(`update card_orders set lease_expires_at = now() where public_id = '${giftOrderId}'`)
describe('showing photos', () => {
  const anOrderWithPhotos = async () => {
    const photos = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
    const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
    return (await seller.submit({ quoteId, cards: [{ photos }] })).data.giftOrderId
  }
  const photosSeenBy = async (by: Reviewer, giftOrderId: string) =>
    (await app.call<DeskOrder>(desk.order, { token: by.token, query: { giftOrderId } })).data.order.cards[0]!
      .photos

  it('is for the reviewer who holds the order, while they do', async () => {
    const giftOrderId = await anOrderWithPhotos()
    expect(await photosSeenBy(reviewer, giftOrderId)).toEqual([])
    const claimed = (await reviewer.claim(giftOrderId)).data
    expect(claimed.order.cards[0]!.photos).toHaveLength(2)
    expect(await photosSeenBy(reviewer, giftOrderId)).toHaveLength(2)
    expect(await photosSeenBy(colleague, giftOrderId)).toEqual([])
    await endLease(giftOrderId)
    expect(await photosSeenBy(reviewer, giftOrderId)).toEqual([])
  })

  it('ends with the decision, and the seller reads who saw them', async () => {
    const giftOrderId = await anOrderWithPhotos()
    const { order, lease } = (await reviewer.claim(giftOrderId)).data
    const [photo] = order.cards[0]!.photos
    const decided = await reviewer.decide({
      giftOrderId,
      leaseToken: lease!.leaseToken,
      cards: [
        {
          cardId: order.cards[0]!.cardId,
          verdict: 4,
          reasonCode: 101,
          evidence: [{ uploadId: photo!.uploadId, note: 'Blurred.' }],
        },
      ],
    })
    expect(decided.data.order).toMatchObject({ orderStatus: 21, cards: [{ photos: [] }], evidence: [] })
    const seen = (await seller.read(giftOrderId)).data
    expect(seen.evidence).toHaveLength(1)
    expect(seen.cards[0]!.photos).toHaveLength(2)
    expect(seen.reveals).toMatchObject([{ position: 1, purpose: 'photos opened for review' }])
  })
})

describe('showing a code', () => {
  const reveal = (by: Reviewer, giftOrderId: string, leaseToken: string, cardId: string, key?: string) =>
    by.call<{ code: string; time: string }>(
      'reveal',
      { giftOrderId, leaseToken, cardId, purpose: 'compare with the photo' },
      key,
    )

  it('needs a live lease of one’s own, and leaves a line that the seller reads', async () => {
    const code = aSteamCode()
    const giftOrderId = await sell([code])
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const { leaseToken } = lease!
    const { cardId } = order.cards[0]!
    expect((await reveal(colleague, giftOrderId, leaseToken, cardId)).code).toBe(1601)
    expect((await reveal(reviewer, giftOrderId, leaseToken, 'x')).code).toBe(404)
    expect((await reveal(reviewer, giftOrderId, leaseToken, cardId)).data.code).toBe(code)
    await endLease(giftOrderId)
    expect((await reveal(reviewer, giftOrderId, leaseToken, cardId)).code).toBe(1601)
    const { reveals } = (await seller.read(giftOrderId)).data
    expect(reveals).toMatchObject(
      [{ cardId, position: 1, purpose: 'compare with the photo', operator: /^Operator/ }].map((line) => ({
        ...line,
        operator: expect.stringMatching(line.operator),
      })),
    )
  })

  it('under one key is one showing', async () => {
    const code = aSteamCode()
    const giftOrderId = await sell([code])
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const show = () => reveal(reviewer, giftOrderId, lease!.leaseToken, order.cards[0]!.cardId, 'one-showing')
    const [first, second] = [await show(), await show()]
    expect(second.data).toEqual(first.data)
    expect((await seller.read(giftOrderId)).data.reveals).toHaveLength(1)
    const kept = await app.database.asOwner(
      `select reply::text as reply from idempotency_keys where key = 'one-showing'`,
    )
    expect(kept[0]!.reply).not.toContain(code)
  })

  it('stops at sixty an hour, in parallel too', async () => {
    const busy = await aReviewer(app)
    const giftOrderId = await sell()
    const { lease, order } = (await busy.claim(giftOrderId)).data
    const show = () => reveal(busy, giftOrderId, lease!.leaseToken, order.cards[0]!.cardId)
    const replies = []
    for (let round = 0; round < 7; round++)
      replies.push(...(await Promise.all(Array.from({ length: 10 }, show))))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(60)
    const refused = replies.filter(({ code }) => code === 1605)
    expect(refused).toHaveLength(10)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(3_500)
    expect((await seller.read(giftOrderId)).data.reveals).toHaveLength(60)
  })
})
