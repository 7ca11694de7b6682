import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aGrant } from '../../../../test/coupons.ts'
import { aReviewer, type Reviewer } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'

let app: TestApp
let reviewer: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
})
afterAll(() => closeSoundly(app))

const words = 'We do not buy cards of this brand any more.'
const held = async () => {
  const seller = await aSellingSeller(app)
  await aGrant(app, seller.id)
  const code = aSteamCode()
  const { giftOrderId } = (await seller.sell({ codes: [code] })).data
  const { lease } = (await reviewer.claim(giftOrderId)).data
  return { seller, code, leased: { giftOrderId, leaseToken: lease!.leaseToken } }
}

describe('an order that the desk cancels', () => {
  it('ends without blame: the seller reads why, the coupon is back, and the codes are destroyed', async () => {
    const { seller, leased } = await held()
    const { giftOrderId } = leased
    const { data } = await reviewer.call<{ claimedByMe: boolean }>('cancel', { ...leased, words })
    expect(data).toMatchObject({ claimedByMe: false, order: { orderStatus: 25 } })
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      orderStatus: 25,
      settledAmount: null,
      coupon: { outcome: 'returned' },
    })
    const [card] = await app.database.asOwner(`
      select k.sealed_code, k.shredded_at is not null as shredded from order_cards k
      join card_orders o on o.user_id = k.user_id and o.id = k.order_id where o.public_id = '${giftOrderId}'`)
    expect(card).toEqual({ sealed_code: null, shredded: true })
    const [note] = await app.database.asOwner(
      `select title, content from notifications where subject_id = '${giftOrderId}' order by id desc limit 1`,
    )
    expect(note).toMatchObject({ title: 'We cancelled your trade' })
    expect(note!.content).toContain(words)
  })

  it('leaves the card to its seller, who may send it again', async () => {
    const { seller, code, leased } = await held()
    await reviewer.call('cancel', { ...leased, words })
    expect((await seller.sell({ codes: [code] })).data.orderStatus).toBe(0)
  })

  it('is ended by whoever holds it alone, with a sentence, once', async () => {
    const { leased } = await held()
    const other = await aReviewer(app)
    expect((await other.call('cancel', { ...leased, words })).code).toBe(1601)
    expect((await reviewer.call('cancel', { ...leased, words: '  too short  ' })).code).toBe(1001)
    expect((await reviewer.call('cancel', { ...leased, words })).code).toBe(0)
    expect((await reviewer.call('cancel', { ...leased, words })).code).toBe(1601)
  })

  it('is cancelled or put back, not both, when both are asked for at once', async () => {
    const { seller, leased } = await held()
    const [cancelled, released] = await Promise.all([
      reviewer.call('cancel', { ...leased, words }),
      reviewer.call('release', leased),
    ])
    expect([cancelled.code, released.code].toSorted()).toEqual([0, 1601])
    expect((await seller.read(leased.giftOrderId)).data.orderStatus).toBe(cancelled.code === 0 ? 25 : 0)
  })
})
