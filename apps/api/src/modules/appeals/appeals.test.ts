import { appeals } from '@kaadi/contract/appeals'
import { cardOrders } from '@kaadi/contract/card-orders'
import { deletion } from '@kaadi/contract/deletion'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adjustmentSql } from '../../../test/adjusted.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { appeal, aSenior, type Senior } from '../../../test/appealing.ts'
import { aGrant, couponsOf } from '../../../test/coupons.ts'
import { ties, untie } from '../../../test/linked-sellers.ts'
import {
  aReviewer,
  notActivated,
  type Reviewer,
  unreadable,
  used,
  type Verdict,
} from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aPhoto, aSellingSeller, aSteamCode, type SellingSeller } from '../../../test/selling-seller.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { transaction } from '../../database/index.ts'
import { userAvailable } from '../../ledger/index.ts'
import { contestOrder } from '../card-orders/index.ts'
import { deskMaySee } from '../uploads/uploads.repository.ts'

let app: TestApp
let reviewer: Reviewer
let senior: Senior
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
  senior = await aSenior(app)
})
afterAll(() => closeSoundly(app))

const availableOf = ({ id }: SellingSeller) => app.deps.ledger.balance(userAvailable(id, 1))
const refused = async (verdicts: readonly Verdict[] = [used], seller?: SellingSeller, by = reviewer) => {
  const owner = seller ?? (await aSellingSeller(app))
  const codes = verdicts.map(() => aSteamCode())
  const { giftOrderId } = (await owner.sell({ codes })).data
  await by.settle(giftOrderId, ...verdicts)
  return { seller: owner, giftOrderId, codes }
}
const appealed = async (...given: Parameters<typeof refused>) => {
  const made = await refused(...given)
  const { data } = await appeal(app, made.seller, made.giftOrderId)
  return { ...made, appealId: data.appeal!.appealId, order: data }
}
const decidedAgo = (giftOrderId: string, time: string) =>
  app.database.asOwner(
    `update card_orders set operator_time = now() - interval '${time}' where public_id = '${giftOrderId}'`,
  )
const lastNote = async (giftOrderId: string) =>
  (
    await app.database.asOwner(
      `select title, content from notifications where subject_id = '${giftOrderId}' order by id desc limit 1`,
    )
  )[0]!

describe('an appeal', () => {
  it('is made by the seller with words and photos, and has an answer within 48 hours', async () => {
    const { seller, giftOrderId } = await refused()
    const photo = await aPhoto(app, seller, 'receipt')
    const { data } = await appeal(app, seller, giftOrderId, { photos: [photo.uploadId] })
    expect(data).toMatchObject({
      orderStatus: 30,
      appeal: { status: 0, answer: null, decideTime: null, photos: [{ uploadId: photo.uploadId }] },
    })
    expect(Date.parse(data.appeal!.dueTime) - Date.parse(data.appeal!.createTime)).toBe(48 * 3_600_000)
    expect((await senior.queue()).map((row) => row.order.giftOrderId)).toContain(giftOrderId)
  })

  it('is open until the last millisecond of seven days', async () => {
    const late = await refused()
    await decidedAgo(late.giftOrderId, '7 days')
    expect(await appeal(app, late.seller, late.giftOrderId)).toMatchObject({
      code: 1242,
      details: { orderStatus: 20 },
    })
    const early = await refused()
    await decidedAgo(early.giftOrderId, '6 days 23 hours 59 minutes')
    expect((await appeal(app, early.seller, early.giftOrderId)).code).toBe(0)
  })

  // One transaction has one now(): the edge is met to the microsecond.
  it.each([
    ['6 days 23 hours 59 minutes 59.999 seconds', true],
    ['6 days 23 hours 59 minutes 59.999999 seconds', true],
    ['7 days', false],
    ['7 days 0.000001 seconds', false],
  ])('%s after the refusal it is %s by the clock of the database', async (age, open) => {
    const { seller, giftOrderId } = await refused()
    const takenBack = new Error('taken back')
    const tried = transaction(app.database.db, async (tx) => {
      await sql`update card_orders set operator_time = now() - ${age}::interval where public_id = ${giftOrderId}`.execute(
        tx,
      )
      const contested = await contestOrder(tx, { userId: seller.id, publicId: giftOrderId })
      expect(contested !== undefined).toBe(open)
      throw takenBack
    })
    await expect(tried).rejects.toBe(takenBack)
  })

  it('waits until a returned card can no longer be sent again', async () => {
    const { seller, giftOrderId } = await refused([unreadable])
    expect((await appeal(app, seller, giftOrderId)).code).toBe(1242)
    await decidedAgo(giftOrderId, '30 minutes')
    expect((await appeal(app, seller, giftOrderId)).data.orderStatus).toBe(30)
  })

  it('is made once, and the answer to it is final', async () => {
    const { seller, giftOrderId, appealId } = await appealed()
    expect((await appeal(app, seller, giftOrderId)).code).toBe(1243)
    await senior.judge(appealId)
    expect((await appeal(app, seller, giftOrderId)).code).toBe(1243)
  })

  it('is made once when it is sent twice at once', async () => {
    const { seller, giftOrderId } = await refused()
    const codes = await Promise.all([1, 2, 3].map(async () => (await appeal(app, seller, giftOrderId)).code))
    expect(codes.toSorted()).toEqual([0, 1243, 1243])
  })

  it('is for the seller of the order alone, and not for one that was paid', async () => {
    const stranger = await aSellingSeller(app)
    const { giftOrderId } = await refused()
    expect((await appeal(app, stranger, giftOrderId)).code).toBe(404)
    const paid = await refused(['valid'])
    expect(await appeal(app, paid.seller, paid.giftOrderId)).toMatchObject({
      code: 1242,
      details: { orderStatus: 10 },
    })
  })

  it('is refused where the same card was sent again meanwhile', async () => {
    const { seller, giftOrderId, codes } = await refused()
    await seller.sell({ codes })
    expect((await appeal(app, seller, giftOrderId)).code).toBe(1204)
    expect((await seller.read(giftOrderId)).data).toMatchObject({ orderStatus: 20, appeal: null })
  })

  it.each([
    ['too few words', { words: '  no      ' }],
    ['no words at all', { words: ' '.repeat(20) }],
  ])('is refused with %s', async (_, body) => {
    const { seller, giftOrderId } = await refused()
    expect((await appeal(app, seller, giftOrderId, body)).code).toBe(1001)
  })

  it('is refused with a photo of somebody else', async () => {
    const { seller, giftOrderId } = await refused()
    const photo = await aPhoto(app, await aSellingSeller(app), 'receipt')
    expect((await appeal(app, seller, giftOrderId, { photos: [photo.uploadId] })).code).toBe(1206)
    const { uploadId } = await aPhoto(app, seller, 'receipt')
    expect(await appeal(app, seller, giftOrderId, { photos: [uploadId, uploadId] })).toMatchObject({
      code: 1001,
      details: { fields: [{ path: 'photos', message: expect.stringContaining('twice') }] },
    })
    expect((await seller.read(giftOrderId)).data.orderStatus).toBe(20)
  })
})

describe('judging an appeal', () => {
  it('tells a seller who owes that what was promised pays that first', async () => {
    const { seller, giftOrderId, appealId } = await appealed()
    await app.database.asOwner(adjustmentSql({ userId: seller.id, amount: 5_000_000n, isIn: false }))
    await senior.judge(appealId, 1)
    expect(await availableOf(seller)).toBe(9_800_000n)
    expect(await lastNote(giftOrderId)).toMatchObject({
      title: 'Your appeal was right',
      content: expect.stringContaining(
        ' came to your wallet: you owed ₦50,000.00. That is paid back from it first. We have looked again',
      ),
    })
  })

  it('pays by the ledger what was promised, and tells the seller', async () => {
    const { seller, giftOrderId, appealId } = await appealed()
    const { data } = await senior.judge(appealId, 1)
    expect(data).toMatchObject({ status: 2, desk: { order: { orderStatus: 10 } }, takenBy: null })
    expect(await availableOf(seller)).toBe(14_800_000n)
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      orderStatus: 10,
      settledAmount: '148000.00',
      appeal: { status: 2, answer: 'We have looked again, with the issuer.' },
      cards: [{ cardStatus: 1, reason: null, settledAmount: '148000.00' }],
    })
    expect(await lastNote(giftOrderId)).toMatchObject({ title: 'Your appeal was right' })
    expect((await lastNote(giftOrderId)).content).toContain('₦148,000.00')
  })

  it('gives points, the level bonus and the coupon as if it had been paid at once', async () => {
    const seller = await aSellingSeller(app, { bonusOfLevel: 3 })
    await aGrant(app, seller.id)
    const { giftOrderId, appealId, order } = await appealed([used], seller)
    expect(order.coupon).toMatchObject({ outcome: 'reserved' })
    await senior.judge(appealId, 1)
    const paid = (await seller.read(giftOrderId)).data
    expect(paid).toMatchObject({ orderStatus: 10, settledAmount: paid.payout, coupon: { outcome: 'used' } })
    expect(await availableOf(seller)).toBe(BigInt(paid.payout.replace('.', '')))
    const [points] = await app.database.asOwner(`select exp from users where id = ${seller.id}`)
    expect(points).toEqual({ exp: 100 })
  })

  it('pays without the coupon where it was used elsewhere meanwhile (11)', async () => {
    const seller = await aSellingSeller(app)
    await aGrant(app, seller.id)
    const { giftOrderId } = await refused([used], seller)
    await reviewer.settle((await seller.sell()).data.giftOrderId)
    const { data } = await appeal(app, seller, giftOrderId)
    expect(data.coupon).toMatchObject({ outcome: 'returned' })
    await senior.judge(data.appeal!.appealId, 1)
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      orderStatus: 11,
      payout: '150000.00',
      settledAmount: '148000.00',
    })
    expect((await lastNote(giftOrderId)).content).toContain('coupon was used elsewhere')
  })

  it('pays with the coupon that came back after the appeal was made', async () => {
    const seller = await aSellingSeller(app)
    await aGrant(app, seller.id)
    const { giftOrderId } = await refused([used], seller)
    const other = (await seller.sell()).data.giftOrderId
    const { data } = await appeal(app, seller, giftOrderId)
    expect(data.coupon).toMatchObject({ outcome: 'returned' })
    await app.call(cardOrders.cancel, { token: seller.token, body: { giftOrderId: other } })
    await senior.judge(data.appeal!.appealId, 1)
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      orderStatus: 10,
      settledAmount: '150000.00',
      coupon: { outcome: 'used' },
    })
  })

  it('pays the cards that are valid after all, and leaves the others refused (12)', async () => {
    const { seller, giftOrderId, appealId } = await appealed([used, notActivated])
    await senior.judge(appealId, 2)
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      orderStatus: 12,
      settledAmount: '148000.00',
      cards: [{ cardStatus: 5, settledAmount: null }, { cardStatus: 1 }],
    })
  })

  it('shows the seller the pictures of what stays refused, and the desk still why each card was', async () => {
    const { seller, giftOrderId, appealId } = await appealed([used, notActivated])
    await senior.judge(appealId, 2)
    const { cards, evidence } = (await seller.read(giftOrderId)).data
    expect(evidence.map(({ cardId }) => cardId)).toEqual([cards[0]!.cardId])
    const { refusedFor, desk } = (await senior.read(appealId)).data
    expect(desk.order.evidence).toHaveLength(2)
    expect(refusedFor).toEqual([
      { cardId: cards[0]!.cardId, code: 202, text: 'The card has no balance: it was already used.' },
      { cardId: cards[1]!.cardId, code: 201, text: 'The card was never activated at the till.' },
    ])
  })

  it('refuses for good, with a reason, and gives the coupon back', async () => {
    const seller = await aSellingSeller(app)
    await aGrant(app, seller.id)
    const { giftOrderId, appealId } = await appealed([used], seller)
    expect((await senior.judge(appealId)).data).toMatchObject({ status: 3 })
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      orderStatus: 20,
      appeal: { status: 3, answer: 'We have looked again, with the issuer.' },
      coupon: { outcome: 'returned' },
    })
    expect(await couponsOf(app, seller).usable()).toHaveLength(1)
    expect(await lastNote(giftOrderId)).toMatchObject({ title: 'Your appeal was refused' })
    expect(await availableOf(seller)).toBe(0n)
  })

  it('is not for the reviewer who had refused, nor for who gave the first of two verdicts', async () => {
    const judge = await aSenior(app)
    const asReviewer = await aReviewer(app, 'senior')
    const { appealId } = await appealed([used], undefined, asReviewer)
    expect((await app.call(appeals.take, { token: asReviewer.token, body: { appealId } })).code).toBe(1615)
    expect((await judge.queue()).find((row) => row.appealId === appealId)).toMatchObject({
      judgedByMe: false,
    })
    await expect(
      app.database.asOwner(
        `update appeals set status = 1, taken_by = ${asReviewer.id}, taken_until = now() where public_id = '${appealId}'`,
      ),
    ).rejects.toThrow('appeals_judged_by_another')

    // A card of ₦148,000 that is found used is worth a second look: neither of the two who gave it judges the appeal.
    const [from] = (await app.database.asOwner(
      'select verdict_from::text from second_review_rules where currency_id = 1',
    )) as [{ verdict_from: string }]
    const needsTwoFrom = (amount: string) =>
      app.database.asOwner(`update second_review_rules set verdict_from = ${amount} where currency_id = 1`)
    await needsTwoFrom('14000000')
    const [one, other] = [await aReviewer(app, 'senior'), await aReviewer(app, 'senior')]
    const { seller, giftOrderId } = await refused([used], undefined, one)
    await other.settle(giftOrderId, used)
    await needsTwoFrom(from.verdict_from)
    const { data } = await appeal(app, seller, giftOrderId)
    const body = { appealId: data.appeal!.appealId }
    for (const { token } of [one, other])
      expect((await app.call(appeals.take, { token, body })).code).toBe(1615)
    expect((await judge.call('take', body)).code).toBe(0)
  })

  it('is one senior’s of two who take it at once', async () => {
    const other = await aSenior(app)
    const { appealId } = await appealed()
    const replies = await Promise.all([senior, other].map((one) => one.call('take', { appealId })))
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1612])
    const [winner, loser] = replies[0]!.code === 0 ? [senior, other] : [other, senior]
    expect(
      await loser.call('decide', { appealId, validCardIds: [], answer: 'It was used before.' }),
    ).toMatchObject({
      code: 1613,
    })
    expect((await loser.read(appealId)).data).toMatchObject({ takenByMe: false })
    expect((await winner.call('take', { appealId })).data).toMatchObject({ status: 1, takenByMe: true })
    await winner.call('giveBack', { appealId })
    expect((await loser.judge(appealId)).data.status).toBe(3)
  })

  it('is taken once by a senior who takes it twice at once, and both presses have it', async () => {
    const { appealId } = await appealed()
    const replies = await Promise.all([1, 2, 3].map(() => senior.call('take', { appealId })))
    for (const reply of replies) expect(reply).toMatchObject({ code: 0, data: { takenByMe: true } })
  })

  it('says to who decides it twice that they have, to another that it is decided', async () => {
    const other = await aSenior(app)
    const { appealId } = await appealed()
    await senior.call('take', { appealId })
    const decision = { appealId, validCardIds: [], answer: 'It was used before.' }
    const replies = await Promise.all([1, 2].map(() => senior.call('decide', decision)))
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1614])
    const own = { code: 1614, msg: 'You have decided this appeal already.' }
    expect(replies.find(({ code }) => code !== 0)).toMatchObject(own)
    expect(await senior.call('decide', decision)).toMatchObject(own)
    expect(await senior.call('take', { appealId })).toMatchObject(own)
    expect(await other.call('decide', decision)).toMatchObject({
      code: 1614,
      msg: 'This appeal has been decided. Take the next one.',
    })
  })

  it('passes to another senior when the half hour is over', async () => {
    const other = await aSenior(app)
    const { appealId } = await appealed()
    await senior.call('take', { appealId })
    await app.database.asOwner(`update appeals set taken_until = now() where public_id = '${appealId}'`)
    expect((await senior.call('giveBack', { appealId })).code).toBe(1613)
    expect((await other.judge(appealId, 1)).data.status).toBe(2)
    expect((await senior.call('take', { appealId })).code).toBe(1614)
  })

  it('shows a code to who has it alone, on the log that the seller reads, and pays no card unseen', async () => {
    const { seller, giftOrderId, appealId, codes } = await appealed()
    const { cardId } = (await seller.read(giftOrderId)).data.cards[0]!
    const showing = { appealId, cardId, purpose: 'secondLook' }
    expect((await senior.call('reveal', showing)).code).toBe(1613)
    await senior.call('take', { appealId })
    const decision = { appealId, validCardIds: [cardId], answer: 'It is valid after all.' }
    expect((await senior.call('decide', decision)).code).toBe(1607)
    expect((await senior.call<{ code: string }>('reveal', showing)).data.code).toBe(codes[0])
    expect((await seller.read(giftOrderId)).data.reveals.at(-1)).toMatchObject({
      purpose: 'Looked at the card a second time',
    })
    expect((await senior.call('decide', decision)).data.status).toBe(2)
  })

  it('shows no code again under a key used before it was given back', async () => {
    const { seller, giftOrderId, appealId } = await appealed()
    const { cardId } = (await seller.read(giftOrderId)).data.cards[0]!
    const show = () =>
      app.call(appeals.reveal, {
        token: senior.token,
        body: { appealId, cardId, purpose: 'secondLook' },
        idempotencyKey: 'shown-under-appeal',
      })
    await senior.call('take', { appealId })
    expect((await show()).code).toBe(0)
    await senior.call('giveBack', { appealId })
    expect((await show()).code).toBe(1613)
    await senior.call('take', { appealId })
    expect((await show()).code).toBe(0)
    const { reveals } = (await seller.read(giftOrderId)).data
    expect(reveals.filter(({ purpose }) => purpose === 'Looked at the card a second time')).toHaveLength(2)
  })

  it('is not about a seller with the operator’s own address', async () => {
    const seller = await aSellingSeller(app, { email: senior.email })
    const { appealId } = await appealed([used], seller)
    for (const reply of [await senior.call('take', { appealId }), await senior.read(appealId)])
      expect(reply.code).toBe(1606)
  })

  it.each(['device', 'bank account'] as const)(
    'is not about somebody who shares a %s with an account of the operator’s',
    async (tie) => {
      const judge = await aReviewer(app, 'senior')
      const own = await app.signUpUser({ email: judge.email.replace('@', '+own@') })
      const { appealId, seller } = await appealed()
      await ties[tie](app, own, seller)
      const take = { token: judge.token, body: { appealId } }
      expect((await app.call(appeals.take, take)).code).toBe(1606)
      await untie(app)
    },
  )

  it('keeps an account from being deleted while it waits', async () => {
    const { seller } = await appealed()
    const { data } = await app.call<{ work: unknown }>(deletion.status, { token: seller.token })
    expect(data.work).toEqual([{ kind: 'appeals', count: 1 }])
  })
})

it('pages appeals by key, finds them by trade number and by seller, and lists decided ones apart', async () => {
  const { appealId, seller, order } = await appealed()
  expect((await senior.queue({ search: order.tradeNumber })).map((row) => row.appealId)).toEqual([appealId])
  expect((await senior.queue({ search: seller.email })).map((row) => row.appealId)).toEqual([appealId])
  await senior.judge(appealId)
  expect((await senior.queue()).map((row) => row.appealId)).not.toContain(appealId)
  expect((await senior.queue({ view: 'decided', size: 1 })).map((row) => row.appealId)).toEqual([appealId])
})

it('opens the photos of the order and of the appeal to who has it, and to nobody else', async () => {
  const seller = await aSellingSeller(app)
  const photos = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
  const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
  const { giftOrderId } = (await seller.submit({ quoteId, cards: [{ photos }] })).data
  await reviewer.settle(giftOrderId, used)
  const more = await aPhoto(app, seller, 'receipt')
  const { data } = await appeal(app, seller, giftOrderId, { photos: [more.uploadId] })
  const { appealId } = data.appeal!
  const shown = async (by: Senior) => {
    const { desk, appeal: said } = (await by.read(appealId)).data
    return [...desk.order.cards[0]!.photos, ...said.photos].map(({ uploadId }) => uploadId)
  }
  expect(await shown(senior)).toEqual([])
  await senior.call('take', { appealId })
  expect(await shown(senior)).toEqual([...photos, more].map(({ uploadId }) => uploadId))
  const other = await aSenior(app)
  expect(await shown(other)).toEqual([])
  const mayOpen = async ({ id }: Senior) => {
    const rows = await app.database.asOwner(
      `select token_hash from live_operator_sessions where operator_id = ${id} limit 1`,
    )
    return deskMaySee(app.database.db, more.uploadId, rows[0]!.token_hash as Buffer)
  }
  expect(await mayOpen(senior)).toBe(true)
  expect(await mayOpen(other)).toBe(false)
  const [reveal] = (await seller.read(giftOrderId)).data.reveals.slice(-1)
  expect(reveal).toMatchObject({ position: 1, purpose: 'Opened the photos for review' })
})

it('opens its photos to the seller who sent them, by an address for their session alone', async () => {
  const { seller, giftOrderId } = await refused()
  const photo = await aPhoto(app, seller, 'receipt')
  await appeal(app, seller, giftOrderId, { photos: [photo.uploadId] })
  await app.deps.photos.put(photo.uploadId, Buffer.from('a picture'))
  const { url } = (await seller.read(giftOrderId)).data.appeal!.photos[0]!
  expect((await app.http.inject({ url })).rawPayload.toString()).toBe('a picture')
  // Another seller has no address of it: the order is not there for them.
  expect((await (await aSellingSeller(app)).read(giftOrderId)).code).toBe(404)
})
