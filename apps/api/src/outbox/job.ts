import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Tx } from '../database/transaction.ts'

export interface NewJob {
  readonly topic: string
  readonly payload?: Record<string, unknown>
  /** One waiting job per topic and key: enqueueing again moves it to the new time. */
  readonly key?: string
  readonly runAt?: Date
}

export interface Job {
  readonly id: bigint
  readonly topic: string
  readonly payload: Record<string, unknown>
  /** 1 on the first try. */
  readonly attempts: number
  /** Aborts shortly before the lease ends: whoever still works then would not be alone. */
  readonly signal: AbortSignal
  /** Removes the job within the handler's own transaction, so that its effect happens exactly once. */
  readonly complete: (tx: Tx) => Promise<void>
}

/** Run again later, for recurring work. */
export interface Again {
  readonly againInMs: number
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing is the usual one
export type JobHandler = (job: Job) => Promise<Again | void>

/** Part of the caller's transaction: the job exists when, and only when, its reason was committed. */
export async function enqueueJob(db: Kysely<Tables>, job: NewJob): Promise<void> {
  const { topic, payload = {}, key = null, runAt = null } = job
  await sql`
    insert into outbox (topic, payload, key, run_at)
    values (${topic}, ${JSON.stringify(payload)}, ${key}, coalesce(${runAt}::timestamptz, now()))
    on conflict on constraint outbox_key_once do update
      set payload = excluded.payload, run_at = excluded.run_at, attempts = 0, parked_at = null, last_error = null`.execute(
    db,
  )
}

/** Sees to it that a recurring job exists; one that waits already keeps its time. */
export async function ensureRecurringJob(db: Kysely<Tables>, topic: string): Promise<void> {
  await sql`
    insert into outbox (topic, payload, key) values (${topic}, '{}', 'recurring')
    on conflict on constraint outbox_key_once do nothing`.execute(db)
}
