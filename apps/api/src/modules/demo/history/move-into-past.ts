import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { SafeClient } from '../../../database/index.ts'
import { diaryKey } from './diary.repository.ts'

/** Kept at their own time: who is signed in, and which keys were used. */
const leftAlone = ['user_sessions', 'idempotency_keys']

/** A time to come moves with the one that it was counted from: the row's first, unless another is named here. */
const countedFrom: Readonly<Record<string, string>> = {
  'card_orders.lease_expires_at': 'updated_at',
  'card_orders.answer_until': 'asked_at',
  'seller_pauses.ends_at': 'starts_at',
}

const demoUsers = '(select id from users where is_demo)'
const demoAccounts = `(select id from ledger_accounts where user_id in ${demoUsers})`

/**
 * Gives everything the age that the diary tells: each time in a row moves with the step in which it was written. It acts as
 * the owner of the tables, for the service itself never changes what was written; the triggers that see to it rest
 * meanwhile. All or nothing; the key it `endsWith` then stands in the diary's place.
 */
export const moveIntoPast = (url: string, endsWith?: string): Promise<void> =>
  asOwner(url, async (client) => {
    await moveTimes(client, agesOfSteps)
    await moveBatches(client)
    await confirmAnew(client)
    await client.query(followDays)
    await client.query(endsWith === undefined ? remember : forget)
    if (endsWith) await client.query(atWork)
    if (endsWith)
      await client.query('insert into business_settings (key, value) values ($1, $2)', [endsWith, '1'])
  })

/**
 * For a start that goes on hours after another one was cut off: what was told so far moves up to now, so that no window of
 * the service has closed meanwhile and the rest follows on it.
 */
export const followOn = (url: string): Promise<void> =>
  asOwner(url, async (client) => {
    await moveTimes(client, sincePause)
    await confirmAnew(client)
    await client.query(remindOfPause)
  })

async function asOwner(url: string, work: (client: SafeClient) => Promise<void>): Promise<void> {
  const client = new SafeClient({ connectionString: url, application_name: 'kaadi-demo' })
  await client.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('call witness_anew()')
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function moveTimes(client: SafeClient, shifts: string): Promise<void> {
  await client.query(`create temporary table moments on commit drop as ${shifts}; ${moved}`)
  for (const { table, columns } of await timedTables(client))
    await move(client, { table, columns, where: `user_id in ${demoUsers}` })
  await move(client, {
    table: 'ledger_transfers',
    columns: ['created_at'],
    where: `debit_account_id in ${demoAccounts} or credit_account_id in ${demoAccounts}`,
  })
}

const lines = `
  (select at, ago, moved from business_settings s, jsonb_to_recordset(s.value::jsonb) as line (at timestamptz, ago float8, moved boolean)
   where s.key = '${diaryKey}') line`

/** From each step's beginning on, how far its times are from where they belong. */
const agesOfSteps = `
  select clock_timestamp() as moved_at, at as begins_at, at - (clock_timestamp() - ago * interval '1 minute') as shift
  from ${lines} where moved is not true`

/** What the last step had written by then is older than this, and not yet to come. */
const lastStepTook = `interval '30 seconds'`
const pause = `(select greatest(now() - max(at) - ${lastStepTook}, interval '0') from ${lines})`
const sincePause = `
  select now() as moved_at, at as begins_at, -${pause} as shift from ${lines} where moved is not true`
const remindOfPause = `
  update business_settings set value = (
    select coalesce(jsonb_agg(
      case when (line -> 'moved')::boolean then line else line || jsonb_build_object('at', (line ->> 'at')::timestamptz + ${pause}) end
      order by place), '[]')
    from jsonb_array_elements(value::jsonb) with ordinality as l (line, place))::text
  where key = '${diaryKey}'`

const moved = `
  create function pg_temp.moved(at timestamptz) returns timestamptz language sql stable as
    'select at - coalesce((select shift from moments where begins_at <= at order by begins_at desc limit 1), interval ''0'')'`

interface Timed {
  readonly table: string
  readonly columns: readonly string[]
}

/** Asked of the database, so that a table which comes later moves too. */
async function timedTables(client: SafeClient): Promise<Timed[]> {
  const { rows } = await client.query<Timed>(
    `select c.table_name as table, array_agg(c.column_name::text) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone'
       and c.is_generated = 'NEVER'
       and table_name <> all ($1)
       and exists (select from information_schema.columns o
                   where o.table_schema = c.table_schema and o.table_name = c.table_name and o.column_name = 'user_id')
     group by c.table_name order by c.table_name`,
    [leftAlone],
  )
  return rows
}

/** A row says when it was written, and its digest does (0002-row-rules.sql): it is made anew for what was moved. */
const newDigests = (table: string, where: string): string => `
  do $$ begin
    if exists (select from information_schema.columns
               where table_schema = 'public' and table_name = '${table}' and column_name = 'digest') then
      update ${table} t set digest = digest_of(t) where ${where};
    end if;
  end $$`

async function move(
  client: SafeClient,
  { table, columns, where }: Timed & { readonly where: string },
): Promise<void> {
  const first = columns.includes('created_at') ? 'created_at' : columns[0]!
  const sets = columns.map((column) => {
    const base = countedFrom[`${table}.${column}`] ?? first
    const withBase = `${column} - (coalesce(${base}, ${first}) - pg_temp.moved(coalesce(${base}, ${first})))`
    return `${column} = case when ${column} > (select max(moved_at) from moments) then ${withBase} else pg_temp.moved(${column}) end`
  })
  await client.query(`
    alter table ${table} disable trigger user;
    update ${table} set ${sets.join(', ')} where ${where};
    ${newDigests(table, where)};
    alter table ${table} enable trigger user`)
}

/** Batches are nobody's: they move with the payouts that are in them. Who approved one has signed what it says now. */
async function moveBatches(client: SafeClient): Promise<void> {
  const ofDemo = `(select batch_id from payout_batch_items where user_id in ${demoUsers})`
  await move(client, {
    table: 'payout_batches',
    columns: ['created_at', 'ended_at'],
    where: `id in ${ofDemo}`,
  })
  await move(client, {
    table: 'payout_batch_approvals',
    columns: ['created_at'],
    where: `batch_id in ${ofDemo}`,
  })
  await client.query(`
    alter table payout_batch_approvals disable trigger user;
    update payout_batch_approvals p set signed = b.digest from payout_batches b
    where b.id = p.batch_id and b.id in ${ofDemo};
    alter table payout_batch_approvals enable trigger user`)
}

/** What was confirmed by a code, as the demo does, says what the batches and adjustments say now. */
async function confirmAnew(client: SafeClient): Promise<void> {
  const where = `way = 'code' and user_id is null`
  await move(client, { table: 'payout_confirmations', columns: ['confirmed_at'], where })
  await client.query(`
    alter table payout_confirmations disable trigger user;
    update payout_confirmations c
    set of_digest = s.digest, facts = (c.facts::jsonb || jsonb_build_object('digest', encode(s.digest, 'hex')))::text
    from (select public_id, digest from payout_batches union all select public_id, digest from adjustments) s
    where s.public_id = c.reference and ${where};
    ${newDigests('payout_confirmations', where)};
    alter table payout_confirmations enable trigger user`)
}

/** What is told by the day: numbers of trades, how much was asked for on a day, and the caps of new accounts, which are over. */
const followDays = `
  alter table card_orders disable trigger user;
  update card_orders set trade_number = trade_number(id, created_at)
  where user_id in ${demoUsers};
  alter table card_orders enable trigger user;
  create temporary table days on commit drop as
    select user_id, currency_id, max(most) as most from withdrawal_days where user_id in ${demoUsers} group by 1, 2;
  delete from withdrawal_days where user_id in ${demoUsers};
  insert into withdrawal_days (user_id, currency_id, day, amount, most)
  select w.user_id, w.currency_id, (w.created_at at time zone 'utc')::date,
         coalesce(sum(w.amount) filter (
           where w.status not in (${withdrawalStatus.rejected}, ${withdrawalStatus.failed}, ${withdrawalStatus.cancelled})), 0), d.most
  from withdrawals w join days d using (user_id, currency_id)
  group by w.user_id, w.currency_id, 3, d.most;
  delete from withdrawal_first_days d using bank_account_fingerprints f
  where f.fingerprint = d.fingerprint and f.user_id in ${demoUsers};
  alter table withdrawals disable trigger user;
  update withdrawals set new_account_cap_at = null where user_id in ${demoUsers} and new_account_cap_at is not null;
  alter table withdrawals enable trigger user`

/** Whoever holds an order began to work some hours ago, not with the first claim that the story could make. */
const atWork = `
  alter table desk_shifts disable trigger user;
  update desk_shifts set started_at = now() - interval '4 hours'
  where ended_at is null and operator_id in (select id from operators where is_demo);
  alter table desk_shifts enable trigger user`

const remember = `
  update business_settings set value = (
    select jsonb_agg(line || '{"moved": true}' order by place) from jsonb_array_elements(value::jsonb) with ordinality as l (line, place))::text
  where key = '${diaryKey}'`
const forget = `delete from business_settings where key = '${diaryKey}'`
