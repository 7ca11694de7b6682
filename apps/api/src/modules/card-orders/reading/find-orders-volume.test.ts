import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { manyOrders } from '../../../../test/many-rows.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { ordersWith } from './find-orders.repository.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  await manyOrders(app.database, 5_000)
}, 60_000)
// For lists alone: what is written here keeps no books.
afterAll(() => app.close())

const growing = ['card_orders', 'order_cards', 'users', 'coupons']

/** Tables that grow, as far as a query reads them through. */
async function readThrough(query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql`explain (format json) ${query}`.execute(app.deps.database.db)
  const scans = JSON.stringify(rows).matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)
  return [...scans].map(([, table]) => table!).filter((table) => growing.includes(table))
}

it.each([
  ['a number', 'GC-2611'],
  ['five digits', '48813'],
  ['an address', 'many000100'],
  ['a name', 'temitope balogun'],
  ['the end of a code', 'Q7'],
  ['a brand', 'steam'],
  ['a brand and an amount', 'steam 100'],
  ['its title', '2 × Steam $100'],
  ['an amount', '₦148,000.00'],
  ['the code of a coupon', 'YAM-FEST'],
])('orders are found by %s without a table being read through', async (_, text) => {
  expect(await readThrough(ordersWith({ text }, 5))).toEqual([])
})

it('orders are found by a whole code without a table being read through', async () => {
  const text = 'x9kq2-lab3c-de4fg'
  expect(await readThrough(ordersWith({ text, marks: [Buffer.alloc(32)] }, 5))).toEqual([])
})

it('a table that is read through is seen', async () => {
  expect(await readThrough(sql`select from card_orders where comment = 'x'`)).toEqual(['card_orders'])
})
