import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import type { SealedColumn } from '../../vault/index.ts'
import { mailOwner, replaceSealedMails } from '../mail/index.ts'
import type { Reseal } from './reseal.ts'

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
  await on.transaction().execute((tx) =>
    replaceSealedMails(tx, (sealed, id) => {
      const outcome = reseal(sealed, mailOwner)
      count(tally, outcome, `mail ${id}`)
      return typeof outcome === 'string' ? undefined : outcome.sealed
    }),
  )
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

const rotationLock = 7202612

/** One rotation at a time: false where another holds the lock. It ends with the connection at the latest. */
export async function lockRotation(on: On): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_lock(${rotationLock}) as locked`.execute(on)
  return rows[0]!.locked
}

/** The server hears of a closed connection a moment later, and would keep who comes next from beginning. */
export async function unlockRotation(on: On): Promise<void> {
  await sql`select pg_advisory_unlock(${rotationLock})`.execute(on)
}
