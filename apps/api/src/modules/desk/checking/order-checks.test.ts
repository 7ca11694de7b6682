import type { DeskOrder } from '@kaadi/contract/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { ties, untie } from '../../../../test/linked-sellers.ts'
import { aReviewer, type Reviewer } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aPhoto, aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'

let app: TestApp
let reviewer: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
})
afterAll(() => closeSoundly(app))

type Check = DeskOrder['checks'][number]

/** The check of an order that its reviewer holds, who then gives it back. */
const checkOf = async (giftOrderId: string, kind: Check['kind']): Promise<Check | undefined> => {
  const { checks, lease } = (await reviewer.claim(giftOrderId)).data
  await reviewer.call('release', { giftOrderId, leaseToken: lease!.leaseToken })
  return checks.find((check) => check.kind === kind)
}
const sold = async (seller: SellingSeller) => (await seller.sell()).data.giftOrderId
const withPhotos = async (seller: SellingSeller, kinds: readonly ('front' | 'back' | 'receipt')[]) => {
  const photos = await Promise.all(kinds.map((kind) => aPhoto(app, seller, kind)))
  const { quoteId } = (await seller.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
  return { ...(await seller.submit({ quoteId, cards: [{ photos }] })).data, photos }
}

describe('an automatic check', () => {
  it.each(['device', 'bank account'] as const)('names other sellers on the same %s', async (tie) => {
    const kind = tie === 'device' ? 'device' : 'bankAccount'
    const [seller, other] = [await aSellingSeller(app), await aSellingSeller(app)]
    const giftOrderId = await sold(seller)
    expect(await checkOf(giftOrderId, kind)).toMatchObject({ result: 'ok', sellers: [] })
    await ties[tie](app, seller, other)
    expect(await checkOf(giftOrderId, kind)).toMatchObject({
      result: 'warn',
      sellers: [other.email.split('@')[0]],
      orders: [],
    })
    await untie(app)
  })

  it('counts the orders of a day, and warns from the twentieth', async () => {
    const seller = await aSellingSeller(app)
    const giftOrderId = await sold(seller)
    for (let n = 2; n < 20; n++) await sold(seller)
    expect(await checkOf(giftOrderId, 'velocity')).toMatchObject({ result: 'ok', count: 19 })
    const last = await sold(seller)
    expect(await checkOf(last, 'velocity')).toMatchObject({ result: 'warn', count: 20 })
  })

  it('counts no order of the day before', async () => {
    const seller = await aSellingSeller(app)
    const before = await sold(seller)
    await app.database.asOwner(`
      begin; alter table card_orders disable trigger user;
      update card_orders set created_at = created_at - interval '25 hours' where public_id = '${before}';
      alter table card_orders enable trigger user; commit`)
    expect(await checkOf(await sold(seller), 'velocity')).toMatchObject({ count: 1 })
    await app.database.asOwner(`
      begin; alter table card_orders disable trigger user;
      update card_orders set created_at = created_at + interval '25 hours' where public_id = '${before}';
      alter table card_orders enable trigger user; commit`)
  })

  it('warns of a card of a receipt class that came without its receipt', async () => {
    const seller = await aSellingSeller(app)
    const { giftOrderId } = await withPhotos(seller, ['front', 'back', 'receipt'])
    const asClass = (receiptType: string) =>
      app.database.asOwner(
        `update card_orders set receipt_type = '${receiptType}' where public_id = '${giftOrderId}'`,
      )
    const [row] = await app.database.asOwner(
      `select receipt_type from card_orders where public_id = '${giftOrderId}'`,
    )
    await asClass('cash')
    expect(await checkOf(giftOrderId, 'receipt')).toMatchObject({ result: 'ok' })
    const bare = await withPhotos(seller, ['front', 'back'])
    await app.database.asOwner(
      `update card_orders set receipt_type = 'cash' where public_id = '${bare.giftOrderId}'`,
    )
    expect(await checkOf(bare.giftOrderId, 'receipt')).toMatchObject({ result: 'warn' })
    await asClass('none')
    expect(await checkOf(giftOrderId, 'receipt')).toMatchObject({ result: 'none' })
    await app.database.asOwner(
      `update card_orders set receipt_type = '${row!.receipt_type}' where user_id = ${seller.id}`,
    )
  })

  it.each([
    ['the very same photo', 'sha256 = e.sha256, dhash = e.dhash', 1],
    ['a photo that looks like it', 'dhash = e.dhash # 5::bit(64)', 0],
  ])('leads to the trades that have %s', async (_, look, count) => {
    const [seller, other] = [await aSellingSeller(app), await aSellingSeller(app)]
    const [own, foreign, later] = [
      await withPhotos(seller, ['front', 'back']),
      await withPhotos(other, ['front', 'back']),
      await withPhotos(seller, ['front', 'back']),
    ]
    for (const earlier of [own, foreign])
      await app.database.asOwner(`
        update uploads set ${look} from (select sha256, dhash from uploads where public_id = '${later.photos[0]!.uploadId}') e
        where public_id = '${earlier.photos[0]!.uploadId}';
        update uploads u set digest = digest_of(u)`)
    const check = (await checkOf(later.giftOrderId, 'photo'))!
    expect(check).toMatchObject({ result: 'bad', sellers: [], count })
    const named = check.orders.map(({ giftOrderId, tradeNumber, bySameSeller }) => [
      giftOrderId,
      tradeNumber,
      bySameSeller,
    ])
    expect(named).toHaveLength(2)
    expect(named).toContainEqual([own.giftOrderId, own.tradeNumber, true])
    expect(named).toContainEqual([foreign.giftOrderId, foreign.tradeNumber, false])
  })

  it('tells nothing of a code or a photo where there is none', async () => {
    const seller = await aSellingSeller(app)
    const byCode = (await seller.sell({ codes: [aSteamCode()] })).data.giftOrderId
    expect(await checkOf(byCode, 'photo')).toMatchObject({ result: 'none' })
    expect(await checkOf(byCode, 'format')).toMatchObject({ result: 'ok' })
    const { giftOrderId } = await withPhotos(seller, ['front', 'back'])
    expect(await checkOf(giftOrderId, 'photo')).toMatchObject({ result: 'ok', orders: [], count: 0 })
    expect(await checkOf(giftOrderId, 'duplicate')).toMatchObject({ result: 'none' })
  })
})
