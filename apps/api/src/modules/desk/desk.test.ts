import { cardOrderTransitions } from '@kaadi/contract/card-orders'
import { type DeskOrder, type DeskQueueRow, type DeskStats, desk, type Lease } from '@kaadi/contract/desk'
import type { Page } from '@kaadi/contract/primitives'
import type { Upload } from '@kaadi/contract/uploads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { aPicture } from '../../../test/pictures.ts'
import {
  aReviewer,
  decisionOn,
  notActivated,
  type Reviewer,
  unreadable,
  used,
} from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import {
  anAmazonCode,
  aPhoto,
  aSellingSeller,
  aSteamCode,
  type SellingSeller,
} from '../../../test/selling-seller.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { deskCards, deskPromo, userAvailable } from '../../ledger/index.ts'
import { ensureRecurringJob, readUserEvents } from '../../outbox/index.ts'

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
const endLease = (giftOrderId: string) =>
  app.database.asOwner(`update card_orders set lease_expires_at = now() where public_id = '${giftOrderId}'`)
const statusOf = async (giftOrderId: string) => (await seller.read(giftOrderId)).data.orderStatus
const lastNote = async (giftOrderId: string) =>
  (
    await app.database.asOwner(
      `select biz_type, title, content from notifications where subject_id = '${giftOrderId}' order by id desc limit 1`,
    )
  )[0]

describe('claiming', () => {
  it('gives a lease of five minutes and shows the order', async () => {
    const giftOrderId = await sell()
    const { data } = await reviewer.claim(giftOrderId)
    const { leaseToken, leaseExpiresTime, serverTime } = data.lease!
    expect(leaseToken).toHaveLength(43)
    expect(Date.parse(leaseExpiresTime) - Date.parse(serverTime)).toBe(300_000)
    expect(data.order.orderStatus).toBe(1)
    expect(data.seller).toMatchObject({ name: seller.email.split('@')[0], countryCode: 'NG', level: 1 })
    const [row] = await app.database.asOwner(
      `select encode(lease_token_hash, 'escape') as hash from card_orders where public_id = '${giftOrderId}'`,
    )
    expect(row!.hash).not.toContain(leaseToken)
  })

  it('gives an order to one of two reviewers at once, and says who has it', async () => {
    for (let round = 0; round < 5; round++) {
      const giftOrderId = await sell()
      const replies = await Promise.all([reviewer.claim(giftOrderId), colleague.claim(giftOrderId)])
      const [won, lost] = replies[0]!.code === 0 ? replies : [replies[1]!, replies[0]!]
      expect(won).toMatchObject({ code: 0 })
      expect(lost).toMatchObject({ status: 409, code: 1600, details: { claimedBy: won!.data.claimedBy } })
    }
  })

  it('gives the page that was reloaded a new token for the old one', async () => {
    const giftOrderId = await sell()
    const [first, second] = [await reviewer.claim(giftOrderId), await reviewer.claim(giftOrderId)]
    const renew = (lease: Lease) =>
      reviewer.call<Lease>('renew', { giftOrderId, leaseToken: lease.leaseToken })
    expect((await renew(first.data.lease!)).code).toBe(1601)
    expect((await renew(second.data.lease!)).code).toBe(0)
    expect(second.data.order.events).toHaveLength(2)
  })

  it('takes over an order whose lease has run out, and the first one has lost it', async () => {
    const giftOrderId = await sell()
    const { data } = await reviewer.claim(giftOrderId)
    await endLease(giftOrderId)
    const taken = await colleague.claim(giftOrderId)
    expect(taken.data.order.events.map(({ orderStatus, actor }) => [orderStatus, actor])).toEqual([
      [0, 'seller'],
      [1, 'desk'],
      [0, 'system'],
      [1, 'desk'],
    ])
    const decided = await reviewer.decide(
      await decisionOn(data.order, data.lease!, ['valid'], reviewer.upload),
    )
    expect(decided).toMatchObject({ status: 409, code: 1601 })
    expect(await availableOf(seller.id)).toBe(0n)
  })

  it('is over when the lease has run out, although nobody else has the order', async () => {
    const giftOrderId = await sell()
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const body = await decisionOn(order, lease!, ['valid'], reviewer.upload)
    await endLease(giftOrderId)
    expect(await reviewer.decide(body)).toMatchObject({ status: 409, code: 1601 })
    const { leaseToken, ...untold } = body as { leaseToken: string }
    await reviewer.claim(giftOrderId)
    expect(await reviewer.decide({ ...untold, leaseToken: 'guessed' })).toMatchObject({ code: 1601 })
    expect(await reviewer.decide({ ...untold, leaseToken })).toMatchObject({ code: 1601 })
    expect(await availableOf(seller.id)).toBe(0n)
  })

  it('gives orders back by itself when the reviewer has gone quiet', async () => {
    const giftOrderId = await sell()
    const { data } = await reviewer.claim(giftOrderId)
    await endLease(giftOrderId)
    await ensureRecurringJob(app.database.db, 'sweep.leases')
    await app.runJobs()
    expect(await statusOf(giftOrderId)).toBe(0)
    const renewed = await reviewer.call('renew', { giftOrderId, leaseToken: data.lease!.leaseToken })
    expect(renewed.code).toBe(1601)
  })

  it('can be given back, with the token alone', async () => {
    const giftOrderId = await sell()
    const { data } = await reviewer.claim(giftOrderId)
    const body = { giftOrderId, leaseToken: data.lease!.leaseToken }
    expect((await colleague.call('release', body)).code).toBe(1601)
    expect((await reviewer.call('release', { ...body, leaseToken: 'guessed' })).code).toBe(1601)
    expect((await reviewer.call('release', body)).code).toBe(0)
    expect(await statusOf(giftOrderId)).toBe(0)
  })

  it('is not possible for own orders, decided ones and unknown ones', async () => {
    const own = await aSellingSeller(app, { email: 'double@kaadi.example' })
    const double = await aReviewer(app)
    await app.database.asOwner(`update operators set email = 'double@kaadi.example' where id = ${double.id}`)
    const giftOrderId = await sell([aSteamCode()], own)
    expect(await double.claim(giftOrderId)).toMatchObject({ status: 403, code: 1606 })
    const done = await sell()
    await reviewer.settle(done)
    expect(await reviewer.claim(done)).toMatchObject({ status: 409, code: 1602 })
    expect(await reviewer.claim('nobody-knows-this')).toMatchObject({ status: 404, code: 404 })
  })
})

describe('accepting', () => {
  it('credits the seller once, tells them, and moves card, order and books together', async () => {
    const one = await aSellingSeller(app, { level: 3 })
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
    expect(events.map(({ topic }) => topic)).toEqual(['cardOrder', 'balance', 'notification'])
  })

  it('gives one credit for fifty accept calls at once', async () => {
    const one = await aSellingSeller(app)
    const giftOrderId = await sell([aSteamCode()], one)
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const body = await decisionOn(order, lease!, ['valid'], reviewer.upload)
    const replies = await Promise.all(Array.from({ length: 50 }, () => reviewer.decide(body)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 1602)).toHaveLength(49)
    expect(await availableOf(one.id)).toBe(14_800_000n)
  })

  it('answers the first result again under the same key, in parallel too', async () => {
    const one = await aSellingSeller(app)
    const giftOrderId = await sell([aSteamCode()], one)
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const body = await decisionOn(order, lease!, ['valid'], reviewer.upload)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => reviewer.decide(body, 'one-decision-one-key')),
    )
    expect(replies.every(({ code }) => code === 0)).toBe(true)
    expect(await availableOf(one.id)).toBe(14_800_000n)
    const other = await decisionOn(order, lease!, [used], reviewer.upload)
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
  })

  it('needs the code of a card of photos alone, which the reviewer enters', async () => {
    const photos = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
    const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
    const { giftOrderId } = (await seller.submit({ quoteId, cards: [{ photos }] })).data
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const { leaseToken } = lease!
    const { cardId } = order.cards[0]!
    const accept = await decisionOn(order, lease!, ['valid'], reviewer.upload)
    expect(await reviewer.decide(accept)).toMatchObject({ status: 400, code: 1604 })
    const enter = (code: string) =>
      reviewer.call<DeskOrder>('enterCode', { giftOrderId, leaseToken, cardId, code })
    expect((await enter('NOT-A-CODE')).code).toBe(1205)
    const entered = await enter(anAmazonCode())
    expect(entered.data.order.cards[0]!.maskedCode).toMatch(/^•{12}../)
    expect(entered.data.lease?.leaseToken).toBe(leaseToken)
    expect((await enter(anAmazonCode())).code).toBe(1001)
    expect((await reviewer.decide(accept)).data.order.orderStatus).toBe(10)
  })
})

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
    expect(seen.evidence[0]!.photo.url).toContain(encodeURIComponent(`u:${seller.user.userId}`))
    expect(await lastNote(giftOrderId)).toMatchObject({ biz_type: 0, title: 'Please send your card again' })
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
    expect((await refuseWith(photos[0]!.uploadId)).data.order.orderStatus).toBe(21)
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
    ['by a verdict of a counter-offer', { verdict: 2, reasonCode: 108, evidence: true }, 1001],
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

  it('needs a verdict on every card, of this order, once', async () => {
    const giftOrderId = await sell([aSteamCode(), aSteamCode()])
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const [first, second] = order.cards.map(({ cardId }) => ({ cardId, verdict: 1 }))
    const decide = (...cards: unknown[]) =>
      reviewer.decide({ giftOrderId, leaseToken: lease!.leaseToken, cards })
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

describe('the queue', () => {
  it('comes by due time, says who has what, and parts mine and decided', async () => {
    const queue = async (view: string) =>
      (await app.call<Page<DeskQueueRow>>(desk.queue, { token: reviewer.token, query: { view, size: 100 } }))
        .data.records
    const [first, second] = [await sell(), await sell()]
    await reviewer.claim(second)
    const waiting = await queue('waiting')
    const places = [first, second].map((id) => waiting.findIndex(({ giftOrderId }) => giftOrderId === id))
    expect(places[0]).toBeLessThan(places[1]!)
    expect(waiting[places[1]!]).toMatchObject({
      claimedByMe: true,
      claimedBy: expect.stringMatching(/^Operator/),
    })
    expect((await queue('mine')).map(({ giftOrderId }) => giftOrderId)).toContain(second)
    await reviewer.settle(second)
    expect((await queue('decided'))[0]!.giftOrderId).toBe(second)
    expect((await queue('waiting')).map(({ giftOrderId }) => giftOrderId)).not.toContain(second)
  })

  it('counts what waits', async () => {
    const stats = async () => (await app.call<DeskStats>(desk.stats, { token: reviewer.token })).data
    const before = await stats()
    const giftOrderId = await sell()
    expect((await stats()).waiting).toBe(before.waiting + 1)
    await app.database.asOwner(
      `update card_orders set due_at = now() - interval '1 s' where public_id = '${giftOrderId}'`,
    )
    expect((await stats()).overdue).toBe(before.overdue + 1)
    await reviewer.settle(giftOrderId)
    expect(await stats()).toMatchObject({ waiting: before.waiting, decidedToday: before.decidedToday + 1 })
  })

  it('flags a first order, a high value, a resubmission and a picture that was seen before', async () => {
    const one = await aSellingSeller(app)
    const giftOrderId = await sell([aSteamCode(), aSteamCode(), aSteamCode(), aSteamCode()], one)
    const kinds = (order: DeskOrder) => order.flags.map(({ kind }) => kind)
    const { lease, order, ...first } = (await reviewer.claim(giftOrderId)).data
    expect(kinds({ lease, order, ...first })).toEqual(['firstOrder', 'highValue'])
    await reviewer.decide(
      await decisionOn(
        order,
        lease!,
        order.cards.map(() => unreadable),
        reviewer.upload,
      ),
    )
    const cards = order.cards.map(({ cardId }) => ({ cardId, code: aSteamCode(), photos: [] }))
    const child = (await one.resubmit({ giftOrderId, cards })).data
    expect(kinds((await reviewer.claim(child.giftOrderId)).data)).toEqual([
      'resubmission',
      'firstOrder',
      'highValue',
    ])

    const sendAmazon = async (by: SellingSeller) => {
      const photos = [await aPhoto(app, by, 'front'), await aPhoto(app, by, 'back')]
      const { quoteId } = (await by.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
      return { photos, ...(await by.submit({ quoteId, cards: [{ photos }] })).data }
    }
    const [original, copy] = [await sendAmazon(seller), await sendAmazon(one)]
    await app.database.asOwner(`update uploads set sha256 = sha256('one picture'), dhash = 7::bit(64)
      where public_id in ('${original.photos[0]!.uploadId}', '${copy.photos[0]!.uploadId}')`)
    const seen = (await reviewer.claim(copy.giftOrderId)).data
    expect(seen.flags).toContainEqual({
      kind: 'duplicateImage',
      text: 'The same photo was sent with an order of another seller.',
    })
  })
})

describe('the database', () => {
  it('has the transitions of the contract', async () => {
    const rows = await app.database.asOwner('select from_status, to_status from card_order_transitions')
    const declared = Object.entries(cardOrderTransitions).flatMap(([from, tos]) =>
      tos.map((to) => `${from}-${to}`),
    )
    expect(rows.map((row) => `${row.from_status}-${row.to_status}`).toSorted()).toEqual(declared.toSorted())
  })

  const decided = `claimed_by = null, lease_token_hash = null, lease_expires_at = null, operator_time = now(), decided_by = claimed_by`
  it.each([
    [
      'a refusal for good without evidence',
      `status = 20, version = version + 1, ${decided}`,
      'a refusal needs a reason and evidence',
    ],
    [
      'a refusal for correction without evidence',
      `status = 21, version = version + 1, ${decided}`,
      'a refusal needs a reason and evidence',
    ],
    [
      'a state that does not follow',
      `status = 40, version = version + 1, ${decided}, settled_amount = payout, settled_bonus = bonus, settled_at = now()`,
      'can not move that way',
    ],
    ['a version that stays', `status = 0, ${decided}`, 'can not move that way'],
    ['another payout', 'payout = payout + 1', 'never changes'],
    [
      'a payment without an amount',
      `status = 10, version = version + 1, ${decided}`,
      'card_orders_paid_has_amount',
    ],
    [
      'a payment of more than was quoted',
      `status = 10, version = version + 1, ${decided}, settled_amount = payout + 1, settled_bonus = 0, settled_at = now()`,
      'card_orders_paid_as_quoted',
    ],
    ['a claim without a lease', 'lease_token_hash = null', 'card_orders_claim_has_lease'],
  ])('refuses %s', async (_, change, message) => {
    const giftOrderId = await sell()
    await reviewer.claim(giftOrderId)
    await expect(
      app.database.asOwner(`update card_orders set ${change} where public_id = '${giftOrderId}'`),
    ).rejects.toThrow(message)
  })

  it('refuses a refused card without evidence, and one without a reason', async () => {
    const giftOrderId = await sell()
    const card = `where order_id = (select id from card_orders where public_id = '${giftOrderId}')`
    await expect(
      app.database.asOwner(`update order_cards set status = 5, reason_code = 202 ${card}`),
    ).rejects.toThrow('a refused card needs evidence')
    await expect(app.database.asOwner(`update order_cards set status = 5 ${card}`)).rejects.toThrow(
      'order_cards_refusal_has_reason',
    )
  })

  it.each(['order_events', 'order_evidence', 'code_reveals'])(
    'keeps %s as they were written',
    async (table) => {
      await expect(app.database.asOwner(`update ${table} set created_at = now()`)).rejects.toThrow(
        'append only',
      )
      await expect(app.database.asOwner(`delete from ${table}`)).rejects.toThrow('append only')
      await expect(app.database.asOwner(`truncate ${table}`)).rejects.toThrow('append only')
    },
  )

  it('lets the service itself write no events of an order', async () => {
    await expect(
      app.database.reads.query(`insert into order_events (user_id, order_id, version, to_status, actor)
        select user_id, id, 9, 10, 'desk' from card_orders limit 1`),
    ).rejects.toThrow('permission denied')
  })
})
