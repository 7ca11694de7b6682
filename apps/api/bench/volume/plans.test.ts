import { maxCounted } from '@kaadi/contract/primitives'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { stockCatalogue } from '../../test/round-rates.ts'
import { explain, nodesOf, type PlanNode, rowsRead, statementsOf } from './explain.ts'
import { fill } from './fill.ts'
import { listReads } from './list-reads.ts'
import { findSubject } from './subject.ts'

let app: TestApp
let client: Client
const count = 4_000

beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  await fill(app.database, count)
  client = new Client({ connectionString: app.database.ownerUrl })
  await client.connect()
}, 120_000)
afterAll(async () => {
  await client.end()
  await app.close()
})

/** Nothing but what grows: the catalogue's few rows may be read whole. */
const growing = new Set([
  'card_orders',
  'order_cards',
  'withdrawals',
  'bank_accounts',
  'notifications',
  'uploads',
  'users',
  'withdrawal_events',
  'order_events',
  'audit_lines',
  'appeals',
  'order_threads',
  'reversals',
  'rechecks',
  'ledger_accounts',
  'ledger_transfers',
  'ledger_entries',
])

/** The amount of waiting payouts is whole: it looks at each that waits, by an index. */
const sumOf: Readonly<Record<string, string>> = { 'desk stats': 'withdrawals' }

function tooMuch(scan: PlanNode, list: string): string | undefined {
  const { 'Relation Name': table, 'Node Type': kind } = scan
  if (kind !== 'Seq Scan' && sumOf[list] === table) return undefined
  const rows = rowsRead(scan)
  const isWhole = kind === 'Seq Scan' && rows >= count
  return isWhole || rows > 1.1 * maxCounted ? `${kind} of ${table}: ${rows} rows` : undefined
}

describe('a list with thousands of rows', () => {
  it.each(Object.entries(listReads))(
    '%s: reads no table whole, and no more than it counts to',
    async (list, read) => {
      const subject = await findSubject(app.database)
      for (const statement of await statementsOf(app.database.ownerUrl, (on) => read(on, subject))) {
        const { plan } = await explain(client, statement)
        const scans = nodesOf(plan).filter((node) => growing.has(node['Relation Name'] ?? ''))
        expect(scans.map((scan) => tooMuch(scan, list)).filter((found) => found !== undefined)).toEqual([])
      }
    },
  )
})

it('misses no look-alike of up to five bits', async () => {
  const { uploadId } = await findSubject(app.database)
  const near = await app.database.asOwner(`
    with mine as (select dhash from uploads where id = ${uploadId}),
    changed as (
      select n, (select bit_or(set_bit(0::bit(64), place, 1)) from (
        select place from generate_series(0, 63) place order by md5(n || '-' || place) limit n % 6) places) as bits
      from generate_series(1, 3000) n)
    select count(*) filter (where photo_parts(dhash # bits) && near_photo_parts(dhash))::int as found, count(*)::int as all
    from mine, changed where bits is not null`)
  expect(near).toEqual([{ found: 2_500, all: 2_500 }])
})
