import { type DeskOrder, type DeskQueueRow, type DeskStats, desk, type Lease } from '@kaadi/contract/desk'
import type { Page } from '@kaadi/contract/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { aReviewer, decisionOn, type Reviewer, unreadable } from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aPhoto, aSellingSeller, aSteamCode, type SellingSeller } from '../../../test/selling-seller.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { userAvailable } from '../../ledger/index.ts'
import { ensureRecurringJob } from '../../outbox/index.ts'

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
