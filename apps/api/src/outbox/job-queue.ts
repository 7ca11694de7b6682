import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../database/index.ts'

export interface ClaimedJob {
  readonly id: bigint
  readonly topic: string
  readonly payload: Record<string, unknown>
  readonly attempts: number
  readonly run_at: Date
}

export interface Lease {
  readonly token: string
  readonly ms: number
}

/** Takes due jobs nobody holds. The try is counted here, so that a job that kills its worker is counted too. */
export async function claimJobs(
  db: Kysely<Tables>,
  { topics, limit, lease }: { topics: readonly string[]; limit: number; lease: Lease },
): Promise<ClaimedJob[]> {
  const { rows } = await sql<ClaimedJob>`
    update outbox set lease_until = now() + ${lease.ms} * interval '1 ms', lease_token = ${lease.token},
                      attempts = attempts + 1
    where id in (
      select id from outbox
      where parked_at is null and run_at <= now() and (lease_until is null or lease_until < now())
        and topic = any (${[...topics]})
      order by run_at, id limit ${limit} for no key update skip locked
    )
    returning id, topic, payload, attempts, run_at`.execute(db)
  return rows
}

/**
 * The three ends of a try. Each touches the job only while the lease is ours and the count of tries is still the
 * claimed one: enqueueing a key again sets the count to zero, and such a job has to run once more.
 */
export async function finishJob(db: Kysely<Tables>, job: ClaimedJob, lease: Lease): Promise<void> {
  await sql`
    delete from outbox where id = ${job.id} and lease_token = ${lease.token} and attempts = ${job.attempts}`.execute(
    db,
  )
  await releaseLease(db, job, lease)
}

/** Recurring work begins to count anew; a failure keeps its count and its reason. */
export async function postponeJob(
  db: Kysely<Tables>,
  job: ClaimedJob,
  lease: Lease,
  { delayMs, error = null }: { delayMs: number; error?: string | null },
): Promise<void> {
  await sql`
    update outbox set run_at = now() + ${delayMs} * interval '1 ms', last_error = ${error},
                      attempts = case when ${error === null} then 0 else attempts end
    where id = ${job.id} and lease_token = ${lease.token} and attempts = ${job.attempts}`.execute(db)
  await releaseLease(db, job, lease)
}

/** Sets a job aside for people to look at. */
export async function parkJob(
  db: Kysely<Tables>,
  job: ClaimedJob,
  lease: Lease,
  error: string,
): Promise<void> {
  await sql`
    update outbox set parked_at = now(), last_error = ${error}
    where id = ${job.id} and lease_token = ${lease.token} and attempts = ${job.attempts}`.execute(db)
  await releaseLease(db, job, lease)
}

async function releaseLease(db: Kysely<Tables>, job: ClaimedJob, lease: Lease): Promise<void> {
  await sql`
    update outbox set lease_until = null, lease_token = null
    where id = ${job.id} and lease_token = ${lease.token}`.execute(db)
}

export interface ParkedJob {
  readonly id: bigint
  readonly topic: string
  readonly payload: Record<string, unknown>
  readonly attempts: number
  readonly lastError: string
  readonly parkedAt: Date
}

export async function listParkedJobs(db: Kysely<Tables>): Promise<ParkedJob[]> {
  const { rows } = await sql<ParkedJob>`
    select id, topic, payload, attempts, last_error as "lastError", parked_at as "parkedAt"
    from outbox where parked_at is not null order by parked_at desc limit 100`.execute(db)
  return rows
}

/** Puts a parked job back to work, with all its tries. False when it isn't parked. */
export async function unparkJob(db: Kysely<Tables>, id: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox set parked_at = null, attempts = 0, run_at = now()
    where id = ${id} and parked_at is not null`.execute(db)
  return numAffectedRows === 1n
}

/** Gives waiting jobs of a topic another payload, in the caller's transaction: those for which `replace` answers one. */
export async function replacePayloads(
  tx: Tx,
  topic: string,
  replace: (payload: Readonly<Record<string, unknown>>, id: bigint) => Record<string, unknown> | undefined,
): Promise<void> {
  const { rows } = await sql<Pick<ClaimedJob, 'id' | 'payload'>>`
    select id, payload from outbox where topic = ${topic} for update`.execute(tx)
  for (const { id, payload } of rows) {
    const replaced = replace(payload, id)
    if (replaced)
      await sql`update outbox set payload = ${JSON.stringify(replaced)}::jsonb where id = ${id}`.execute(tx)
  }
}
