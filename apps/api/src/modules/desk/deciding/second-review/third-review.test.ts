import { type DeskOrder, type DeskQueueRow, desk } from '@kaadi/contract/desk'
import type { Page } from '@kaadi/contract/primitives'
import { shifts } from '@kaadi/contract/shifts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { appeal } from '../../../../../test/appealing.ts'
import { aReviewer, notActivated, type Reviewer, used, worth } from '../../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode } from '../../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../../test/sound-books.ts'
import { userAvailable } from '../../../../ledger/index.ts'

let app: TestApp
let first: Reviewer
let second: Reviewer
let third: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  await app.database.asOwner('update second_review_rules set verdict_from = 14000000 where currency_id = 1')
  first = await aReviewer(app)
  second = await aReviewer(app, 'senior')
  third = await aReviewer(app, 'senior')
})
afterAll(() => closeSoundly(app))

/** One found the card used; the second would pay ₦148,000. */
const contested = async () => {
  const seller = await aSellingSeller(app)
  const { giftOrderId } = (await seller.sell()).data
  await first.settle(giftOrderId, used)
  const reply = await second.settle(giftOrderId, 'valid')
  return {
    seller,
    giftOrderId,
    reply,
    availableNow: () => app.deps.ledger.balance(userAvailable(seller.id, 1)),
  }
}
const readAs = async ({ token }: Reviewer, giftOrderId: string) =>
  (await app.call<DeskOrder>(desk.order, { token, query: { giftOrderId } })).data

describe('a second verdict that would pay much more than the first', () => {
  it('pays nothing yet: it waits for a third reviewer, and the seller is told nothing', async () => {
    const { seller, giftOrderId, reply, availableNow } = await contested()
    expect(reply.data).toMatchObject({
      order: { orderStatus: 4, operatorTime: null },
      second: {
        byMe: true,
        because: ['verdict'],
        agreed: false,
        secondBy: expect.stringMatching(/^Operator/),
      },
      lease: null,
    })
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      orderStatus: 4,
      settledAmount: null,
      cards: [{ cardStatus: 0 }],
    })
    expect(await availableNow()).toBe(0n)
  })

  it('is decided by a senior who is neither of the two, blind', async () => {
    const { seller, giftOrderId, availableNow } = await contested()
    for (const judge of [first, second])
      expect(await judge.claim(giftOrderId)).toMatchObject({ status: 409, code: 1611 })
    const junior = await aReviewer(app)
    expect(await junior.claim(giftOrderId)).toMatchObject({ status: 409, code: 1639 })
    // They are told no more than of any second look: not that there were two, nor that they differ.
    const blind = { firstBy: null, secondBy: null, byMe: false, because: [], agreed: null }
    const claimed = (await third.claim(giftOrderId)).data
    expect(claimed).toMatchObject({ second: blind, order: { cards: [{ cardStatus: 0 }] }, openedCardIds: [] })
    expect((await readAs(first, giftOrderId)).order.cards).toMatchObject([{ cardStatus: 0 }])
    await third.settle(giftOrderId, 'valid')
    expect(await availableNow()).toBe(14_800_000n)
    expect((await seller.read(giftOrderId)).data.orderStatus).toBe(10)
    expect((await readAs(third, giftOrderId)).second).toMatchObject({
      firstBy: expect.stringMatching(/^Operator/),
      secondBy: expect.stringMatching(/^Operator/),
      agreed: false,
    })
  })

  it('leaves nothing of an overruled reviewer on what the seller reads', async () => {
    const seller = await aSellingSeller(app)
    const { giftOrderId } = (await seller.sell({ codes: [aSteamCode(), aSteamCode()] })).data
    await first.settle(giftOrderId, used, used)
    await second.settle(giftOrderId, 'valid', 'valid')
    await third.settle(giftOrderId, 'valid', notActivated)
    const { orderStatus, cards, evidence } = (await seller.read(giftOrderId)).data
    expect(orderStatus).toBe(12)
    expect(cards.map(({ reason }) => reason?.code ?? null)).toEqual([null, 201])
    expect(evidence.map(({ cardId }) => cardId)).toEqual([cards[1]!.cardId])
    // At the desk all of it stands.
    expect((await readAs(third, giftOrderId)).order.evidence).toHaveLength(3)
  })

  it('may be refused by the third, whose appeal then none of the three judges', async () => {
    const { seller, giftOrderId, availableNow } = await contested()
    await third.settle(giftOrderId, notActivated)
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      orderStatus: 20,
      cards: [{ reason: { code: 201 } }],
    })
    expect(await availableNow()).toBe(0n)
    await appeal(app, seller, giftOrderId)
    const [{ judged_by }] = (await app.database.asOwner(`
      select judged_by::text[] from appeals a join card_orders o on o.user_id = a.user_id and o.id = a.order_id
      where o.public_id = '${giftOrderId}'`)) as [{ judged_by: string[] }]
    expect(judged_by.map(BigInt)).toEqual([third.id, first.id, second.id])
  })

  it('stands in the second line of seniors alone, and stays there when the third gives it back', async () => {
    const { giftOrderId, seller } = await contested()
    const { tradeNumber } = (await seller.read(giftOrderId)).data
    const seen = async ({ token }: Reviewer) =>
      (
        await app.call<Page<DeskQueueRow>>(desk.queue, {
          token,
          query: { view: 'second', search: tradeNumber },
        })
      ).data.records.length
    expect([await seen(third), await seen(await aReviewer(app))]).toEqual([1, 0])
    const { leaseToken } = (await third.claim(giftOrderId)).data.lease!
    await third.call('release', { giftOrderId, leaseToken })
    expect((await seller.read(giftOrderId)).data.orderStatus).toBe(4)
    expect((await second.claim(giftOrderId)).code).toBe(1611)
  })

  it('is not handed to a reviewer who is no senior', async () => {
    const { giftOrderId } = await contested()
    const junior = await aReviewer(app)
    await app.call(shifts.start, { token: junior.token, body: {} })
    const { leaseToken } = (await third.claim(giftOrderId)).data.lease!
    const given = { giftOrderId, leaseToken, operatorId: junior.publicId, note: 'Please look at this.' }
    expect(await third.call('handOver', given)).toMatchObject({ status: 409, code: 1635 })
  })

  it('decides alone where it would pay less, or not so much more', async () => {
    const seller = await aSellingSeller(app)
    const { giftOrderId } = (await seller.sell()).data
    await first.settle(giftOrderId, worth('69.99'))
    expect((await second.settle(giftOrderId, 'valid')).data).toMatchObject({
      order: { orderStatus: 10 },
      second: { secondBy: null, agreed: false },
    })
  })

  it('is not decided by either of the two in the database', async () => {
    const { giftOrderId } = await contested()
    await expect(
      app.database.asOwner(`
        update card_orders set status = 1, version = version + 1, actor = 'desk', operator_id = ${second.id},
          claimed_by = ${second.id}, lease_token_hash = sha256('x'), lease_expires_at = now() + interval '5 minutes'
        where public_id = '${giftOrderId}'`),
    ).rejects.toThrow('a third look is another reviewer')
    await expect(
      app.database.asOwner(
        `update card_orders set second_judge = ${third.id} where public_id = '${giftOrderId}'`,
      ),
    ).rejects.toThrow('who judged second never changes')
  })
})
