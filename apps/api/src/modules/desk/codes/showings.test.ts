import { type DeskOrder, desk } from '@kaadi/contract/desk'
import { operators } from '@kaadi/contract/operators'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aReviewer, type Reviewer } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
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
    expect(claimed.order.cards[0]!.photos.map(({ kind }) => kind)).toEqual(['front', 'back'])
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
    expect(seen.reveals).toMatchObject([{ position: 1, purpose: 'Opened the photos for review' }])
  })

  const open = (address: string) => app.http.inject({ method: 'GET', url: address })

  it('opens their address for the session that holds the order, as long as it does', async () => {
    const giftOrderId = await anOrderWithPhotos()
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const [photo] = order.cards[0]!.photos
    await app.deps.photos.put(photo!.uploadId, Buffer.from('a picture'))
    const shown = await open(photo!.url)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['cache-control']).toBe('no-store')
    await reviewer.call('release', { giftOrderId, leaseToken: lease!.leaseToken })
    expect((await open(photo!.url)).statusCode).toBe(404)
    await colleague.claim(giftOrderId)
    expect((await open(photo!.url)).statusCode).toBe(404)
  })

  it('shuts their address with the lease and with the session', async () => {
    const [ended, gone] = [await anOrderWithPhotos(), await anOrderWithPhotos()]
    const leaver = await aReviewer(app)
    const addressOf = async (giftOrderId: string) =>
      (await leaver.claim(giftOrderId)).data.order.cards[0]!.photos[0]!
    const [first, second] = [await addressOf(ended), await addressOf(gone)]
    for (const { uploadId } of [first, second]) await app.deps.photos.put(uploadId, Buffer.from('a picture'))
    await endLease(ended)
    expect((await open(first.url)).statusCode).toBe(404)
    expect((await open(second.url)).statusCode).toBe(200)
    await app.call(operators.signOut, { token: leaver.token, body: {} })
    expect((await open(second.url)).statusCode).toBe(404)
  })
})

describe('showing a code', () => {
  const reveal = (by: Reviewer, giftOrderId: string, leaseToken: string, cardId: string, key?: string) =>
    by.call<{ code: string; time: string }>(
      'reveal',
      { giftOrderId, leaseToken, cardId, purpose: 'comparePhoto' },
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
    expect(reveals).toEqual([
      {
        cardId,
        position: 1,
        operator: 'Operator, reviewer',
        purpose: 'Compared the code with the photo',
        time: expect.any(String),
      },
    ])
  })

  it.each(['', 'because', 'photosOpened', 'codeEntered'])('refuses the purpose "%s"', async (purpose) => {
    const giftOrderId = await sell()
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const body = { giftOrderId, leaseToken: lease!.leaseToken, cardId: order.cards[0]!.cardId, purpose }
    expect(await reviewer.call('reveal', body)).toMatchObject({ status: 400, code: 1001 })
  })

  it('under one key is checked and told each time, and its code is kept nowhere', async () => {
    const code = aSteamCode()
    const giftOrderId = await sell([code])
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const show = () => reveal(reviewer, giftOrderId, lease!.leaseToken, order.cards[0]!.cardId, 'one-showing')
    const [first, second] = [await show(), await show()]
    expect([first.data.code, second.data.code]).toEqual([code, code])
    expect((await seller.read(giftOrderId)).data.reveals).toHaveLength(2)
    const [kept] = await app.database.asOwner(
      `select reply::text as reply, sealed_reply from idempotency_keys where key = 'one-showing'`,
    )
    expect(kept!.reply).not.toContain(code)
    expect(kept!.sealed_reply).toBeNull()
  })

  it.each(['release', 'cancel'] as const)('under a key used before ends with the claim (%s)', async (end) => {
    const giftOrderId = await sell()
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const { leaseToken } = lease!
    const show = () => reveal(reviewer, giftOrderId, leaseToken, order.cards[0]!.cardId, `shown-${end}`)
    expect((await show()).code).toBe(0)
    const words = 'We do not buy cards of this brand any more.'
    const ended = await reviewer.call(end, { giftOrderId, leaseToken, ...(end === 'cancel' && { words }) })
    expect(ended.code).toBe(0)
    const again = await show()
    expect(again).toMatchObject({ status: 409, code: 1601 })
    expect((await seller.read(giftOrderId)).data.reveals).toHaveLength(1)
  })

  it('has room for a card every twenty seconds, and stops at 240 an hour, in parallel too', async () => {
    const busy = await aReviewer(app)
    const giftOrderId = await sell()
    const { lease, order } = (await busy.claim(giftOrderId)).data
    const show = () => reveal(busy, giftOrderId, lease!.leaseToken, order.cards[0]!.cardId)
    await app.database.asOwner(`
      insert into code_reveals (user_id, order_id, position, operator_id, purpose)
      select user_id, id, 1, ${busy.id}, case when n <= 235 then 'redeem' else 'photosOpened' end
      from card_orders, generate_series(1, 335) n where public_id = '${giftOrderId}'`)
    const replies = await Promise.all(Array.from({ length: 10 }, show))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(5)
    const refused = replies.filter(({ code }) => code === 1605)
    expect(refused).toHaveLength(5)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(3_500)
  })
})

describe('paying a card', () => {
  const accept = (giftOrderId: string, leaseToken: string, order: DeskOrder['order']) =>
    reviewer.decide({
      giftOrderId,
      leaseToken,
      cards: order.cards.map(({ cardId }) => ({ cardId, verdict: 1 })),
    })

  it('is refused until each of its codes was opened', async () => {
    const giftOrderId = await sell([aSteamCode(), aSteamCode()])
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const { leaseToken } = lease!
    const [first, second] = order.cards
    await reviewer.open(giftOrderId, leaseToken, first!.cardId)
    expect(await accept(giftOrderId, leaseToken, order)).toMatchObject({
      status: 409,
      code: 1607,
      details: { cardId: second!.cardId },
    })
    await reviewer.open(giftOrderId, leaseToken, second!.cardId)
    expect((await accept(giftOrderId, leaseToken, order)).code).toBe(0)
  })

  it('does not rest on what an earlier claim opened', async () => {
    const giftOrderId = await sell()
    const before = (await colleague.claim(giftOrderId)).data
    await colleague.open(giftOrderId, before.lease!.leaseToken, before.order.cards[0]!.cardId)
    await endLease(giftOrderId)
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    expect(before.openedCardIds).toEqual([])
    expect((await accept(giftOrderId, lease!.leaseToken, order)).code).toBe(1607)
  })

  it('takes a code that was typed from the photo as opened, and the seller reads who typed it', async () => {
    const photos = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
    const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
    const { giftOrderId } = (await seller.submit({ quoteId, cards: [{ photos }] })).data
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const { leaseToken } = lease!
    const { cardId } = order.cards[0]!
    const entered = await reviewer.call<DeskOrder>('enterCode', {
      giftOrderId,
      leaseToken,
      cardId,
      code: 'AS2KQ7TX9MBR4N',
    })
    expect(entered.data).toMatchObject({ lease: { leaseToken }, openedCardIds: [cardId] })
    expect((await accept(giftOrderId, leaseToken, order)).code).toBe(0)
    const { reveals } = (await seller.read(giftOrderId)).data
    expect(reveals.map(({ purpose }) => purpose)).toEqual([
      'Opened the photos for review',
      'Typed the code from the photo',
    ])
  })

  it('refuses a code that another card of the order has, by the name of that card, and leaves both as they were', async () => {
    const sides = ['front', 'back', 'front', 'back'] as const
    const photos = []
    for (const side of sides) photos.push(await aPhoto(app, seller, side))
    const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20', count: 2 })).data
    const cards = [{ photos: photos.slice(0, 2) }, { photos: photos.slice(2) }]
    const { giftOrderId } = (await seller.submit({ quoteId, cards })).data
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const enter = (at: number, code: string) =>
      reviewer.call<DeskOrder>('enterCode', {
        giftOrderId,
        leaseToken: lease!.leaseToken,
        cardId: order.cards[at]!.cardId,
        code,
      })
    expect((await enter(1, 'AS2KQ7TX9MBR5N')).code).toBe(0)
    const refused = await enter(0, 'AS2KQ7TX9MBR5N')
    expect(refused).toMatchObject({ status: 409, code: 1304, details: { position: 2 } })
    expect(refused.msg).toMatch(/^Another card of this order has this code/)
    expect((await enter(0, 'AS2KQ7TX9MBR6N')).data.order.cards.every(({ maskedCode }) => maskedCode)).toBe(
      true,
    )
  })

  it('is refused by the database itself', async () => {
    const giftOrderId = await sell()
    await expect(
      app.database.asOwner(`update order_cards set status = 1
        where order_id = (select id from card_orders where public_id = '${giftOrderId}')`),
    ).rejects.toThrow('a card is valid only after its code was opened')
  })
})
