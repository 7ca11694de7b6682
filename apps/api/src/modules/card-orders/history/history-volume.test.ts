import { type CardOrderSummary, cardOrders } from '@kaadi/contract/card-orders'
import { withApiPrefix } from '@kaadi/contract/http'
import type { Page } from '@kaadi/contract/primitives'
import { type TradeTotal, tradeHistory } from '@kaadi/contract/trade-history'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { manyTradesOf } from '../../../../test/many-rows.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, type SellingSeller } from '../../../../test/selling-seller.ts'
import { orderRows, ordersOf } from '../reading/card-orders.repository.ts'

let app: TestApp
let seller: SellingSeller
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  seller = await aSellingSeller(app)
  await manyTradesOf(app.database, (await seller.sell()).data.giftOrderId, 10_000)
}, 60_000)
// For lists alone: what is written here keeps no books.
afterAll(() => app.close())

describe('a history of ten thousand trades', () => {
  it('is added up whole, whatever page is looked at', async () => {
    const { token } = seller
    const { data } = await app.call<TradeTotal[]>(tradeHistory.totals, { token })
    expect(data.map(({ count }) => count)).toEqual([10_000])
  })

  it('is paged: a deep page is found by the index, without a sort', async () => {
    const { token } = seller
    const pageAt = async (cursor?: string) =>
      (
        await app.call<Page<CardOrderSummary>>(cardOrders.page, {
          token,
          query: { size: 50, ...(cursor && { cursor }) },
        })
      ).data
    const first = await pageAt()
    const second = await pageAt(first.cursor!)
    expect([first.records.length, second.records.length]).toEqual([50, 50])
    expect(second.records.map(({ giftOrderId }) => giftOrderId)).not.toContain(first.records[0]!.giftOrderId)

    const { rows } = await sql`
      explain (format json) select o.id from ${orderRows} where ${ordersOf(seller.id, {})}
      and (o.created_at, o.id) < (now() - interval '2 hours', 1)
      order by o.created_at desc, o.id desc limit 51`.execute(app.deps.database.db)
    expect(JSON.stringify(rows)).toContain('card_orders_of_user')
    expect(JSON.stringify(rows)).not.toContain('"Sort"')
  })

  it('is kept as a table, whose length is told beforehand', async () => {
    const reply = await app.http.inject({
      method: 'GET',
      url: withApiPrefix(tradeHistory.table.path),
      headers: { authorization: `Bearer ${seller.token}` },
    })
    expect(reply.headers['x-trade-lines']).toBe('10000')
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length)
  })
})
