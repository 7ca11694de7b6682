import type { PayoutStop } from '@kaadi/contract/books'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import type { FoundException } from '../matching/compare-sides.ts'

export interface StoredStop {
  readonly publicId: string
  readonly cause: PayoutStop['cause']
  readonly detail: string
  readonly stoppedBy: string | null
  readonly stoppedAt: Date
  readonly askedBy: string | null
  readonly askedById: bigint | null
  readonly askedAt: Date | null
  readonly askReason: string | null
  readonly openExceptions: number
  readonly fingerprint: string
  /** Whether something that stops was found since the restart was asked for: it has to be asked for again. */
  readonly isAskOver: boolean
}

const isAskOver = sql<boolean>`coalesce(found_since(asked_at), false)`
/** Of the stop and of what is asked for: a request that was taken back and made anew is another. */
const fingerprintOf = (of: 's.' | '') => {
  const [digest, asked] = [sql.raw(`${of}digest`), sql.raw(`${of}ask_id`)]
  return sql<string>`encode(sha256(${digest} || convert_to(coalesce(${asked}, ''), 'UTF8')), 'hex')`
}
const nameOf = (id: string) => sql`(select o.name from console_operators o where o.id = ${sql.raw(id)})`
const openStoppers = sql`(select count(*) from book_exceptions where stops and closed_at is null)::integer`

export async function findStop(on: Reader): Promise<StoredStop | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredStop>`
      select s.public_id as "publicId", s.cause, s.detail, ${nameOf('s.stopped_by')} as "stoppedBy",
        s.stopped_at as "stoppedAt", ${nameOf('s.asked_by')} as "askedBy", s.asked_by as "askedById",
        s.asked_at as "askedAt", s.ask_reason as "askReason", ${openStoppers} as "openExceptions",
        ${fingerprintOf('s.')} as fingerprint, ${isAskOver} as "isAskOver"
      from payout_stops s where s.restarted_at is null`,
  )
  return rows[0]
}

/** A restart that the operator may sign: 1, or 0. */
export const restartsWaiting = (operatorId: bigint) =>
  sql<number>`(select count(*) from payout_stops where restarted_at is null and asked_by <> ${operatorId}
    and not ${isAskOver} and ${openStoppers} = 0)`

export interface LatestStop {
  readonly detail: string
  readonly stoppedBy: string | null
  readonly stoppedAt: Date
  readonly restartedBy: string | null
  readonly restartedAt: Date | null
}

/** The stop that stands, or the last one that ended; undefined where payouts never stood. */
export async function findLatestStop(on: Reader): Promise<LatestStop | undefined> {
  const rows = await rowsOf(
    on,
    sql<LatestStop>`
      select s.detail, ${nameOf('s.stopped_by')} as "stoppedBy", s.stopped_at as "stoppedAt",
        ${nameOf('s.restarted_by')} as "restartedBy", s.restarted_at as "restartedAt"
      from payout_stops s order by s.id desc limit 1`,
  )
  return rows[0]
}

export async function countOpenExceptions(on: Reader): Promise<number> {
  const rows = await rowsOf(
    on,
    sql<{ open: number }>`select count(*)::integer as open from book_exceptions where closed_at is null`,
  )
  return rows[0]!.open
}

/** Stops payouts for what a match found; where they are stopped already, that stop stays. */
export async function stopByMatch(tx: Tx, matchId: bigint, found: readonly FoundException[]): Promise<void> {
  const cause = found.every(({ kind }) => kind === 'rule') ? 'rule' : 'difference'
  const [first] = found
  const detail = found.length === 1 ? first!.detail : `${first!.detail} And ${found.length - 1} more.`
  await sql`
    insert into payout_stops (cause, detail, match_id) values (${cause}, ${detail.slice(0, 500)}, ${matchId})
    on conflict ((true)) where restarted_at is null do nothing`.execute(tx)
}

/** Stops payouts of a database that lacks what was booked; where they are stopped already, that stop stays. */
export async function stopForOlderCopy(tx: Tx, detail: string): Promise<void> {
  await sql`
    insert into payout_stops (cause, detail) values ('olderCopy', ${detail})
    on conflict ((true)) where restarted_at is null do nothing`.execute(tx)
}

/** False where they are stopped already. */
export async function stopByHand(tx: Tx, operatorId: bigint, reason: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into payout_stops (cause, detail, stopped_by) values ('byHand', ${reason}, ${operatorId})
    on conflict ((true)) where restarted_at is null do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export interface OpenStop {
  readonly id: bigint
  /** SHA-256 over the stop alone, hexadecimal. */
  readonly digest: string
  readonly fingerprint: string
  readonly askedById: bigint | null
  readonly isAskOver: boolean
  readonly openExceptions: number
}

/** The stop as it stands, and until the transaction ends where it is locked; undefined where payouts run. */
export async function findOpenStop(
  on: Kysely<Tables>,
  publicId: string,
  lock?: 'locked',
): Promise<OpenStop | undefined> {
  const { rows } = await sql<OpenStop>`
    select id, encode(digest, 'hex') as digest, ${fingerprintOf('')} as fingerprint, asked_by as "askedById", ${isAskOver} as "isAskOver",
      ${openStoppers} as "openExceptions" from payout_stops
    where public_id = ${publicId} and restarted_at is null ${lock ? sql`for no key update` : sql``}`.execute(
    on,
  )
  return rows[0]
}

/** Asks for it, or anew where what was asked for is over. */
export async function askRestart(
  tx: Tx,
  publicId: string,
  operatorId: bigint,
  reason: string,
): Promise<void> {
  await sql`
    update payout_stops set asked_by = ${operatorId}, asked_at = now(), ask_reason = ${reason}
    where public_id = ${publicId} and (asked_by is null or ${isAskOver})`.execute(tx)
}

/** Takes back what was asked for: the stop is as if nobody had. */
export async function dropRestart(tx: Tx, publicId: string): Promise<void> {
  await sql`
    update payout_stops set asked_by = null, asked_at = null, ask_reason = null
    where public_id = ${publicId} and restarted_at is null`.execute(tx)
}

export async function restartPayouts(
  on: Kysely<Tables>,
  publicId: string,
  operatorId: bigint,
): Promise<void> {
  await sql`
    update payout_stops set restarted_by = ${operatorId}, restarted_at = now()
    where public_id = ${publicId} and restarted_at is null`.execute(on)
}
