import type { ComparedPhoto } from '@kaadi/contract/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { ties, untie } from '../../../../test/linked-sellers.ts'
import { aReviewer, type Reviewer } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aPhoto, aSellingSeller, type SellingSeller } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'

let app: TestApp
let seller: SellingSeller
let other: SellingSeller
let reviewer: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  seller = await aSellingSeller(app)
  other = await aSellingSeller(app)
  reviewer = await aReviewer(app)
})
afterAll(() => closeSoundly(app))

const withPhoto = async (by: SellingSeller) => {
  const [photo, back] = [await aPhoto(app, by, 'front'), await aPhoto(app, by, 'back')]
  await app.deps.photos.put(photo.uploadId, Buffer.from(`a picture of ${photo.uploadId}`))
  const { quoteId } = (await by.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
  const { giftOrderId, tradeNumber } = (await by.submit({ quoteId, cards: [{ photos: [photo, back] }] })).data
  return { giftOrderId, tradeNumber, uploadId: photo.uploadId }
}
/** The later photo looks like the earlier one, but for a few bits. */
const asTheSame = (later: string, earlier: string) =>
  app.database.asOwner(`
    update uploads set dhash = e.dhash # 5::bit(64)
    from (select dhash from uploads where public_id = '${earlier}') e where public_id = '${later}';
    update uploads u set digest = digest_of(u)`)
const open = (address: string) => app.http.inject({ method: 'GET', url: address })

describe('a photo that was sent before', () => {
  it('stands beside the one that is looked at while it is held, and its seller reads that somebody looked', async () => {
    const earlier = await withPhoto(other)
    const later = await withPhoto(seller)
    await asTheSame(later.uploadId, earlier.uploadId)
    const { giftOrderId } = later
    const { leaseToken } = (await reviewer.claim(giftOrderId)).data.lease!
    const key = app.deps.ids.publicId()
    const { data } = await reviewer.call<ComparedPhoto[]>('comparePhotos', { giftOrderId, leaseToken }, key)
    expect(data).toMatchObject([
      {
        uploadId: later.uploadId,
        exact: false,
        order: { giftOrderId: earlier.giftOrderId, tradeNumber: earlier.tradeNumber, bySameSeller: false },
        photo: { uploadId: earlier.uploadId },
      },
    ])
    const shown = await open(data[0]!.photo!.url)
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(shown.body).toBe(`a picture of ${earlier.uploadId}`)
    expect((await other.read(earlier.giftOrderId)).data.reveals).toMatchObject([
      { position: 1, purpose: 'Looked at a photo again' },
    ])
    const [audited] = await app.database.asOwner(
      `select after from audit_lines where call = 'desk.comparePhotos' and outcome = '0' order by id desc limit 1`,
    )
    expect(audited).toMatchObject({ after: { order: giftOrderId, beside: [earlier.tradeNumber] } })
    // The same request again is told again: its reply is kept nowhere.
    await reviewer.call('comparePhotos', { giftOrderId, leaseToken }, key)
    expect((await other.read(earlier.giftOrderId)).data.reveals).toHaveLength(2)
    await reviewer.call('release', { giftOrderId, leaseToken })
    expect((await open(data[0]!.photo!.url)).statusCode).toBe(404)
    expect(await reviewer.call('comparePhotos', { giftOrderId, leaseToken })).toMatchObject({ code: 1601 })
  })

  it('is opened by its address in no other session, and for no photo that looks otherwise', async () => {
    const [earlier, unlike, later] = [await withPhoto(other), await withPhoto(other), await withPhoto(seller)]
    await asTheSame(later.uploadId, earlier.uploadId)
    const colleague = await aReviewer(app)
    const { leaseToken } = (await reviewer.claim(later.giftOrderId)).data.lease!
    const body = { giftOrderId: later.giftOrderId, leaseToken }
    expect(await colleague.call('comparePhotos', body)).toMatchObject({ code: 1601 })
    const { data } = await reviewer.call<ComparedPhoto[]>('comparePhotos', body)
    const address = new URL(data[0]!.photo!.url, 'https://kaadi.example')
    address.searchParams.set('id', unlike.uploadId)
    expect((await open(`${address.pathname}${address.search}`)).statusCode).toBe(404)
    await reviewer.call('release', body)
  })

  it('is not shown to somebody whose own account sent it', async () => {
    const [own, kin] = [await aSellingSeller(app), await aSellingSeller(app)]
    const operator = await aReviewer(app)
    await app.database.asOwner(
      `update operators set email = replace('${own.email}', '@', '+desk@') where id = ${operator.id}`,
    )
    await ties.device(app, own, kin)
    const [earlier, later] = [await withPhoto(kin), await withPhoto(seller)]
    await asTheSame(later.uploadId, earlier.uploadId)
    const { giftOrderId } = later
    const { leaseToken } = (await operator.claim(giftOrderId)).data.lease!
    const { data } = await operator.call<ComparedPhoto[]>('comparePhotos', { giftOrderId, leaseToken })
    expect(data).toMatchObject([{ order: { tradeNumber: earlier.tradeNumber }, photo: null }])
    expect((await kin.read(earlier.giftOrderId)).data.reveals).toEqual([])
    await untie(app)
  })
})
