import { type DeskMessage, deskMessages, type InboxRow, type Macro } from '@kaadi/contract/desk-messages'
import { notifications } from '@kaadi/contract/notifications'
import { type OrderMessage, orderMessages } from '@kaadi/contract/order-messages'
import type { KeyedPage, Page } from '@kaadi/contract/primitives'
import { type Upload, uploads } from '@kaadi/contract/uploads'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { ties, untie } from '../../../test/linked-sellers.ts'
import { aPicture } from '../../../test/pictures.ts'
import type { SellingSeller } from '../../../test/selling-seller.ts'
import { createTradingApp, type TradingDesk } from '../../../test/trading-desk.ts'
import { transaction } from '../../database/index.ts'
import { sealText } from './message-text.ts'
import { orderMessageInvariants } from './order-messages.invariants.ts'
import { findAnyOrder } from './order-messages.repository.ts'
import { insertMessage } from './writing/insert-message.repository.ts'

let app: TestApp
let desk: TradingDesk
let close: () => Promise<void>
let senior: string
beforeAll(async () => {
  ;({ app, desk, close } = await createTradingApp())
  senior = (await app.signInOperator('senior')).token
})
afterAll(() => close())

type Thread = Page<OrderMessage> & { unread: number }
const write = (
  { token }: SellingSeller,
  giftOrderId: string,
  text: string,
  more: object = {},
  key?: string,
) =>
  app.call<OrderMessage>(orderMessages.send, {
    token,
    body: { giftOrderId, text, ...more },
    ...(key && { idempotencyKey: key }),
  })
const thread = ({ token }: SellingSeller, giftOrderId: string, query = {}) =>
  app.call<Thread>(orderMessages.page, { token, query: { giftOrderId, ...query } })
const answer = (giftOrderId: string, body: object, token = desk.reviewer.token) =>
  app.call<DeskMessage>(deskMessages.reply, { token, body: { giftOrderId, ...body } })
const inbox = async (query: Record<string, string> = {}) =>
  (await app.call<KeyedPage<InboxRow>>(deskMessages.inbox, { token: desk.reviewer.token, query })).data
const deskThread = (giftOrderId: string, query = {}) =>
  app.call<Page<DeskMessage> & { row: InboxRow | null; known: Record<string, string> }>(deskMessages.thread, {
    token: desk.reviewer.token,
    query: { giftOrderId, ...query },
  })
const texts = (records: readonly { text: string | null }[]) => records.map(({ text }) => text)

async function anOrder() {
  const seller = await desk.aSeller()
  const { giftOrderId, tradeNumber } = (await seller.sell()).data
  return { seller, giftOrderId, tradeNumber }
}
const aMessagePhoto = async ({ token }: SellingSeller, kind = 'message', seed = 91_000) => {
  const body = { kind, file: await aPicture(seed) }
  return (await app.call<Upload>(uploads.create, { token, body })).data.uploadId
}

describe('a seller asks', () => {
  it('and is answered: both sides see who has not read what, and the wait ends', async () => {
    const { seller, giftOrderId, tradeNumber } = await anOrder()
    expect((await write(seller, giftOrderId, '  Is it paid soon? ')).data).toMatchObject({
      author: 'seller',
      operator: null,
      text: 'Is it paid soon?',
    })
    const waiting = await inbox({ search: tradeNumber })
    expect(waiting.records).toMatchObject([
      { giftOrderId, unread: 1, lastText: 'Is it paid soon?', waitingSince: expect.any(String) },
    ])

    const { data } = await answer(giftOrderId, { text: 'In ten minutes.' })
    expect(data).toMatchObject({ author: 'desk', text: 'In ten minutes.' })
    expect((await inbox({ search: tradeNumber })).records).toEqual([])
    expect((await inbox({ view: 'answered', search: tradeNumber })).records).toMatchObject([
      { unread: 0, waitingSince: null, lastText: 'In ten minutes.' },
    ])
    const read = (await thread(seller, giftOrderId)).data
    expect(read).toMatchObject({ unread: 1, total: 2 })
    expect(texts(read.records)).toEqual(['In ten minutes.', 'Is it paid soon?'])
    const unread = async () => (await app.call(orderMessages.unread, seller)).data
    expect(await unread()).toEqual([{ giftOrderId, unread: 1 }])
    const body = { giftOrderId, messageId: read.records[0]!.messageId }
    await app.call(orderMessages.read, { token: seller.token, body })
    await app.call(orderMessages.read, { token: seller.token, body })
    expect(await unread()).toEqual([])
  })

  it('and hears of the answer by a notification that leads to the order, and by one mail until it is read', async () => {
    const { seller, giftOrderId, tradeNumber } = await anOrder()
    await write(seller, giftOrderId, 'Hello?')
    await answer(giftOrderId, { text: 'We look at the secret word MARMALADE.' })
    await answer(giftOrderId, { text: 'And we found it.' })
    await app.runJobs()
    const { data } = await app.call<{ records: { id: string; bizType: number; content: string }[] }>(
      notifications.list,
      seller,
    )
    const records = data.records.filter(({ id }) => id === giftOrderId)
    expect(records).toHaveLength(2)
    expect(records[0]).toMatchObject({ bizType: 0, content: expect.stringContaining(tradeNumber) })
    const mails = app.mailbox.mails.filter(({ to }) => to === seller.email)
    expect(mails).toHaveLength(1)
    expect(JSON.stringify([records, mails])).not.toContain('MARMALADE')
  })

  it('and writes once, however often the line breaks', async () => {
    const { seller, giftOrderId } = await anOrder()
    const key = app.deps.ids.publicId()
    const first = await write(seller, giftOrderId, 'Once', {}, key)
    expect(first.code).toBe(0)
    expect((await write(seller, giftOrderId, 'Once', {}, key)).data).toEqual(first.data)
    expect((await write(seller, giftOrderId, 'Another', {}, key)).status).toBe(422)
    expect((await thread(seller, giftOrderId)).data.total).toBe(1)
  })

  it('in many tabs at once, and every message is there', async () => {
    const { seller, giftOrderId } = await anOrder()
    const sent = ['a', 'b', 'c', 'd', 'e', 'f']
    const replies = await Promise.all([
      ...sent.map((text) => write(seller, giftOrderId, text)),
      answer(giftOrderId, { text: 'desk' }),
    ])
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 0))
    const { records } = (await thread(seller, giftOrderId)).data
    expect(texts(records).toSorted()).toEqual([...sent, 'desk'].toSorted())
  })

  it('in two tabs, and the one that began first is written last: it is timed as it is numbered', async () => {
    const { seller, giftOrderId } = await anOrder()
    const order = (await findAnyOrder(app.deps.database.db, giftOrderId))!
    await transaction(app.deps.database.db, async (tx) => {
      await sql`select now()`.execute(tx)
      await write(seller, giftOrderId, 'Written while another waits.')
      await insertMessage(tx, {
        order,
        publicId: 'written-last',
        author: 'seller',
        operatorId: null,
        sealed: sealText(app.deps.vault, 'Written last.', 'written-last'),
        photos: [],
      })
    })
    const rows = await app.database.asOwner(`
      select seq from order_messages where order_id = ${order.id} and user_id = ${order.userId} order by created_at`)
    expect(rows).toEqual([{ seq: 1 }, { seq: 2 }])
    const broken = await app.database.asOwner(orderMessageInvariants[0]!.sql)
    expect(broken).toEqual([])
  })
  it('about an order of their own alone', async () => {
    const { giftOrderId } = await anOrder()
    const stranger = await desk.aSeller()
    expect((await write(stranger, giftOrderId, 'Mine?')).code).toBe(404)
    expect((await thread(stranger, giftOrderId)).code).toBe(404)
    expect((await write(stranger, 'nothing', 'Mine?')).code).toBe(404)
  })

  it('twenty times in ten minutes and no more', async () => {
    const { seller, giftOrderId } = await anOrder()
    for (let at = 0; at < 20; at++) expect((await write(seller, giftOrderId, `${at}`)).code).toBe(0)
    expect(await write(seller, giftOrderId, 'one too many')).toMatchObject({ status: 429 })
  })

  it('and what was refused is none of the twenty', async () => {
    const { seller, giftOrderId } = await anOrder()
    const refused = [
      () => write(seller, giftOrderId, ''),
      () => write(seller, giftOrderId, 'See', { photos: ['nobody-knows'] }),
      () => write(seller, 'nothing', 'Mine?'),
    ]
    for (let at = 0; at < 21; at++) expect([400, 404]).toContain((await refused[at % 3]!()).status)
    for (let at = 0; at < 20; at++) expect((await write(seller, giftOrderId, `${at}`)).status).toBe(200)
    expect((await write(seller, giftOrderId, 'one too many')).status).toBe(429)
    expect((await refused[0]!()).status).toBe(429)
  })

  it('about an order that was decided long ago', async () => {
    const seller = await desk.aSeller()
    const giftOrderId = await seller.sellPaid()
    expect((await write(seller, giftOrderId, 'Thank you')).code).toBe(0)
  })
})

describe('a message', () => {
  it('with script is text, and stays what it was', async () => {
    const { seller, giftOrderId } = await anOrder()
    const text = `<script>alert(1)</script> <img src=x onerror=alert(1)> '; drop table users; -- {seller} ﷽`
    await write(seller, giftOrderId, text)
    expect(texts((await deskThread(giftOrderId)).data.records)).toEqual([text])
    expect((await thread(seller, giftOrderId)).headers['content-type']).toContain('application/json')
  })

  it.each([
    ['nothing', ''],
    ['blanks alone', '  \n '],
    ['more than a thousand characters', 'x'.repeat(1001)],
  ])('of %s is refused', async (_, text) => {
    const { seller, giftOrderId } = await anOrder()
    expect((await write(seller, giftOrderId, text)).code).toBe(1001)
  })

  it('is kept sealed', async () => {
    const { seller, giftOrderId } = await anOrder()
    await write(seller, giftOrderId, 'my code is ABCDE12345FGHIJ')
    const rows = await app.database.asOwner(`select * from order_messages where user_id = ${seller.id}`)
    const kept = Buffer.concat(
      Object.values(rows[0] as object).map((one) => (Buffer.isBuffer(one) ? one : Buffer.from(String(one)))),
    )
    expect(kept.includes('ABCDE12345FGHIJ')).toBe(false)
  })

  it('does not take a picture that the desk sent for another order', async () => {
    const [one, other] = [await anOrder(), await anOrder()]
    const uploadId = await desk.reviewer.upload(other.giftOrderId)
    const shows = { text: 'See the picture.', photos: [uploadId] }
    expect((await answer(one.giftOrderId, shows)).code).toBe(1206)
    expect((await answer(other.giftOrderId, shows)).code).toBe(0)
  })

  it('shows photos to both sides, and each photo stands in one message', async () => {
    const { seller, giftOrderId } = await anOrder()
    const uploadId = await aMessagePhoto(seller)
    expect((await write(seller, giftOrderId, '', { photos: [uploadId] })).code).toBe(0)
    expect((await write(seller, giftOrderId, 'again', { photos: [uploadId] })).code).not.toBe(0)
    const [shown] = (await deskThread(giftOrderId)).data.records
    const atDesk = await app.http.inject({ url: shown!.photos[0]!.url })
    expect(atDesk.headers['content-type']).toBe('image/webp')
    const [mine] = (await thread(seller, giftOrderId)).data.records
    expect((await app.http.inject({ url: mine!.photos[0]!.url })).statusCode).toBe(200)
    await app.database.asOwner(`update uploads set created_at = now() - interval '3 days'`)
    await app.runJobs()
    expect((await app.http.inject({ url: mine!.photos[0]!.url })).statusCode).toBe(200)
  })

  it('says of a photo that stands twice in a message that it does', async () => {
    const { seller, giftOrderId } = await anOrder()
    const uploadId = await aMessagePhoto(seller, 'message', 91_003)
    expect(await write(seller, giftOrderId, 'See', { photos: [uploadId, uploadId] })).toMatchObject({
      code: 1001,
      details: { fields: [{ path: 'photos', message: expect.stringContaining('twice') }] },
    })
  })

  it('takes no photo of another kind, of somebody else, or of nothing', async () => {
    const { seller, giftOrderId } = await anOrder()
    const stranger = await desk.aSeller()
    for (const uploadId of [
      await aMessagePhoto(seller, 'front', 91_001),
      await aMessagePhoto(stranger, 'message', 91_002),
      'no-such-photo',
    ])
      expect((await write(seller, giftOrderId, 'See', { photos: [uploadId] })).code).toBe(1206)
    const body = { kind: 'message', file: Buffer.from('no picture at all') }
    expect((await app.call(uploads.create, { token: seller.token, body })).status).toBe(415)
    expect((await thread(seller, giftOrderId)).data.total).toBe(0)
  })

  it('is found in a history of ten thousand lines as fast as in one of ten', async () => {
    const { seller, giftOrderId } = await anOrder()
    await write(seller, giftOrderId, 'the first')
    await app.database.asOwner(`
      insert into order_messages (user_id, order_id, seq, public_id, author, sealed_text)
      select m.user_id, m.order_id, n, 'line-' || n, 'seller', null
      from order_messages m, generate_series(2, 10000) n where m.user_id = ${seller.id};
      update order_threads set last_seq = 10000, last_seller_seq = 10000 where user_id = ${seller.id}`)
    const newest = (await thread(seller, giftOrderId, { size: 50 })).data
    expect(newest.records).toHaveLength(50)
    expect(newest.cursor).not.toBeNull()
    const older = (await thread(seller, giftOrderId, { size: 50, cursor: newest.cursor! })).data
    expect(older.records[0]!.messageId).toBe('line-9950')
    const plan = await app.database.asOwner(`
      explain (format json) select m.seq from order_messages m
      where m.user_id = ${seller.id} and m.order_id = (select order_id from order_threads where user_id = ${seller.id})
        and m.author <> 'note' and m.seq < 9951 order by m.seq desc limit 51`)
    expect(JSON.stringify(plan)).toContain('order_messages_pkey')
    expect(JSON.stringify(plan)).not.toContain('"Sort"')
  })
})

describe('the desk', () => {
  it('sees who waits longest first', async () => {
    const [one, two] = [await anOrder(), await anOrder()]
    await write(two.seller, two.giftOrderId, 'first')
    await write(one.seller, one.giftOrderId, 'second')
    await write(two.seller, two.giftOrderId, 'still waiting')
    const ids = (await inbox()).records.map(({ giftOrderId }) => giftOrderId)
    expect(ids.indexOf(two.giftOrderId)).toBeLessThan(ids.indexOf(one.giftOrderId))
  })

  it('says that something needs no answer, and what comes after waits again', async () => {
    const { seller, giftOrderId, tradeNumber } = await anOrder()
    const { messageId } = (await write(seller, giftOrderId, 'Thank you')).data
    await write(seller, giftOrderId, 'One more thing')
    const settle = (id: string) =>
      app.call(deskMessages.settle, { token: senior, body: { giftOrderId, messageId: id } })
    expect((await settle(messageId)).code).toBe(0)
    expect((await inbox({ search: tradeNumber })).records).toMatchObject([{ unread: 1 }])
    expect((await settle('no-such-message')).code).toBe(404)
    await settle((await thread(seller, giftOrderId)).data.records[0]!.messageId)
    expect((await inbox({ search: tradeNumber })).records).toEqual([])
  })

  it('keeps its notes to itself, and a note is no answer', async () => {
    const { seller, giftOrderId, tradeNumber } = await anOrder()
    await write(seller, giftOrderId, 'Hello?')
    const body = { giftOrderId, text: 'Compare the receipt.' }
    await app.call(deskMessages.note, { token: desk.reviewer.token, body })
    expect(texts((await deskThread(giftOrderId)).data.records)).toEqual(['Compare the receipt.', 'Hello?'])
    expect(texts((await thread(seller, giftOrderId)).data.records)).toEqual(['Hello?'])
    expect((await inbox({ search: tradeNumber })).records).toHaveLength(1)
    const hidden = (await deskThread(giftOrderId)).data.records[0]!.messageId
    const read = { giftOrderId, messageId: hidden }
    expect((await app.call(orderMessages.read, { token: seller.token, body: read })).code).toBe(404)
  })

  it('does not write about an order of its own', async () => {
    const { email, token } = await app.signInOperator('reviewer')
    const seller = await desk.aSeller({ email })
    const { giftOrderId } = (await seller.sell()).data
    expect((await answer(giftOrderId, { text: 'Paid at once' }, token)).code).toBe(1606)
    expect((await app.call(deskMessages.thread, { token, query: { giftOrderId } })).code).toBe(1606)
  })

  it.each(['device', 'bank account'] as const)(
    'does not write about an order of somebody who shares a %s with an account of theirs',
    async (tie) => {
      const operator = await app.signInOperator('reviewer')
      const own = await app.signUpUser({ email: operator.email.replace('@', '+own@') })
      const { seller, giftOrderId } = await anOrder()
      const { messageId } = (await write(seller, giftOrderId, 'Where is my money?')).data
      await ties[tie](app, own, seller)
      const body = { giftOrderId, messageId }
      const { token } = operator
      const refused = [
        await answer(giftOrderId, { text: 'Paid at once' }, token),
        await app.call(deskMessages.note, { token, body: { giftOrderId, text: 'A friend of mine.' } }),
        await app.call(deskMessages.thread, { token, query: { giftOrderId } }),
        await app.call(deskMessages.read, { token, body }),
        await app.call(deskMessages.settle, { token, body }),
      ]
      expect(refused.map(({ code }) => code)).toEqual(Array(5).fill(1606))
      await untie(app)
      expect((await thread(seller, giftOrderId)).data.total).toBe(1)
    },
  )
})

describe('a saved answer', () => {
  const save = (body: object, token = senior) => app.call<Macro>(deskMessages.saveMacro, { token, body })

  it('is filled in from the order and by whoever sends it', async () => {
    const { seller, giftOrderId, tradeNumber } = await anOrder()
    const { data } = await save({
      name: 'Issuer asked',
      text: 'Hi {seller}: {card}, {number}, {amount}, {day}.',
    })
    expect(data.fields).toEqual(['day'])
    const sent = await answer(giftOrderId, {
      macroId: data.macroId,
      fields: { day: 'Monday', seller: 'Nobody' },
    })
    expect(sent.data.text).toBe(`Hi Adaeze: Steam $100, ${tradeNumber}, ₦148,000.00, Monday.`)
    expect((await thread(seller, giftOrderId)).data.total).toBe(1)
  })

  it('that says what was paid goes to a paid order alone, and the thread knows it before', async () => {
    const { seller, giftOrderId, tradeNumber } = await anOrder()
    const open = await deskThread(giftOrderId)
    expect(open.data.known).toEqual({
      seller: 'Adaeze',
      number: tradeNumber,
      card: 'Steam $100',
      amount: '₦148,000.00',
    })
    expect(await answer(giftOrderId, { macroId: 'macro-paid' })).toMatchObject({ status: 409, code: 1619 })
    expect((await thread(seller, giftOrderId)).data.total).toBe(0)
    await desk.reviewer.settle(giftOrderId)
    expect((await deskThread(giftOrderId)).data.known.paid).toBe('₦148,000.00')
    const sent = await answer(giftOrderId, { macroId: 'macro-paid' })
    expect(sent.data.text).toContain(`we paid ₦148,000.00 for ${tradeNumber}.`)
  })

  it('with a missing field is refused in clear words, and nothing is sent', async () => {
    const { seller, giftOrderId } = await anOrder()
    const { data } = await save({ name: 'Two fields', text: '{day} {hour}' })
    const refused = await answer(giftOrderId, { macroId: data.macroId, fields: { day: ' ' } })
    expect(refused).toMatchObject({ status: 409, code: 1630, details: { fields: ['day', 'hour'] } })
    expect(refused.msg).toContain('Fill it in')
    expect((await thread(seller, giftOrderId)).data.total).toBe(0)
  })

  it('is written by seniors, under a name of its own, with brackets that name fields', async () => {
    expect((await save({ name: 'Mine', text: 'Hello' }, desk.reviewer.token)).code).toBe(403)
    expect((await save({ name: 'Greeting', text: 'Hello' })).code).toBe(0)
    expect((await save({ name: 'greeting', text: 'Hello' })).code).toBe(1632)
    expect((await save({ name: 'Open', text: 'Hello {seller' })).code).toBe(1001)
    expect((await save({ macroId: 'no-such', name: 'Lost', text: 'Hello' })).code).toBe(1631)
  })

  it('is gone for the next one once it was taken away', async () => {
    const { giftOrderId } = await anOrder()
    const { macroId } = (await save({ name: 'Short life', text: 'Hello' })).data
    const body = { macroId }
    expect((await app.call(deskMessages.removeMacro, { token: senior, body })).code).toBe(0)
    expect((await app.call(deskMessages.removeMacro, { token: senior, body })).code).toBe(1631)
    expect((await answer(giftOrderId, { macroId })).code).toBe(1631)
  })
})
