import { randomUUID } from 'node:crypto'
import {
  type CardOrder,
  type CardOrderPage,
  type CardOrderSummary,
  cardOrders,
} from '@kaadi/contract/card-orders'
import { deskCheckKinds } from '@kaadi/contract/desk'
import type { Page } from '@kaadi/contract/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Reply, type TestApp } from '../../../test/app.ts'
import { aReviewer, type Reviewer, unreadable, worth } from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { viewerOf } from '../../../test/seller-viewer.ts'
import {
  anAmazonCode,
  aPhoto,
  aSellingSeller,
  aSteamCode,
  type SellingSeller,
} from '../../../test/selling-seller.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { readUserEvents } from '../../outbox/index.ts'

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

const plain = (reply: object) => ({ ...reply, traceId: 0, headers: 0 })
const ordersOf = (userId: bigint) =>
  app.database.asOwner(`select * from card_orders where user_id = ${userId}`)

describe('sending cards', () => {
  it('takes them in with their place, promise and masked codes', async () => {
    const codes = [aSteamCode(), aSteamCode()]
    const { data } = await seller.sell({ codes, body: { comment: '  two of them  ' } })
    expect(data).toMatchObject({
      orderStatus: 0,
      tradeNumber: expect.stringMatching(/^GC-\d{4}-\d{2}-\d{5}$/),
      payout: '296000.00',
      settledAmount: null,
      fId: null,
      comment: 'two of them',
      queuePlace: expect.any(Number),
      resubmitClosesTime: null,
      events: [{ version: 1, orderStatus: 0, actor: 'seller' }],
    })
    expect(data.cards.map(({ maskedCode, position }) => [maskedCode, position])).toEqual(
      codes.map((code, index) => ['•'.repeat(13) + code.slice(-2), index + 1]),
    )
    expect(Date.parse(data.dueTime) - Date.parse(data.createTime)).toBe(900_000)
  })

  it('divides the payout among the cards without losing a kobo', async () => {
    const codes = [anAmazonCode(), anAmazonCode(), anAmazonCode()]
    const photos = await Promise.all(
      codes.map(async () => [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]),
    )
    const quoted = await seller.quote({ priceId: 'amazon-uk', faceValue: '33', count: 3, currencyId: 3 })
    const { data } = await seller.submit({
      quoteId: quoted.data.quoteId,
      cards: codes.map((code, index) => ({ code, photos: photos[index] })),
    })
    const shares = await app.database.asOwner(
      `select k.payout from order_cards k join card_orders o on o.id = k.order_id where o.public_id = '${data.giftOrderId}' order by position`,
    )
    const minor = BigInt(data.payout.replace('.', ''))
    expect(data.cards.map(({ payout }) => payout.replace('.', ''))).toEqual(
      shares.map(({ payout }) => String(payout)),
    )
    expect(shares.reduce((sum, { payout }) => sum + BigInt(String(payout)), 0n)).toBe(minor)
  })

  it('keeps no code that the database could tell', async () => {
    const code = aSteamCode()
    const { data } = await seller.sell({ codes: [code] })
    const tables = [
      'order_cards',
      'card_orders',
      'idempotency_keys',
      'outbox',
      'user_events',
      'notifications',
      'quotes',
    ]
    for (const table of tables) {
      const rows = await app.database.asOwner(`select t::text as row from ${table} t`)
      expect(
        rows
          .map(({ row }) => String(row))
          .join()
          .toUpperCase(),
      ).not.toContain(code)
      const hex = Buffer.from(code).toString('hex')
      expect(rows.map(({ row }) => String(row)).join()).not.toContain(hex)
    }
    expect(JSON.stringify(data)).not.toContain(code)
  })

  it('makes one order of fifty parallel requests under one key', async () => {
    const buyer = await aSellingSeller(app)
    const { quoteId } = (await buyer.quote()).data
    const body = { quoteId, cards: [{ code: aSteamCode(), photos: [] }] }
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => buyer.submit(body, 'the-key-of-this-sale')),
    )
    expect(replies.every(({ code }) => code === 0)).toBe(true)
    expect(new Set(replies.map(({ data }) => data.giftOrderId)).size).toBe(1)
    expect(await ordersOf(buyer.id)).toHaveLength(1)
    expect((await buyer.submit({ ...body, comment: 'other' }, 'the-key-of-this-sale')).code).toBe(1004)
  })

  it('makes one order of fifty parallel requests under one quote', async () => {
    const buyer = await aSellingSeller(app)
    const { quoteId } = (await buyer.quote()).data
    const code = aSteamCode()
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => buyer.submit({ quoteId, cards: [{ code, photos: [] }] })),
    )
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1)
    const { giftOrderId } = replies.find((reply) => reply.code === 0)!.data
    expect(replies.filter((reply) => reply.details?.['giftOrderId'] === giftOrderId)).toHaveLength(49)
    expect(await ordersOf(buyer.id)).toHaveLength(1)
  })

  it('names the order that was made of a quote and the same cards, under whatever key they come again', async () => {
    const buyer = await aSellingSeller(app)
    const { quoteId } = (await buyer.quote({ count: 2 })).data
    const codes = [aSteamCode(), aSteamCode()]
    const cards = codes.map((code) => ({ code, photos: [] }))
    const { giftOrderId } = (await buyer.submit({ quoteId, cards })).data
    const again = await buyer.submit({ quoteId, cards, comment: 'sent again' })
    expect(again).toMatchObject({ status: 409, code: 1204, details: { giftOrderId } })
    expect(again.details).not.toHaveProperty('position')
    const others = [cards[0]!, { code: aSteamCode(), photos: [] }]
    expect(await buyer.submit({ quoteId, cards: others.toReversed() })).toMatchObject({
      code: 1204,
      details: { giftOrderId, position: 2 },
    })
    const fresh = [aSteamCode(), aSteamCode()].map((code) => ({ code, photos: [] }))
    expect((await buyer.submit({ quoteId, cards: fresh })).code).toBe(1203)
    expect((await seller.submit({ quoteId, cards })).code).toBe(1203)
    expect(await ordersOf(buyer.id)).toHaveLength(1)
  })

  it('names it for photos without a code too', async () => {
    const photos = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
    const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
    const { giftOrderId } = (await seller.submit({ quoteId, cards: [{ photos }] })).data
    expect(await seller.submit({ quoteId, cards: [{ photos }] })).toMatchObject({
      code: 1204,
      details: { giftOrderId },
    })
    const other = [photos[0]!, await aPhoto(app, seller, 'back')]
    expect((await seller.submit({ quoteId, cards: [{ photos: other }] })).code).toBe(1203)
  })

  it('names it under a new rate too, with the place of the card whose photos are there already', async () => {
    const photos = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
    const quoteOf = async (count: number) =>
      (await seller.quote({ priceId: 'amazon-uk', faceValue: '20', count })).data.quoteId
    const first = { quoteId: await quoteOf(1), cards: [{ photos }] }
    const { giftOrderId } = (await seller.submit(first)).data
    const fresh = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
    const again = { quoteId: await quoteOf(2), cards: [{ photos: fresh }, { photos }] }
    expect(await seller.submit(again)).toMatchObject({
      status: 409,
      code: 1204,
      details: { giftOrderId, position: 2, uploadId: photos[0]!.uploadId },
    })
    await seller.cancel(giftOrderId)
    // It is under way no more, and its photos stay with it.
    expect((await seller.submit(again)).code).toBe(1206)
  })

  it('finds the order of a quote, for its own seller', async () => {
    const { quoteId } = (await seller.quote()).data
    const find = (who: SellingSeller) =>
      app.call<Page<CardOrderSummary>>(cardOrders.page, { token: who.token, query: { quoteId } })
    expect((await find(seller)).data.records).toEqual([])
    const { giftOrderId } = (await seller.submit({ quoteId, cards: [{ code: aSteamCode(), photos: [] }] }))
      .data
    expect((await find(seller)).data.records.map((order) => order.giftOrderId)).toEqual([giftOrderId])
    expect((await find(await aSellingSeller(app))).data.records).toEqual([])
  })

  it('opens the order that has the card already, without a strike', async () => {
    const code = aSteamCode()
    const first = await seller.sell({ codes: [code] })
    const again = await seller.sell({ codes: [`${code.slice(0, 5)}-${code.slice(5).toLowerCase()}`] })
    expect(again).toMatchObject({
      status: 409,
      code: 1204,
      details: { giftOrderId: first.data.giftOrderId },
    })
    await seller.cancel(first.data.giftOrderId)
    expect((await seller.sell({ codes: [code] })).code).toBe(0)
  })

  it('takes a code with what nobody sees in it, or of full width, as the same one', async () => {
    const code = aSteamCode()
    const pasted = `\u2068${code.slice(0, 5)}\u200b${code.slice(5)}\u2069`
    const first = await seller.sell({ codes: [pasted] })
    expect(first).toMatchObject({
      code: 0,
      data: { cards: [{ maskedCode: `${'•'.repeat(13)}${code.slice(-2)}` }] },
    })
    const wide = code.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0))
    for (const spelling of [code, wide])
      expect(await seller.sell({ codes: [spelling] })).toMatchObject({
        status: 409,
        code: 1204,
        details: { giftOrderId: first.data.giftOrderId },
      })
  })

  it('says which of several cards is in another order', async () => {
    const code = aSteamCode()
    const first = await seller.sell({ codes: [code] })
    expect(await seller.sell({ codes: [aSteamCode(), code] })).toMatchObject({
      code: 1204,
      details: { giftOrderId: first.data.giftOrderId, position: 2 },
    })
  })

  it('says in plain words how many cards one trade takes', async () => {
    const refused = await seller.quote({ count: 21 })
    expect(refused).toMatchObject({
      code: 1001,
      details: { fields: [{ path: 'count', message: 'At most 20 cards in one trade.' }] },
    })
  })

  it('makes ten live orders of fifty parallel requests by ten sellers with one card, each of them flagged', async () => {
    const code = aSteamCode()
    const sellers = await Promise.all(Array.from({ length: 10 }, () => aSellingSeller(app)))
    // Who is refused since the line for this card is too long, or is still being answered, comes again with the same key, as
    // the client does: what was waited for too long may have been taken all the same.
    const answered = async <T extends Reply<unknown>>(ask: () => Promise<T>) => {
      let reply = await ask()
      while (reply.status === 503 || reply.code === 1005) reply = await ask()
      return reply
    }
    const sell = async (one: SellingSeller) => {
      const { quoteId } = (await answered(() => one.quote())).data
      const key = randomUUID()
      return answered(() => one.submit({ quoteId, cards: [{ code, photos: [] }] }, key))
    }
    const replies = await Promise.all(sellers.flatMap((one) => Array.from({ length: 5 }, () => sell(one))))
    const made = replies.filter((reply) => reply.code === 0)
    expect(made).toHaveLength(10)
    expect(replies.filter((reply) => reply.code === 1204)).toHaveLength(40)
    // The sellers read nothing of each other.
    expect(made.every(({ data }) => !JSON.stringify(data).includes('duplicate'))).toBe(true)
    const claimed = await Promise.all(made.map(({ data }) => reviewer.claim(data.giftOrderId)))
    const flagged = claimed.filter(({ data }) => data.flags.some(({ kind }) => kind === 'duplicateOther'))
    expect(flagged).toHaveLength(10)
    // The desk is led to the other orders, each by its number, and to nobody's own.
    const [{ data: first }] = claimed as [(typeof claimed)[number]]
    const check = first.checks.find(({ kind }) => kind === 'duplicate')!
    expect(check.result).toBe('bad')
    expect(check.orders).toHaveLength(5)
    const numbers = claimed.map(({ data }) => data.order.tradeNumber)
    for (const { tradeNumber, bySameSeller } of check.orders) {
      expect(numbers).toContain(tradeNumber)
      expect(tradeNumber).not.toBe(first.order.tradeNumber)
      expect(bySameSeller).toBe(false)
    }
    expect(first.checks.map(({ kind }) => kind).toSorted()).toEqual([...deskCheckKinds].toSorted())
  })

  it.each([
    ['no code where one is needed', { cards: [{ photos: [] }] }, 1001],
    ['a code of another form', { cards: [{ code: 'TOO-SHORT', photos: [] }] }, 1205],
    [
      'a card of a stranger',
      { cards: [{ code: 'X'.repeat(15), photos: [] }], notToldByStranger: false },
      1001,
    ],
  ])('refuses %s', async (_, body, code) => {
    const { quoteId } = (await seller.quote()).data
    const reply = await seller.submit({ quoteId, ...body })
    expect(reply.code).toBe(code)
    if (code === 1205) expect(reply.details).toEqual({ position: 1 })
  })

  it('takes twenty cards and no more: a quote or an order of twenty-one is refused by its field', async () => {
    const codes = Array.from({ length: 21 }, aSteamCode)
    const many = await aSellingSeller(app)
    expect(await many.quote({ count: 21 })).toMatchObject({ status: 400, code: 1001 })
    const { quoteId } = (await many.quote({ count: 20 })).data
    const cards = codes.map((code) => ({ code, photos: [] }))
    expect(await many.submit({ quoteId, cards })).toMatchObject({ status: 400, code: 1001 })
    const { data } = await many.submit({ quoteId, cards: cards.slice(0, 20) })
    expect(data.cards).toHaveLength(20)
  })

  it('refuses the same code twice in one order', async () => {
    const code = aSteamCode()
    expect((await seller.sell({ codes: [code, code] })).code).toBe(1001)
  })

  it('asks for the photos of the price, of the seller, once each, and says which stands there twice', async () => {
    const other = await aSellingSeller(app)
    const submit = async (photos: object[], by = seller) => {
      const { quoteId } = (await by.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
      return by.submit({ quoteId, cards: [{ photos }] })
    }
    const [front, back] = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
    expect(await submit([front])).toMatchObject({ code: 1206, details: { position: 1, kind: 'back' } })
    const foreign = await submit([front, back], other)
    const unknown = await submit([{ ...front, uploadId: 'nobody-knows' }, back], other)
    expect([foreign.code, unknown.code]).toEqual([1206, 1206])
    expect((await submit([front, { ...front, kind: 'back' }])).code).toBe(1001)
    // Not "a photo is missing": the same one stands there twice.
    const message = 'The same photo stands in two places. Take one for each.'
    for (const same of [
      [front, front],
      [front, front, back],
    ])
      expect(await submit(same)).toMatchObject({
        code: 1001,
        details: { fields: [{ path: 'cards.0.photos.1.uploadId', message }] },
      })
    expect((await submit([front, back])).code).toBe(0)
    expect((await submit([front, back])).code).toBe(1204)
    const swept = await app.database.asOwner(
      `select 1 from uploads where public_id = '${front.uploadId}' and order_id is null`,
    )
    expect(swept).toEqual([])
  })

  it('takes no photo as what it does not show, also of many that are sent at once', async () => {
    const front = await aPhoto(app, seller, 'front')
    const back = await aPhoto(app, seller, 'back')
    const receipt = await aPhoto(app, seller, 'receipt')
    const submit = async (...photos: object[]) => {
      const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
      return seller.submit({ quoteId, cards: [{ photos }] })
    }
    const swapped = await submit({ ...front, kind: 'back' }, { ...back, kind: 'front' })
    expect(swapped).toMatchObject({ status: 400, code: 1206, details: { uploadId: front.uploadId } })
    const replies = await Promise.all([
      submit(front, { ...receipt, kind: 'back' }),
      submit({ ...receipt, kind: 'front' }, back),
      submit(front, back),
      submit({ ...back, kind: 'front' }, { ...front, kind: 'back' }),
    ])
    expect(replies.map(({ code }) => code)).toEqual([1206, 1206, 0, 1206])
    expect(replies[0]!.details).toEqual({ uploadId: receipt.uploadId })
  })

  it('gives one photo to one of two orders that are sent at once', async () => {
    const photos = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
    const send = async () => {
      const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
      return seller.submit({ quoteId, cards: [{ photos }] })
    }
    const codes = (await Promise.all([send(), send(), send()])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([0, 1204, 1204])
  })
})

describe('reading orders', () => {
  it('answers a foreign and an unknown id alike, on every call', async () => {
    const other = await aSellingSeller(app)
    const { giftOrderId, cards } = (await seller.sell()).data
    const cardId = cards[0]!.cardId
    for (const [name, foreign, unknown] of [
      ['detail', await other.read(giftOrderId), await other.read('nobody-knows-this')],
      ['cancel', await other.cancel(giftOrderId), await other.cancel('nobody-knows-this')],
      [
        'resubmit',
        await other.resubmit({ giftOrderId, cards: [{ cardId, code: aSteamCode(), photos: [] }] }),
        await other.resubmit({
          giftOrderId: 'nobody-knows-this',
          cards: [{ cardId, code: aSteamCode(), photos: [] }],
        }),
      ],
      [
        'answer',
        await other.answer({ giftOrderId, cards: [{ cardId, code: aSteamCode(), photos: [] }] }),
        await other.answer({
          giftOrderId: 'nobody-knows-this',
          cards: [{ cardId, code: aSteamCode(), photos: [] }],
        }),
      ],
    ] as const) {
      expect(foreign, name).toMatchObject({ status: 404, code: 404, msg: 'Not record' })
      expect(plain(foreign), name).toEqual(plain(unknown))
    }
    expect((await seller.read(giftOrderId)).data.orderStatus).toBe(0)
  })

  it('signs photos for their owner', async () => {
    const photos = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
    const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
    const { data } = await seller.submit({ quoteId, cards: [{ photos }] })
    const urls = data.cards[0]!.photos.map(({ url }) =>
      new URL(url, 'http://kaadi.test').searchParams.get('viewer'),
    )
    expect(urls).toEqual(Array(2).fill(viewerOf(seller)))
  })

  it('pages by family, month and cursor', async () => {
    const one = await aSellingSeller(app)
    const made: string[] = []
    for (let n = 0; n < 5; n++) made.unshift((await one.sell()).data.giftOrderId)
    await one.cancel(made[0]!)
    const page = async (query: Record<string, string | number>) =>
      (await app.call<Page<CardOrderSummary>>(cardOrders.page, { token: one.token, query })).data
    const idsOf = ({ records }: Page<CardOrderSummary>) =>
      records.map(({ giftOrderId }) => giftOrderId as string)
    expect(idsOf(await page({ family: 'open' }))).toEqual(made.slice(1))
    expect(idsOf(await page({ family: 'notPaid' }))).toEqual([made[0]])
    expect(idsOf(await page({ month: new Date().toISOString().slice(0, 7) }))).toEqual(made)
    expect(idsOf(await page({ month: '2020-01' }))).toEqual([])
    const first = await page({ size: 2 })
    const second = await page({ size: 2, cursor: first.cursor! })
    const third = await page({ size: 2, cursor: second.cursor! })
    expect([first, second, third].flatMap(idsOf)).toEqual(made)
    expect([first.total, first.pages, third.cursor]).toEqual([5, 3, null])
  })

  it('names beside the first page what waits for the seller, however old, soonest end first', async () => {
    const one = await aSellingSeller(app)
    const sold = async (count = 1) =>
      (await one.sell({ codes: Array.from({ length: count }, aSteamCode) })).data.giftOrderId
    const [asked, offered, late, back] = [await sold(2), await sold(), await sold(), await sold()]
    await reviewer.settle(asked, 'valid', unreadable)
    await reviewer.settle(offered, worth('80'))
    await reviewer.settle(late, unreadable)
    await reviewer.settle(back, unreadable)
    await app.database.asOwner(
      `update card_orders set operator_time = now() - interval '30 minutes' where public_id = '${late}'`,
    )
    for (let n = 0; n < 3; n++) await sold()
    const page = async (query: Record<string, string | number>) =>
      (await app.call<CardOrderPage>(cardOrders.page, { token: one.token, query })).data
    const waiting = async (query: Record<string, string | number>) =>
      (await page(query)).waiting?.map(({ giftOrderId }) => giftOrderId)
    const first = await page({ size: 2 })
    expect(first.waiting?.map(({ giftOrderId }) => giftOrderId)).toEqual([back, asked, offered])
    expect(await waiting({ size: 2, cursor: first.cursor! })).toBeUndefined()
    expect(await waiting({ size: 2, current: 2 })).toBeUndefined()
    expect(await waiting({ family: 'open' })).toEqual([asked, offered])
    expect(await waiting({ family: 'notPaid' })).toEqual([back])
    expect(await waiting({ family: 'paid' })).toEqual([])
    expect(await waiting({ month: '2020-01' })).toEqual([])
  })

  it('refuses a month that is none', async () => {
    const { token } = seller
    expect((await app.call(cardOrders.page, { token, query: { month: '2026-13' } })).code).toBe(1001)
  })
})

describe('taking an order back', () => {
  it('is possible while nobody has it', async () => {
    const { giftOrderId } = (await seller.sell()).data
    const { data } = await seller.cancel(giftOrderId)
    expect(data).toMatchObject({ orderStatus: 22, queuePlace: null })
    expect(data.events.map(({ orderStatus, actor }) => [orderStatus, actor])).toEqual([
      [0, 'seller'],
      [22, 'seller'],
    ])
    expect(await seller.cancel(giftOrderId)).toMatchObject({
      code: 1210,
      msg: expect.stringMatching(/has ended/),
    })
  })

  it('is not possible once a reviewer has it', async () => {
    const { giftOrderId } = (await seller.sell()).data
    await reviewer.claim(giftOrderId)
    const msg = expect.stringMatching(/started to check/)
    expect(await seller.cancel(giftOrderId)).toMatchObject({ status: 409, code: 1210, msg })
  })

  it('and claiming at once end with one of the two', async () => {
    const { giftOrderId } = (await seller.sell()).data
    const [cancelled, claimed] = await Promise.all([seller.cancel(giftOrderId), reviewer.claim(giftOrderId)])
    expect([cancelled.code === 0, claimed.code === 0].filter(Boolean)).toHaveLength(1)
  })
})

it('puts every change of an order on the live stream', async () => {
  const one = await aSellingSeller(app)
  const { giftOrderId } = (await one.sell()).data
  await reviewer.claim(giftOrderId)
  const events = await readUserEvents(app.database.db, { userId: one.id, after: 0n })
  expect(events.map(({ topic, payload }) => [topic, payload.orderStatus])).toEqual([
    ['cardOrder', 0],
    ['cardOrder', 1],
  ])
})

it('tells the place in the queue', async () => {
  const [first, second] = [(await seller.sell()).data, (await seller.sell()).data]
  const place = async ({ giftOrderId }: CardOrder) => (await seller.read(giftOrderId)).data.queuePlace!
  expect((await place(second)) - (await place(first))).toBe(1)
  await seller.cancel(first.giftOrderId)
  expect(await place(second)).toBe(first.queuePlace)
})
