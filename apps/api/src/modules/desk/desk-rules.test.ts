import { cardOrderTransitions } from '@kaadi/contract/card-orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { aReviewer, type Reviewer } from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../test/selling-seller.ts'
import { closeSoundly } from '../../../test/sound-books.ts'

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

const sell = async (codes = [aSteamCode()], by = seller) =>
  (await by.sell({ codes })).data.giftOrderId as string
describe('the database', () => {
  it('has the transitions of the contract', async () => {
    const rows = await app.database.asOwner('select from_status, to_status from card_order_transitions')
    const declared = Object.entries(cardOrderTransitions).flatMap(([from, tos]) =>
      tos.map((to) => `${from}-${to}`),
    )
    expect(rows.map((row) => `${row.from_status}-${row.to_status}`).toSorted()).toEqual(declared.toSorted())
  })

  const decided = `claimed_by = null, lease_token_hash = null, lease_expires_at = null, operator_time = now(), decided_by = claimed_by`
  it.each([
    [
      'a refusal for good without evidence',
      `status = 20, version = version + 1, ${decided}`,
      'a refusal needs a reason and evidence',
    ],
    [
      'a refusal for correction without evidence',
      `status = 21, version = version + 1, ${decided}`,
      'a refusal needs a reason and evidence',
    ],
    [
      'a state that does not follow',
      `status = 40, version = version + 1, ${decided}, settled_amount = payout, settled_bonus = bonus, settled_at = now()`,
      'cannot move that way',
    ],
    ['a version that stays', `status = 0, ${decided}`, 'cannot move that way'],
    ['another payout', 'payout = payout + 1', 'never changes'],
    [
      'a payment without an amount',
      `status = 10, version = version + 1, ${decided}`,
      'card_orders_paid_has_amount',
    ],
    [
      'a payment of more than was quoted',
      `status = 10, version = version + 1, ${decided}, settled_amount = payout + 1, settled_bonus = 0, settled_at = now()`,
      'card_orders_paid_as_quoted',
    ],
    ['a claim without a lease', 'lease_token_hash = null', 'card_orders_claim_has_lease'],
  ])('refuses %s', async (_, change, message) => {
    const giftOrderId = await sell()
    await reviewer.claim(giftOrderId)
    await expect(
      app.database.asOwner(`update card_orders set ${change} where public_id = '${giftOrderId}'`),
    ).rejects.toThrow(message)
  })

  it('refuses a refused card without evidence, and one without a reason', async () => {
    const giftOrderId = await sell()
    const card = `where order_id = (select id from card_orders where public_id = '${giftOrderId}')`
    await expect(
      app.database.asOwner(`update order_cards set status = 5, reason_code = 202 ${card}`),
    ).rejects.toThrow('a card that is refused or offered for less needs evidence')
    await expect(app.database.asOwner(`update order_cards set status = 5 ${card}`)).rejects.toThrow(
      'order_cards_refusal_has_reason',
    )
  })

  it.each(['order_events', 'order_evidence', 'code_reveals'])(
    'keeps %s as they were written',
    async (table) => {
      await expect(app.database.asOwner(`update ${table} set created_at = now()`)).rejects.toThrow(
        'append only',
      )
      await expect(app.database.asOwner(`delete from ${table}`)).rejects.toThrow('append only')
      await expect(app.database.asOwner(`truncate ${table}`)).rejects.toThrow('append only')
    },
  )

  it('lets the service itself write no events of an order', async () => {
    await expect(
      app.database.reads.query(`insert into order_events (user_id, order_id, version, to_status, actor)
        select user_id, id, 9, 10, 'desk' from card_orders limit 1`),
    ).rejects.toThrow('permission denied')
  })
})
