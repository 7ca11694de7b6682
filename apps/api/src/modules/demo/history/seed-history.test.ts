import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'
import { seedDemo, seedHistory } from '../index.ts'
import { demoPayouts } from './story/money/payouts.ts'
import { demoSales } from './story/sales.ts'
import { tellStory } from './story/story.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  await seedDemo(app.deps)
})
afterAll(async () => {
  // The mail of a decision is sent once the service runs.
  await app.runJobs()
  await closeSoundly(app)
  await bankProvider.close()
})

const cut = new Error('the process was killed')

/** A service that is gone after so many calls: before the next one, or while its reply is on the way. */
const dyingAfter = (calls: number, replies: 'lost' | 'none'): FastifyInstance => {
  let left = calls
  const inject = async (options: object) => {
    if (left-- > 0) return app.http.inject(options)
    if (left === -1 && replies === 'lost') await app.http.inject(options)
    throw cut
  }
  return { inject } as unknown as FastifyInstance
}

/** As though everything so far had been done hours earlier: by the database's clock no test can wait. Witnesses stay as they are. */
const passHours = (hours: number) =>
  app.database.asOwner(`do $$
    declare aged record;
    begin
      for aged in
        select table_name as name, string_agg(format('%1$I = %1$I - interval ''${hours} hours''', column_name), ', ') as sets
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'
          and is_generated = 'NEVER' and table_name <> 'witnesses'
        group by table_name
      loop
        execute format('alter table %1$I disable trigger user; update %1$I set %2$s; alter table %1$I enable trigger user',
                       aged.name, aged.sets);
      end loop;
      -- What a row says of its own time is part of its digest; who approved a batch has signed that one.
      for aged in
        select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'digest'
          and table_name in ('changes', 'blocks', 'adjustments', 'payout_batches', 'idempotency_keys')
      loop
        execute format('alter table %1$I disable trigger user; update %1$I t set digest = digest_of(t); alter table %1$I enable trigger user',
                       aged.name);
      end loop;
      update card_prices p set history_digest = rates_of_price(p.id);
      alter table payout_batch_approvals disable trigger user;
      update payout_batch_approvals p set signed = b.digest from payout_batches b where b.id = p.batch_id;
      alter table payout_batch_approvals enable trigger user;
      update business_settings set value = (
        select coalesce(jsonb_agg(line || jsonb_build_object('at', (line ->> 'at')::timestamptz - interval '${hours} hours')
                                  order by place), '[]')
        from jsonb_array_elements(value::jsonb) with ordinality as l (line, place))::text
      where key = 'demo.diary';
    end $$`)

it('goes on where a start was cut off, wherever that was, and ends as if nothing had happened', async () => {
  let starts = 0
  let summary: string | undefined
  while (summary === undefined) {
    starts++
    // Long enough for every window of the service to have closed.
    if (starts > 1) await passHours(11)
    summary = await seedHistory(app.deps, dyingAfter(47, starts % 2 ? 'lost' : 'none')).catch((error) => {
      if (error !== cut) throw error
      return undefined
    })
  }
  expect(starts).toBeGreaterThan(10)
  expect(summary).toBe(`${demoSales.length} trades, ${demoPayouts.length} withdrawals`)
  const replaced = demoSales.filter(({ end }) => end.kind === 'replaced').length
  const [made] = await app.database.asOwner(`
    select (select count(*)::integer from card_orders) as orders, (select count(*)::integer from withdrawals) as withdrawals,
           (select count(*)::integer from business_settings where key = 'demo.diary') as diaries`)
  expect(made).toEqual({ orders: demoSales.length + replaced, withdrawals: demoPayouts.length, diaries: 0 })
  const [odd] = await app.database.asOwner(`
    select (select count(*)::integer from card_orders where created_at > now() or operator_time > now()) as "yetToCome",
           (select count(*)::integer from card_orders where operator_time < created_at) as "tooEarly",
           (select count(*)::integer from (
              select t.created_at < lag(t.created_at) over (partition by e.account_id order by e.version) as before
              from ledger_entries e join ledger_transfers t on t.id = e.transfer_id) l where before) as disordered`)
  expect(odd).toEqual({ yetToCome: 0, tooEarly: 0, disordered: 0 })
}, 240_000)

it('tells its steps in the order in which they happened, each under a name of its own', () => {
  const steps = tellStory()
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
  for (const [place, { ago }] of steps.entries()) {
    expect(ago).toBeGreaterThanOrEqual(0)
    if (place > 0) expect(ago).toBeLessThan(steps[place - 1]!.ago)
  }
})
