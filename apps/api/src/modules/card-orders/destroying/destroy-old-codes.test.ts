import type { CardOrder } from '@kaadi/contract/card-orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { appeal } from '../../../../test/appealing.ts'
import { aReviewer, type Reviewer, used, type Verdict } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { destroyOldCodes } from './destroy-old-codes.repository.ts'

let app: TestApp
let reviewer: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
})
afterAll(() => closeSoundly(app))

interface Ended {
  readonly seller: SellingSeller
  readonly giftOrderId: string
  readonly code: string
}
const ended = async (verdict: Verdict = 'valid'): Promise<Ended> => {
  const seller = await aSellingSeller(app)
  const code = aSteamCode()
  const { giftOrderId } = (await seller.sell({ codes: [code] })).data
  expect((await reviewer.settle(giftOrderId, verdict)).code).toBe(0)
  return { seller, giftOrderId, code }
}

/** As if everything about the order had happened so much earlier. */
const ago = ({ giftOrderId }: Ended, time: string) =>
  app.database.asOwner(`
    begin; alter table order_events disable trigger user; alter table card_orders disable trigger user;
    alter table ledger_transfers disable trigger user;
    update ledger_transfers set created_at = created_at - interval '${time}'
    where kind = 'card-order.paid' and event_id = (select id from card_orders where public_id = '${giftOrderId}');
    alter table ledger_transfers enable trigger user;
    update order_events e set created_at = e.created_at - interval '${time}' from card_orders o
    where o.public_id = '${giftOrderId}' and e.user_id = o.user_id and e.order_id = o.id;
    update order_events e set digest = digest_of(e) from card_orders o
    where o.public_id = '${giftOrderId}' and e.user_id = o.user_id and e.order_id = o.id;
    update card_orders set operator_time = operator_time - interval '${time}',
                           settled_at = settled_at - interval '${time}' where public_id = '${giftOrderId}';
    update order_cards k set created_at = k.created_at - interval '${time}' from card_orders o
    where o.public_id = '${giftOrderId}' and k.user_id = o.user_id and k.order_id = o.id;
    alter table order_events enable trigger user; alter table card_orders enable trigger user; commit`)

const held = async ({ giftOrderId }: Ended): Promise<boolean> => {
  const [row] = await app.database.asOwner(`
    select bool_or(k.sealed_code is not null) as held from order_cards k
    join card_orders o on o.user_id = k.user_id and o.id = k.order_id where o.public_id = '${giftOrderId}'`)
  return row!.held as boolean
}
const shown = async ({ seller, giftOrderId }: Ended): Promise<CardOrder> =>
  (await seller.read(giftOrderId)).data
const sweep = () => destroyOldCodes(app.database.db, 7)

describe('codes of orders that ended a week ago', () => {
  it.each<[string, Verdict]>([
    ['paid', 'valid'],
    ['refused', used],
  ])('are destroyed where it was %s, and the seller reads when', async (_, verdict) => {
    const [old, young] = [await ended(verdict), await ended(verdict)]
    await ago(old, '7 days')
    await ago(young, '6 days 23 hours 59 minutes')
    await sweep()
    expect([await held(old), await held(young)]).toEqual([false, true])
    expect((await shown(old)).codesShreddedTime).not.toBeNull()
    expect((await shown(young)).codesShreddedTime).toBeNull()
  })

  it('stay while an appeal is judged, and for a week after it', async () => {
    const order = await ended(used)
    await ago(order, '6 days 23 hours')
    expect((await appeal(app, order.seller, order.giftOrderId)).code).toBe(0)
    await ago(order, '1 day')
    await sweep()
    expect(await held(order)).toBe(true)
  })

  it('stay while it waits for a reviewer, however long', async () => {
    const seller = await aSellingSeller(app)
    const code = aSteamCode()
    const waiting = { seller, code, giftOrderId: (await seller.sell({ codes: [code] })).data.giftOrderId }
    await ago(waiting, '30 days')
    await sweep()
    expect(await held(waiting)).toBe(true)
    expect((await reviewer.settle(waiting.giftOrderId, 'valid')).code).toBe(0)
  })

  it('are known again afterwards: a paid card is paid once', async () => {
    const order = await ended()
    await ago(order, '8 days')
    await sweep()
    const again = await order.seller.sell({ codes: [order.code] })
    expect(again).toMatchObject({ code: 1204 })
    expect((await shown(order)).cards[0]?.maskedCode).toContain(order.code.slice(-2))
  })

  it('are told of to the seller’s open page, and are destroyed once by two processes at once', async () => {
    const order = await ended()
    await ago(order, '8 days')
    const events = () => app.database.asOwner(`select from user_events where user_id = ${order.seller.id}`)
    const before = (await events()).length
    const [one, other] = await Promise.all([sweep(), sweep()])
    expect(one + other).toBe(1)
    expect(await events()).toHaveLength(before + 1)
    expect(await sweep()).toBe(0)
  })
})
