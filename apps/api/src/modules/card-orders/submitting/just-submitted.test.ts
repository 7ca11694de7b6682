import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aPhoto, aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { shareOf } from './just-submitted.ts'

let app: TestApp
let seller: SellingSeller
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  seller = await aSellingSeller(app, { bonusOfLevel: 3 })
})
afterAll(() => closeSoundly(app))

/** The clock alone goes on between the two. */
const asRead = async (giftOrderId: string) => ({
  ...(await seller.read(giftOrderId)).data,
  serverTime: expect.any(String),
})

it('an order is answered as it is read afterwards, word for word: three cards', async () => {
  const codes = [aSteamCode(), aSteamCode(), aSteamCode()]
  const { data } = await seller.sell({ codes })
  expect(data).toEqual(await asRead(data.giftOrderId))
})

it('with photos too, and its place in the line', async () => {
  const photos = [await aPhoto(app, seller, 'back'), await aPhoto(app, seller, 'front')]
  const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
  const { data } = await seller.submit({ quoteId, comment: ' Bought today. ', cards: [{ photos }] })
  expect(data.queuePlace).toBeGreaterThan(1)
  expect(data).toEqual(await asRead(data.giftOrderId))
})

it('each of those that are sent at once has a place of its own', async () => {
  const quotes = await Promise.all(
    Array.from(
      { length: 5 },
      async () => (await seller.quote({ priceId: 'steam-us', faceValue: '50' })).data,
    ),
  )
  const sent = await Promise.all(
    quotes.map(({ quoteId }) => seller.submit({ quoteId, cards: [{ code: aSteamCode(), photos: [] }] })),
  )
  expect(new Set(sent.map(({ data }) => data.queuePlace)).size).toBe(5)
  const read = await Promise.all(sent.map(({ data }) => seller.read(data.giftOrderId)))
  expect(read.map(({ data }) => data.queuePlace)).toEqual(sent.map(({ data }) => data.queuePlace))
})

it('parts an amount among cards as the database does', async () => {
  const rows = await app.database.asOwner(
    'select place, share_of(100001, place, 3)::text as share from generate_series(1, 3) place order by place',
  )
  expect([0, 1, 2].map((place) => shareOf(100_001n, place, 3))).toEqual(rows.map(({ share }) => share))
})
