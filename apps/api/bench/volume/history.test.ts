import { maxCounted } from '@kaadi/contract/primitives'
import type { Kysely } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tables } from '../../src/database/index.ts'
import { pageOrders } from '../../src/modules/card-orders/reading/card-orders.repository.ts'
import { pageMessages } from '../../src/modules/order-messages/reading/page-messages.repository.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { manyOrders, manyTradesOf } from '../../test/many-rows.ts'
import { stockCatalogue } from '../../test/round-rates.ts'
import { aSellingSeller } from '../../test/selling-seller.ts'
import { explain, nodesOf, rowsRead, statementsOf } from './explain.ts'

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  // Of many sellers, as the planner finds them.
  await manyOrders(app.database, 4_000)
  await app.database.asOwner(`
    set session_replication_role = replica;
    insert into order_messages (user_id, order_id, seq, public_id, author, sealed_text)
    select user_id, id, n, 'other-' || id || '-' || n, 'seller', null
    from card_orders, generate_series(1, 3) n where public_id like 'order-%';
    set session_replication_role = origin`)
  client = new Client({ connectionString: app.database.ownerUrl })
  await client.connect()
}, 120_000)
afterAll(async () => {
  await client.end()
  await app.close()
})

const size = 50
/** A page of the trades of a seller, of all of them or of a state, or of what was written about one. */
type Read = (
  on: Kysely<Tables>,
  seller: { id: bigint; orderId: bigint },
  cursor?: string,
) => Promise<{ cursor: string | null }>
const page = (cursor?: string) => ({ current: 1, size, ...(cursor && { cursor }) })
const reads: Readonly<Record<string, Read>> = {
  trades: (on, { id }, cursor) => pageOrders(on, id, page(cursor)),
  'trades of a state': (on, { id }, cursor) => pageOrders(on, id, { ...page(cursor), family: 'notPaid' }),
  'messages of a trade': (on, { id, orderId }, cursor) =>
    pageMessages(on, { userId: id, id: orderId }, 'seller', { ...page(cursor), giftOrderId: 'any' as never }),
}

/** A seller with so many trades, one of which has as many messages. */
async function aSellerWith(count: number) {
  const seller = await aSellingSeller(app)
  const { giftOrderId } = (await seller.sell()).data
  await manyTradesOf(app.database, giftOrderId, count)
  await app.database.asOwner(`
    set session_replication_role = replica;
    insert into order_messages (user_id, order_id, seq, public_id, author, sealed_text)
    select o.user_id, o.id, n, 'line-' || o.id || '-' || n, 'seller', null
    from card_orders o, generate_series(1, ${count}) n where o.public_id = '${giftOrderId}';
    set session_replication_role = origin; analyze`)
  const [row] = await app.database.asOwner(
    `select id::text from card_orders where public_id = '${giftOrderId}'`,
  )
  return { id: seller.id, orderId: BigInt(String(row!.id)) }
}

/** Rows that the fourth page looks at in one table, of the one where it looks at most. */
async function rowsOfPage(read: Read, seller: { id: bigint; orderId: bigint }): Promise<number> {
  let cursor: string | undefined
  for (let turn = 0; turn < 3; turn++)
    cursor = (await read(app.database.db, seller, cursor)).cursor ?? undefined
  expect(cursor).toBeDefined()
  const scans = []
  for (const sent of await statementsOf(app.database.ownerUrl, (on) => read(on, seller, cursor)))
    scans.push(...nodesOf((await explain(client, sent)).plan))
  return Math.max(...scans.filter((scan) => scan['Relation Name'] !== undefined).map(rowsRead))
}

it('a page deep in a history of ten thousand lines looks at no more rows than the count goes to, as in one of five hundred', async () => {
  const [short, long] = [await aSellerWith(500), await aSellerWith(10_000)]
  for (const [name, read] of Object.entries(reads)) {
    expect([name, (await rowsOfPage(read, short)) <= 500]).toEqual([name, true])
    const rows = await rowsOfPage(read, long)
    expect([name, rows, rows <= 1.1 * maxCounted]).toEqual([name, rows, true])
  }
}, 240_000)
