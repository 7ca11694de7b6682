import { type CardOrder, cardOrders } from '@kaadi/contract/card-orders'
import {
  type PartnerOrder,
  type PartnerPhoto,
  type PartnerQuote,
  partnerApi,
} from '@kaadi/contract/partner-api'
import type { PartnerMode } from '@kaadi/contract/partners'
import { uploads } from '@kaadi/contract/uploads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partnering } from '../../../test/partnering.ts'
import { aPicture } from '../../../test/pictures.ts'
import { made } from '../../../test/repeated-call.ts'
import { aReviewer, unreadable } from '../../../test/reviewer.ts'
import { createTradingApp, type TradingSeller } from '../../../test/trading-desk.ts'
import { removeSandboxOrphans } from './sandbox/sandbox-photos.repository.ts'

let trading: Awaited<ReturnType<typeof createTradingApp>>
let desk: ReturnType<typeof partnering>
let partner: TradingSeller & { applicationId: string }
let keys: Record<PartnerMode, string>
let foreign: Record<PartnerMode, string>
const bothKeys = async (seller: { token: string }): Promise<Record<PartnerMode, string>> => ({
  live: (await desk.makeKey(seller)).key,
  sandbox: (await desk.makeKey(seller, 'sandbox')).key,
})
beforeAll(async () => {
  trading = await createTradingApp()
  desk = partnering(trading.app)
  partner = await desk.accept(await trading.desk.aSeller(), 'gold')
  keys = await bothKeys(partner)
  foreign = await bothKeys(await desk.accept(await trading.desk.aSeller(), 'gold'))
})
afterAll(() => trading.close())

let seed = 400
const upload = async (
  token: string,
  { kind = 'front', file = undefined as Buffer | undefined, idempotencyKey = '' } = {},
) =>
  trading.app.call<PartnerPhoto>(partnerApi.upload, {
    token,
    body: { kind, file: file ?? (await aPicture(++seed)) },
    ...(idempotencyKey && { idempotencyKey }),
  })
const photo = async (token: string, kind: string) => ({
  uploadId: (await made(upload(token, { kind }))).uploadId,
  kind,
})
const bothSides = async (token: string) => [await photo(token, 'front'), await photo(token, 'back')]

/** Cards of plastic: this price asks for both sides. */
const wish = { priceId: 'amazon-uk', faceValue: '100', count: 1, currencyId: 1 }
const submit = async (token: string, photos: readonly object[]) => {
  const { quoteId } = await made(trading.app.call<PartnerQuote>(partnerApi.quote, { token, body: wish }))
  const body = { quoteId, cards: [{ photos }] }
  return trading.app.call<PartnerOrder>(partnerApi.submit, { token, body })
}
const rows = (sql: string) => trading.app.database.asOwner(sql)

describe.each(['live', 'sandbox'] as const)('a photo that a program sends, with a %s key', (mode) => {
  it('lets it sell a card of plastic', async () => {
    const without = await submit(keys[mode], [])
    expect(without).toMatchObject({ status: 400, code: 1206, details: { position: 1, kind: 'front' } })
    expect(without.msg).toContain('/partner/v1/photo/upload')
    const front = await made(upload(keys[mode]))
    expect(front).toEqual({
      mode,
      uploadId: expect.any(String),
      width: 600,
      height: 400,
      bytes: expect.any(Number),
    })
    const photos = [{ uploadId: front.uploadId, kind: 'front' }, await photo(keys[mode], 'back')]
    const { data } = await submit(keys[mode], photos)
    expect(data).toMatchObject({ mode, orderStatus: 0, version: 1, cards: [{ maskedCode: null }] })
  })

  it('is taken once under its key, and another file under that key is refused', async () => {
    const file = await aPicture(++seed)
    const idempotencyKey = `photo-once-${mode}`
    const send = () => upload(keys[mode], { file, idempotencyKey })
    const replies = await Promise.all([send(), send(), send()])
    const taken = replies.filter(({ code }) => code === 0).map(({ data }) => data.uploadId)
    expect(new Set(taken).size).toBe(1)
    expect((await send()).data.uploadId).toBe(taken[0])
    expect(await upload(keys[mode], { idempotencyKey })).toMatchObject({ status: 422, code: 1004 })
  })

  it('stands in one order and in one place', async () => {
    const photos = await bothSides(keys[mode])
    expect(await submit(keys[mode], [photos[0]!, { ...photos[0]!, kind: 'back' }])).toMatchObject({
      code: 1001,
    })
    expect((await submit(keys[mode], photos)).code).toBe(0)
    expect((await submit(keys[mode], photos)).code).toBe(1206)
  })

  it('is taken as what it shows alone', async () => {
    const [front, back] = await bothSides(keys[mode])
    const swapped = [
      { ...front, kind: 'back' },
      { ...back, kind: 'front' },
    ]
    expect(await submit(keys[mode], swapped)).toMatchObject({
      status: 400,
      code: 1206,
      details: { uploadId: front!.uploadId },
    })
    expect((await submit(keys[mode], [front!, back!])).code).toBe(0)
  })

  it('makes one order of two that name it at once', async () => {
    const photos = await bothSides(keys[mode])
    const codes = await Promise.all([1, 2, 3].map(async () => (await submit(keys[mode], photos)).code))
    expect(codes.map(Number).toSorted((one, other) => one - other)).toEqual([0, 1206, 1206])
  })

  it('is of no use to another partner, nor to the other mode', async () => {
    const photos = await bothSides(keys[mode])
    const other = mode === 'live' ? 'sandbox' : 'live'
    expect((await submit(foreign[mode], photos)).code).toBe(1206)
    expect((await submit(keys[other], photos)).code).toBe(1206)
    expect((await submit(keys[mode], photos)).code).toBe(0)
  })

  it('is refused where it is no picture, is too large or shows no card', async () => {
    const noPicture = await upload(keys[mode], {
      file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    })
    expect(noPicture).toMatchObject({ status: 415, code: 1300 })
    const tooLarge = await upload(keys[mode], { file: Buffer.alloc(6 * 1024 * 1024, 1) })
    expect(tooLarge).toMatchObject({ status: 413, code: 1301 })
    expect(await upload(keys[mode], { kind: 'selfie' })).toMatchObject({ status: 400, code: 1001 })
  })

  it('needs a key that may submit', async () => {
    const { key } = await desk.makeKey(partner, mode, ['quote', 'read', 'balance'])
    expect(await upload(key)).toMatchObject({ status: 403, code: 1858 })
    expect(await upload(`kd_live_${'A'.repeat(43)}`)).toMatchObject({ status: 401, code: 1857 })
  })

  it('is one of 240 in an hour', async () => {
    const seller = await desk.accept(await trading.app.signUpUser(), 'gold')
    const { key } = await desk.makeKey(seller, mode)
    await made(upload(key))
    await rows(`update throttles set hits = 240 where scope in ('upload', 'sandbox-upload')`)
    expect(await upload(key)).toMatchObject({ status: 429, code: 429 })
    await rows(`delete from throttles where scope in ('upload', 'sandbox-upload')`)
    expect((await upload(key)).code).toBe(0)
  })

  it('may be one of more than twenty for an order, and of six for a card', async () => {
    const photos: object[] = []
    for (let card = 0; card < 21; card++) photos.push(await photo(keys[mode], 'front'))
    const { quoteId } = await made(
      trading.app.call<PartnerQuote>(partnerApi.quote, { token: keys[mode], body: { ...wish, count: 4 } }),
    )
    const send = (cards: readonly object[]) =>
      trading.app.call(partnerApi.submit, { token: keys[mode], body: { quoteId, cards } })
    const card = (from: number, fronts: number) => ({ photos: photos.slice(from, from + fronts) })
    expect(await send([card(0, 7), card(7, 5), card(12, 5), card(17, 4)])).toMatchObject({
      status: 400,
      code: 1001,
    })
    const backs: object[] = []
    for (let at = 0; at < 4; at++) backs.push(await photo(keys[mode], 'back'))
    const cards = backs.map((back, at) => ({ photos: [back, ...photos.slice(at * 5, at * 5 + 5)] }))
    expect(await send(cards)).toMatchObject({ code: 0 })
  })
})

describe('a live photo', () => {
  it('is one of the account’s own, stored sealed, and the desk sees it with the order', async () => {
    const { data } = await submit(keys.live, await bothSides(keys.live))
    const own = await made(
      trading.app.call<CardOrder>(cardOrders.detail, {
        token: partner.token,
        query: { giftOrderId: data.giftOrderId },
      }),
    )
    expect(own.cards[0]!.photos.map(({ kind }) => kind).toSorted()).toEqual(['back', 'front'])
    const picture = await trading.app.http.inject({ url: own.cards[0]!.photos[0]!.url })
    expect(picture.statusCode).toBe(200)
    const reviewer = await aReviewer(trading.app)
    const claimed = await made(reviewer.claim(data.giftOrderId))
    expect(claimed.order.cards[0]!.photos).toHaveLength(2)
  })

  it('counts with those that the account itself sends', async () => {
    const seller = await desk.accept(await trading.app.signUpUser(), 'gold')
    const { key } = await desk.makeKey(seller)
    await made(upload(key))
    await rows(`update throttles set hits = 240 where scope = 'upload'`)
    const body = { kind: 'front', file: await aPicture(++seed) }
    expect((await trading.app.call(uploads.create, { token: seller.token, body })).code).toBe(429)
    await rows(`delete from throttles where scope = 'upload'`)
  })

  it('may be named by the account where it sends a returned card again', async () => {
    const { giftOrderId } = (await submit(keys.live, await bothSides(keys.live))).data
    await made(trading.desk.reviewer.settle(giftOrderId, unreadable))
    const { cardId } = (await made(partner.read(giftOrderId))).cards[0]!
    const cards = [{ cardId, photos: [await photo(keys.live, 'front')] }]
    expect((await partner.resubmit({ giftOrderId, cards })).code).toBe(0)
  })
})

describe('a photo of the sandbox', () => {
  it('is kept by nobody: of it remain its measures', async () => {
    const [before] = await rows('select count(*) from uploads')
    const { uploadId } = await made(upload(keys.sandbox))
    expect(await rows('select count(*) from uploads')).toEqual([before])
    expect(
      await rows(`select kind, width, height from sandbox_photos where public_id = '${uploadId}'`),
    ).toEqual([{ kind: 'front', width: 600, height: 400 }])
  })

  it('that no order took within a day is gone, and one of an order stays', async () => {
    const { uploadId } = await made(upload(keys.sandbox))
    const photos = await bothSides(keys.sandbox)
    await made(submit(keys.sandbox, photos))
    const sweep = () => removeSandboxOrphans(trading.app.deps.database.db)
    await sweep()
    const kept = async () =>
      (await rows(`select public_id as id from sandbox_photos`)).map(({ id }) => id as string)
    expect(await kept()).toContain(uploadId)
    await rows(`update sandbox_photos set created_at = now() - interval '25 hours'`)
    await sweep()
    const left = await kept()
    expect(left).not.toContain(uploadId)
    expect(left).toEqual(expect.arrayContaining(photos.map((one) => one.uploadId)))
  })
})
