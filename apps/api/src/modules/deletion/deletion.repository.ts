import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../database/index.ts'

type On = Kysely<Tables>

/** Waits for the orders and withdrawals that are being made, and lets none begin until the commit. */
export async function lockLeaving(tx: Tx, userId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deletion:${userId}`}, 0))`.execute(tx)
}

export async function isPinSet(on: On, userId: bigint): Promise<boolean> {
  const { rows } = await sql`select from pin_holders where user_id = ${userId}`.execute(on)
  return rows.length > 0
}

export async function findDueAt(on: On, userId: bigint): Promise<Date | null> {
  const { rows } = await sql<{ due_at: Date }>`
    select due_at from waiting_deletions where user_id = ${userId}`.execute(on)
  return rows[0]?.due_at ?? null
}

/** When it is due; undefined where one waits already. */
export async function insertDeletion(tx: Tx, userId: bigint, days: number): Promise<Date | undefined> {
  const { rows } = await sql<{ due_at: Date }>`
    insert into account_deletions (user_id, due_at) values (${userId}, now() + make_interval(days => ${days}))
    on conflict (user_id) where undone_at is null do nothing returning due_at`.execute(tx)
  return rows[0]?.due_at
}

/** False where none waits. */
export async function undoDeletion(tx: Tx, userId: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update account_deletions set undone_at = now()
    where user_id = ${userId} and undone_at is null and done_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Whose day has come, after this user. */
export async function listDue(on: On, after: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ user_id: bigint }>`
    select user_id from account_deletions
    where due_at <= now() and undone_at is null and done_at is null and user_id > ${after}
    order by user_id limit 100`.execute(on)
  return rows.map(({ user_id }) => user_id)
}

/** Whether it still waits and is due, under the lock. `wasNotified`: its owner knows that something is in the way. */
export async function findDue(tx: Tx, userId: bigint): Promise<{ wasNotified: boolean } | undefined> {
  const { rows } = await sql<{ wasNotified: boolean }>`
    select notified_at is not null as "wasNotified" from account_deletions
    where user_id = ${userId} and due_at <= now() and undone_at is null and done_at is null`.execute(tx)
  return rows[0]
}

export async function markNotified(tx: Tx, userId: bigint): Promise<void> {
  await sql`
    update account_deletions set notified_at = now()
    where user_id = ${userId} and undone_at is null and done_at is null`.execute(tx)
}

export async function markDone(tx: Tx, userId: bigint): Promise<void> {
  await sql`
    update account_deletions set done_at = now()
    where user_id = ${userId} and undone_at is null and done_at is null`.execute(tx)
}
