import { insightPeriod } from '@kaadi/contract/insight'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAnswers, readOverdue, readReasons } from '../../src/modules/insight/insight.repository.ts'
import { sumDays } from '../../src/modules/insight/sum-days.job.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { manyOrders } from '../../test/many-rows.ts'
import { stockCatalogue } from '../../test/round-rates.ts'
import { explain, nodesOf, rowsRead, statementsOf } from './explain.ts'

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  client = new Client({ connectionString: app.database.ownerUrl })
  await client.connect()
}, 120_000)
afterAll(async () => {
  await client.end()
  await app.close()
})

/** So many orders were sent over the last twenty days before today, and answered by five reviewers within some hours. */
async function answer(count: number): Promise<void> {
  await manyOrders(app.database, count)
  await app.database.asOwner(`
    set session_replication_role = replica;
    update card_orders o
    set status = case when o.id % 4 = 0 then 20 else 10 end, actor = 'desk', operator_id = 1 + o.id % 5, decided_by = 1 + o.id % 5,
        created_at = t.at, operator_time = t.at + t.took, queue_at = t.at + interval '15 minutes', version = 3,
        settled_amount = case when o.id % 4 = 0 then null else o.payout end,
        settled_bonus = case when o.id % 4 = 0 then null else o.bonus end,
        settled_at = case when o.id % 4 = 0 then null else t.at + t.took end
    from (select user_id, id, date_trunc('day', now()) - interval '20 days' + (id * 7919 % 1600000) * interval '1 second' as at,
                 (60 + id * 104729 % 7200) * interval '1 second' as took from card_orders) t
    where t.user_id = o.user_id and t.id = o.id;
    update order_cards set status = 5, reason_code = 201 + order_id % 3 where order_id % 4 = 0;
    insert into order_events (user_id, order_id, version, from_status, to_status, actor, operator_id, created_at)
    select o.user_id, o.id, e.version, e.was, case e.version when 3 then o.status else e.version - 1 end,
           case e.version when 1 then 'seller' else 'desk' end, o.operator_id,
           case e.version when 3 then o.operator_time else o.created_at end
    from card_orders o, (values (1, null), (2, 0), (3, 1)) e (version, was)
    on conflict do nothing;
    set session_replication_role = origin;
    analyze card_orders, order_cards, order_events`)
  while ((await sumDays(app.database.db)) > 0);
  await app.database.asOwner('vacuum analyze')
}

/** Rows that the page's statements look at in tables. */
async function rowsOfPage(): Promise<number> {
  const now = Date.now()
  const period = insightPeriod({}, now)!
  const sent = await statementsOf(app.database.ownerUrl, (on) =>
    Promise.all([readAnswers(on, period, {}), readReasons(on, period, {}), readOverdue(on, period, {}, now)]),
  )
  expect(sent).toHaveLength(3)
  const plans = []
  for (const statement of sent) plans.push((await explain(client, statement)).plan)
  return plans
    .flatMap(nodesOf)
    .filter((node) => node['Relation Name'] !== undefined)
    .reduce((sum, node) => sum + rowsRead(node), 0)
}

it('a month of the desk costs the same at ten times the orders', async () => {
  await answer(1_500)
  const few = await rowsOfPage()
  await app.database.asOwner(`
    set session_replication_role = replica;
    truncate card_orders, order_cards, order_events, quotes, desk_days, desk_day_reasons, money_days, money_day_brands, desk_days_summed cascade;
    set session_replication_role = origin`)
  await answer(15_000)
  const many = await rowsOfPage()
  expect(few).toBeGreaterThan(100)
  expect(many / few).toBeLessThan(2)
}, 240_000)

it('what is overdue is read by an index, and each order that waits once', async () => {
  await app.database.asOwner(`
    set session_replication_role = replica;
    truncate card_orders, order_cards, order_events, quotes, desk_days, desk_day_reasons, money_days, money_day_brands, desk_days_summed cascade;
    set session_replication_role = origin`)
  await answer(9_000)
  await app.database.asOwner(`
    set session_replication_role = replica;
    update card_orders set status = 0, operator_time = null, decided_by = null, actor = 'seller', version = 1,
        settled_amount = null, settled_bonus = null, settled_at = null,
        queue_at = now() - interval '1 minute' - id % 600 * interval '1 hour'
    where id % 3 = 0;
    delete from order_events where order_id % 3 = 0 and version > 1;
    set session_replication_role = origin`)
  await app.database.asOwner('vacuum analyze')
  const [waiting] = await app.database.asOwner('select count(*) from unanswered_orders')
  const now = Date.now()
  const period = insightPeriod({}, now)!
  const [sent] = await statementsOf(app.database.ownerUrl, (on) => readOverdue(on, period, {}, now))
  const { plan } = await explain(client, sent!)
  const scans = nodesOf(plan).filter((node) => node['Relation Name']?.includes('order'))
  expect(scans.map((node) => node['Relation Name'])).not.toContain('order_events')
  expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  const rows = scans.reduce((sum, node) => sum + rowsRead(node), 0)
  expect(rows).toBe(Number(waiting!.count))
}, 240_000)
