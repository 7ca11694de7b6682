import { levels, type MyLevel, type PointEntry } from '@kaadi/contract/levels'
import type { Page } from '@kaadi/contract/primitives'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { aReviewer, type Reviewer } from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aSellingSeller, type SellingSeller } from '../../../test/selling-seller.ts'
import { closeSoundly } from '../../../test/sound-books.ts'

let app: TestApp
let reviewer: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
})
afterAll(() => closeSoundly(app))

/** A claimed order whose code was opened. */
const anOpenedOrder = async (seller: SellingSeller) => {
  const { giftOrderId } = (await seller.sell()).data
  const { lease, order } = (await reviewer.claim(giftOrderId)).data
  await reviewer.open(giftOrderId, lease!.leaseToken, order.cards[0]!.cardId)
  return giftOrderId
}

/** A second process: a connection with a transaction of its own. */
const aProcess = async () => {
  const client = new Client({ connectionString: app.database.ownerUrl })
  await client.connect()
  await client.query('begin')
  return client
}

const settle = (giftOrderId: string) => `
  update order_cards set status = 1, is_credited = true, settled_amount = payout
  where order_id = (select id from card_orders where public_id = '${giftOrderId}');
  update card_orders
  set status = 10, version = version + 1, actor = 'desk', operator_id = claimed_by, decided_by = claimed_by,
      operator_time = now(), claimed_by = null, claimed_session = null, lease_token_hash = null, lease_expires_at = null,
      settled_amount = payout, settled_bonus = bonus, settled_coupon = coupon_bonus, settled_at = now()
  where public_id = '${giftOrderId}';
  select ledger_post_all(array_agg(('card-order.paid', id, 0, ledger_desk('cards', 1), ledger_user_available(user_id, 1),
                                    settled_amount)::ledger_leg)) from card_orders where public_id = '${giftOrderId}'`

it('counts on what another process has committed meanwhile, where both settle trades of one seller', async () => {
  const seller = await aSellingSeller(app)
  const [first, second] = [await anOpenedOrder(seller), await anOpenedOrder(seller)]
  const [one, other] = [await aProcess(), await aProcess()]
  await one.query(settle(first))
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
  const waiting = other.query(settle(second))
  await expect
    .poll(() =>
      app.database.asOwner(`select wait_event_type from pg_stat_activity where pid = ${rows[0]!.pid}`),
    )
    .toEqual([{ wait_event_type: 'Lock' }])
  await one.query('commit')
  await waiting
  await other.query('commit')
  await Promise.all([one.end(), other.end()])
  const { token } = seller
  expect((await app.call<MyLevel>(levels.mine, { token })).data).toMatchObject({ points: 200 })
  expect((await app.call<Page<PointEntry>>(levels.points, { token })).data.records).toMatchObject([
    { giftOrderId: second, balance: 200 },
    { giftOrderId: first, balance: 100 },
  ])
})
