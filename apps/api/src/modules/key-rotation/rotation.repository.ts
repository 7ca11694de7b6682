import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { mailOwner, mailTopic } from '../mail/index.ts'
import type { Reseal } from './reseal.ts'
import type { SealedColumn } from './sealed-columns.ts'

type On = Kysely<Tables>

export interface Tally {
  resealed: number
  done: number
  /** Where the values lie that neither key opens. */
  readonly shut: string[]
}

const rowsAtOnce = 500

interface Row {
  readonly at: readonly string[]
  readonly owner: string
  readonly sealed: Buffer
}

/** All values of a column, so many in a transaction. */
export async function resealColumn(
  on: On,
  column: SealedColumn,
  reseal: Reseal,
  tally: Tally,
): Promise<void> {
  let after: readonly string[] | undefined
  do {
    after = await on.transaction().execute((tx) => resealRows(tx, column, reseal, tally, after))
  } while (after)
}

/** Answers the key of the last row; undefined where there was none. */
async function resealRows(
  tx: On,
  { table, column, key, ownerColumn, ownerOf }: SealedColumn,
  reseal: Reseal,
  tally: Tally,
  after: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  const keys = sql.join(key.map((name) => sql.ref(name)))
  const texts = sql.join(key.map((name) => sql`${sql.ref(name)}::text`))
  const beyond = after ? sql`and (${keys}) > (${sql.join(after.map((part) => sql`${part}::bigint`))})` : sql``
  const { rows } = await sql<Row>`
    select array[${texts}] as at, ${sql.ref(ownerColumn)} as owner, ${sql.ref(column)} as sealed
    from ${sql.table(table)} where ${sql.ref(column)} is not null ${beyond}
    order by ${keys} limit ${rowsAtOnce} for update`.execute(tx)
  for (const { at, owner, sealed } of rows) {
    const outcome = reseal(sealed, ownerOf(owner))
    count(tally, outcome, `${table}.${column} of ${owner}`)
    if (typeof outcome === 'string') continue
    const same = sql.join(
      key.map((name, place) => sql`${sql.ref(name)} = ${at[place]}::bigint`),
      sql` and `,
    )
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${outcome.sealed} where ${same}`.execute(tx)
  }
  return rows.at(-1)?.at
}

/** Mail that waits to be sent. */
export async function resealMails(on: On, reseal: Reseal, tally: Tally): Promise<void> {
  await on.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: bigint; sealed: string }>`
      select id, payload ->> 'sealed' as sealed from outbox where topic = ${mailTopic} for update`.execute(tx)
    for (const { id, sealed } of rows) {
      const outcome = reseal(Buffer.from(sealed, 'base64'), mailOwner)
      count(tally, outcome, `mail ${id}`)
      if (typeof outcome === 'string') continue
      await sql`update outbox set payload = jsonb_build_object('sealed', ${outcome.sealed.toString('base64')}::text)
        where id = ${id}`.execute(tx)
    }
  })
}

export function count(tally: Tally, outcome: ReturnType<Reseal>, where: string): void {
  if (outcome === 'done') tally.done++
  else if (outcome === 'shut') tally.shut.push(where)
  else tally.resealed++
}

/** Connections of the service, of any process: those of its pools end when it is idle, those that listen do not. */
export async function countServices(on: On): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from pg_stat_activity
    where datname = current_database() and application_name in ('kaadi', 'kaadi-events', 'kaadi-notices')`.execute(
    on,
  )
  return rows[0]!.total
}

/** One rotation at a time: false where another holds the lock. It ends with the connection. */
export async function lockRotation(on: On): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(7202612) as locked`.execute(on)
  return rows[0]!.locked
}

export async function beginRotation(on: On, fingerprint: Buffer, sealedRoot: Buffer): Promise<void> {
  await sql`update vault_keys set next_fingerprint = ${fingerprint}, next_sealed_root = ${sealedRoot}`.execute(
    on,
  )
}

/** Nothing is sealed anew yet: services may start again. */
export async function cancelRotation(on: On): Promise<void> {
  await sql`update vault_keys set next_fingerprint = null, next_sealed_root = null`.execute(on)
}

export async function endRotation(on: On): Promise<void> {
  await sql`
    update vault_keys set fingerprint = next_fingerprint, sealed_root = next_sealed_root, next_fingerprint = null,
                          next_sealed_root = null, changed_at = now()`.execute(on)
}
