import type { PauseRuleName, PauseScope, SellerPause } from '@kaadi/contract/risk'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'

type On = Kysely<Tables>

export interface NewPause {
  readonly userId: bigint
  readonly publicId: string
  readonly scope: PauseScope
  readonly rule: PauseRuleName
  readonly facts: readonly string[]
  readonly until: string
  readonly operatorId: bigint
}

interface StoredPause {
  readonly userId: bigint
  readonly publicId: string
  readonly scope: PauseScope
  readonly rule: PauseRuleName
  readonly facts: string[]
  readonly startsAt: Date
  readonly endsAt: Date
  readonly startedBy: string
  readonly isRunning: boolean
  readonly liftedAt: Date | null
  readonly liftedBy: string | null
  readonly liftReason: string | null
}

/** Waits for whoever sells or withdraws as this seller at this moment; they wait until the commit. */
export async function lockPauses(tx: Tx, userId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('pause:' || ${userId}::bigint, 0))`.execute(tx)
}

/** By the clock: what ended while the lock was waited for is over. */
export async function hasRunningPause(tx: Tx, userId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select from seller_pauses where user_id = ${userId} and least(lifted_at, ends_at) > clock_timestamp()`.execute(
    tx,
  )
  return rows.length > 0
}

export async function insertPause(tx: Tx, pause: NewPause): Promise<void> {
  await sql`
    insert into seller_pauses (user_id, public_id, scope, rule, facts, ends_at, started_by)
    values (${pause.userId}, ${pause.publicId}, ${pause.scope}, ${pause.rule}, ${[...pause.facts]}::text[],
            ${pause.until}::timestamptz, ${pause.operatorId})`.execute(tx)
}

/** False where it has ended, or was lifted before. */
export async function liftPause(
  tx: Tx,
  given: { readonly publicId: string; readonly operatorId: bigint; readonly reason: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update seller_pauses
    set lifted_at = clock_timestamp(), lifted_by = ${given.operatorId}, lift_reason = ${given.reason}
    where public_id = ${given.publicId} and lifted_at is null and ends_at > clock_timestamp()`.execute(tx)
  return numAffectedRows === 1n
}

const pauseColumns = sql`p.user_id as "userId", p.public_id as "publicId", p.scope, p.rule, p.facts, p.starts_at as "startsAt",
  p.ends_at as "endsAt", s.name as "startedBy", least(p.lifted_at, p.ends_at) > now() as "isRunning",
  p.lifted_at as "liftedAt", l.name as "liftedBy", p.lift_reason as "liftReason"`
const pauseTables = sql`seller_pauses p join console_operators s on s.id = p.started_by
  left join console_operators l on l.id = p.lifted_by`

export async function findPause(on: On, publicId: string): Promise<StoredPause | undefined> {
  const { rows } = await sql<StoredPause>`
    select ${pauseColumns} from ${pauseTables} where p.public_id = ${publicId}`.execute(on)
  return rows[0]
}

/** The newest first, ended ones too. */
export async function listPauses(on: On, userId: bigint): Promise<SellerPause[]> {
  const { rows } = await sql<StoredPause>`
    select ${pauseColumns} from ${pauseTables} where p.user_id = ${userId} order by p.id desc limit 50`.execute(
    on,
  )
  return rows.map(toSellerPause)
}

export const toSellerPause = (pause: StoredPause): SellerPause => ({
  pauseId: pause.publicId as SellerPause['pauseId'],
  scope: pause.scope,
  rule: pause.rule,
  facts: pause.facts,
  startTime: pause.startsAt.toISOString(),
  untilTime: pause.endsAt.toISOString(),
  startedBy: pause.startedBy,
  isRunning: pause.isRunning,
  liftTime: pause.liftedAt?.toISOString() ?? null,
  liftedBy: pause.liftedBy,
  liftReason: pause.liftReason,
})
