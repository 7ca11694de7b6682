import { type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { batchingIn } from '../../../../test/batching-treasurers.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { signing } from '../../../../test/signing.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

/** What decides who stands for a payout, who has it, and what one person has begun or given back alone. */
const rules = [
  'require_release',
  'release_payout',
  'require_approved_batch',
  'require_open_batch',
  'require_leaving',
  'approve_payout_batch',
  'payout_batch_list',
  'payouts_alone',
  'require_sum_of_one',
  'was_released_by_two',
  'given_back_alone',
  'is_given_back_by_two',
  'require_proposed_return',
  'confirm_payout_return',
  'drop_payout_return',
  'require_return',
  'require_failure_by_two',
  'require_own_reference',
  'require_other_hands',
  'had_in_hand',
  'require_begun_in_hand',
  'require_confirmed_in_hand',
  'require_line_of_hands',
  'require_hands_in_log',
  'require_not_told_unpaid',
]

let bankProvider: DevelopmentBankProvider
let app: TestApp
let [ada, bola] = [] as unknown as [TestOperator, TestOperator]
/** A line of the service, as whoever has taken it over has it. */
let line: PoolClient
/** Withdrawals of approved batches: begun, paid, and begun by nobody. */
let [begun, paid, unbegun] = [] as unknown as [string, string, string]

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  const large = (await (await aWithdrawingSeller(app, 100_000_000n)).withdraw('600000')).data.id
  await app.call<PayoutDetail>(payouts.askRelease, { token: ada.token, body: { id: large } })
  await signing(app).release(bola, large)
  const desk = asTreasurer(app, ada.token)
  await desk.start(large)
  await desk.fail(large)
  const batches = batchingIn(app)
  const [first, second, third] = (await batches.several(3)).map(({ id }) => id)
  for (const ids of [[first!, second!], [third!]]) {
    const { data: batch } = await batches.build(ada, ids)
    await batches.approve(bola, batch)
    if (ids[0] === first) await batches.take(ada, batch.batchId)
  }
  await desk.confirm(second!)
  ;[begun, paid, unbegun] = [first, second, third].map(
    (id) => `withdrawal_id = (select id from withdrawals where public_id = '${id}')`,
  ) as [string, string, string]
  line = await app.deps.database.reads.connect()
})
afterAll(async () => {
  line?.release()
  await closeSoundly(app)
  await bankProvider.close()
})

/** Which columns of which tables the rules name, and the view of approved batches with them. */
async function columnsRead(): Promise<string[]> {
  const rows = await app.database.asOwner(`
    with recursive texts as (
      select pg_get_functiondef(p.oid) as text from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname in (${rules.map((name) => `'${name}'`).join(', ')})
      union all select pg_get_viewdef('approved_batch_payouts'::regclass)
    )
    select distinct c.relname || '.' || a.attname as name
    from texts t, pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and t.text ~ ('\\y' || c.relname || '\\y') and t.text ~ ('\\y' || a.attname || '\\y') and a.attgenerated = ''
    order by 1`)
  return rows.map(({ name }) => String(name))
}

/** Another value of that column, in every row. */
async function changed(column: string): Promise<string> {
  const [table, name] = column.split('.') as [string, string]
  const [found] = await app.database.asOwner(
    `select data_type as type from information_schema.columns where table_name = '${table}' and column_name = '${name}'`,
  )
  const values: Record<string, string> = {
    'timestamp with time zone': `coalesce(${name}, now()) - interval '2 days'`,
    text: `coalesce(${name}, '') || '1'`,
    bytea: `'\\x00'`,
    boolean: `not ${name}`,
    ARRAY: `${name} || '{auditor}'`,
  }
  return `update ${table} set ${name} = ${values[String(found!.type)] ?? `coalesce(${name}, 0) + 1`}`
}

/** What is said where the service writes that, on tables that nothing keeps but their grants and triggers. */
async function tried(column: string): Promise<string> {
  const [table] = column.split('.')
  const statement = `begin;
    do $$
    declare
      c record;
    begin
      for c in select conname from pg_constraint
               where conrelid = '${table}'::regclass and contype in ('c', 'f', 'p', 'u') order by contype loop
        execute format('alter table ${table} drop constraint if exists %I cascade', c.conname);
      end loop;
    end
    $$;
    set local role kaadi_app;
    do $$
    begin
      ${await changed(column)};
      raise exception '%', case when found then 'changed' else 'found no row' end;
    end
    $$`
  return app.database.asOwner(statement).then(
    () => 'changed',
    (error: Error) => error.message,
  )
}

const refusal =
  /permission denied|never changes|cannot change that way|stays so|stays as it was built|updated to DEFAULT/

/** What the service changes as its work, and what holds it then. */
const works: Readonly<Record<string, string>> = {
  'payout_attempts.status': 'moves as it may, and ends once',
  'payout_attempts.ended_at': 'is written with the end, once',
  'payout_attempts.ended_by': 'is written with the end, once',
  'payout_attempts.slip_number': 'is written with the end, once',
  'payout_attempts.digest': 'is made anew by the database',
  'payout_batch_items.left_at': 'is written once, and not of what was approved and begun',
  'payout_batches.ended_at': 'is written once, and lets nobody approve',
  'withdrawals.digest': 'is read by the invariants alone, and what it is made of never changes',
  'withdrawals.operator_id': 'says who moved it last: that of the log is meant',
  'withdrawals.status': 'moves as it may',
  'withdrawals.taken_by': 'goes from hand to hand, to a second person never',
}

describe('what the rules of two people and of sums read', () => {
  it('is changed by no statement of the service, but where that is its work', async () => {
    const open: Record<string, string> = {}
    for (const column of await columnsRead()) {
      const said = await tried(column)
      if (!refusal.test(said) && !(column in works)) open[column] = said
    }
    expect(open).toEqual({})
  })
  /** On a line of the service, and not kept. */
  async function onLine(statement: string): Promise<string> {
    await line.query('begin')
    try {
      const { rowCount } = await line.query(statement)
      return rowCount === 1 ? 'changed' : `found ${rowCount} rows`
    } catch (error) {
      return (error as Error).message
    } finally {
      await line.query('rollback')
    }
  }
  const left = "update payout_batch_items set left_why = 'paused', left_at = now() where"

  it('stays in its batch where that was approved and it was begun or paid', async () => {
    for (const key of [begun, paid])
      expect(await onLine(`${left} ${key}`)).toBe('what was begun stays in the batch that was approved')
    expect(await onLine(`${left} ${unbegun}`)).toBe('changed')
  })

  it('leaves a batch that nobody has approved, begun or not', async () => {
    const batches = batchingIn(app)
    const { id } = await batches.asked()
    await batches.build(ada, [id])
    const key = `withdrawal_id = (select id from withdrawals where public_id = '${id}')`
    expect(await onLine(`${left} ${key}`)).toBe('changed')
    await asTreasurer(app, ada.token).start(id)
    expect(await onLine(`${left} ${key}`)).toBe('changed')
  })

  it.each(["status = 'failed'", 'ended_at = now()', 'ended_by = started_by + 1', "slip_number = 'another'"])(
    'has its end once: %s is refused of what was paid',
    async (change) => {
      expect(await onLine(`update payout_attempts set ${change} where ${paid}`)).toBe(
        'a payout attempt cannot change that way',
      )
    },
  )

  it('goes into the hands of no second person', async () => {
    const hands = (who: TestOperator) =>
      onLine(`update withdrawals set taken_by = ${who.id} where ${begun.replace('withdrawal_id', 'id')}`)
    expect(await hands(bola)).toBe('who stands for a payout as its second person never has it in hand')
    expect(await hands(ada)).toBe('changed')
  })
})
