import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { manyOrders } from '../../../../test/many-rows.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { orderFacts } from '../../search/find-anything.ts'
import { ordersWith } from './find-orders.repository.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  await manyOrders(app.database, 5_000)
  await handedOver(app.database)
  await couponed(app.database)
}, 60_000)
// For lists alone: what is written here keeps no books.
afterAll(() => app.close())

const growing = ['card_orders', 'order_cards', 'users', 'coupons', 'custody_lines', 'card_findings']

/** Cards of all orders with a redeemer, each of which has a reference. Written without the moves that belong to it. */
const handedOver = ({ asOwner }: Pick<TestApp['database'], 'asOwner'>) =>
  asOwner(`
    insert into operators (public_id, email, password_hash, name, roles)
    values ('one', 'one@kaadi.example', 'x', 'One', '{senior}');
    insert into uploads (public_id, operator_id, kind, sha256, dhash, bytes, width, height)
    select 'answer', id, 'evidence', sha256('answer'), 0::bit(64), 1000, 640, 480 from operators where public_id = 'one';
    insert into redeemers (public_id, name) values ('tema', 'Tema Card House');
    insert into custody_lines (user_id, order_id, version, redeemer_id, positions, operator_id, note)
    select o.user_id, o.id, 1, r.id, '{1}', p.id, 'Please.'
    from card_orders o, redeemers r, operators p where r.public_id = 'tema' and p.public_id = 'one';
    insert into card_findings (user_id, order_id, public_id, position, version, source, outcome, reference, upload_id, sha256, operator_id)
    select o.user_id, o.id, 'finding-' || o.id, 1, 1, 'redeemer', 'refused', 'RD-' || o.id, u.id, u.sha256, u.operator_id
    from card_orders o, uploads u where u.public_id = 'answer';
    analyze`)

/** A coupon of every seller; every second has gone to an order. Written without the moves that belong to it. */
const couponed = ({ asOwner }: Pick<TestApp['database'], 'asOwner'>) =>
  asOwner(`
    alter table coupons disable trigger user; alter table card_orders disable trigger user;
    insert into coupon_rules (id, source, title, rule, amount, currency_id, life_days)
    values ('many', 'campaign', 'Welcome coupon', 'Once.', 100, 1, 30);
    insert into coupons (user_id, rule_id, source, title, rule, amount, currency_id, expires_at)
    select o.user_id, 'many', 'campaign', 'Welcome coupon', 'Once.', 100, 1, now() + interval '1 day' from card_orders o;
    update card_orders o set coupon_id = c.id, coupon_bonus = 100, bonus = 100 from coupons c where c.user_id = o.user_id;
    update coupons c set status = 1, order_id = o.id from card_orders o where o.coupon_id = c.id and o.user_id = c.user_id
      and o.id % 2 = 0;
    alter table coupons enable trigger user; alter table card_orders enable trigger user;
    analyze`)

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
  ['the name of a coupon', 'welcome coupon'],
  ['a brand and a country', 'steam us'],
  ['what is on the card and a seller', 'steam $100 temitope'],
  ['words that nothing has on it', 'kwame nothing'],
  ['a redeemer', 'tema'],
  ['a redeemer and a brand', 'tema card steam'],
  ['the reference of a redeemer', 'RD-48813'],
  ['a state', 'refused'],
  ['a state and a brand', 'steam waiting'],
  ['a class of receipt', 'no receipt'],
  ['a brand and a class of receipt', 'steam cash receipt'],
  ['a reason', 'already used'],
  ['a day', '27 Nov'],
  ['a day as it is said', 'yesterday'],
  ['a brand, a state and a day', 'steam paid 27 Nov 2026'],
])('orders are found by %s without a table being read through', async (_, text) => {
  expect(await readThrough(ordersWith({ text, facts: orderFacts }, 5))).toEqual([])
})

it('orders are found by a whole code without a table being read through', async () => {
  const text = 'x9kq2-lab3c-de4fg'
  expect(await readThrough(ordersWith({ text, marks: [Buffer.alloc(32)] }, 5))).toEqual([])
})

it('a table that is read through is seen', async () => {
  expect(await readThrough(sql`select from card_orders where comment = 'x'`)).toEqual(['card_orders'])
})
