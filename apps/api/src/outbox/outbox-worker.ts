import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, isConnectionLost } from '../database/index.ts'
import { backOffMs } from './back-off.ts'
import type { JobHandler } from './job.ts'
import { type ClaimedJob, claimJobs, finishJob, type Lease, parkJob, postponeJob } from './job-queue.ts'

export interface OutboxWorkerOptions {
  readonly database: Database
  /** By topic. Jobs of other topics are left for other processes. */
  readonly handlers: Readonly<Record<string, JobHandler>>
  readonly log?: (line: string) => void
  readonly pollMs?: number
  readonly leaseMs?: number
  readonly maxAttempts?: number
  /** Most jobs at the same time. */
  readonly concurrency?: number
}

export interface OutboxWorker {
  /** Works until stopped. */
  readonly start: () => void
  /** Looks for work now rather than at the next poll; call it after a commit that enqueued something. */
  readonly wake: () => void
  /** Runs what is due at this moment, once, and answers how many jobs it tried. */
  readonly runDue: () => Promise<number>
  /** Jobs that are at work now. */
  readonly running: () => number
  /** Takes no new jobs and resolves when the running ones are done. */
  readonly stop: () => Promise<void>
}

/** The part of a lease that is kept back, so that a slow handler is told before someone else takes over. */
const reserveMs = 5_000

export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { database, handlers, log = () => undefined } = options
  const { pollMs = 500, leaseMs = 60_000, maxAttempts = 10, concurrency = 4 } = options
  const { db } = database
  const topics = Object.keys(handlers)
  const stopped = new AbortController()
  let alarm = new AbortController()
  let loops: Promise<void> | undefined
  let busy = 0

  const runDue = async (): Promise<number> => {
    const lease: Lease = { token: randomUUID(), ms: leaseMs }
    const jobs = await claimJobs(db, { topics, limit: concurrency, lease })
    busy += jobs.length
    await Promise.all(jobs.map((job) => work(job, lease).finally(() => busy--)))
    return jobs.length
  }

  const work = async (job: ClaimedJob, lease: Lease): Promise<void> => {
    if (job.attempts > maxAttempts) return parkJob(db, job, lease, 'The worker died on each try.')
    try {
      const again = await handlers[job.topic]!({
        ...job,
        signal: AbortSignal.timeout(Math.max(leaseMs - reserveMs, leaseMs / 2)),
        complete: (tx) => finishJob(tx, job, lease),
      })
      if (again) await postponeJob(db, job, lease, { delayMs: again.againInMs })
      else await finishJob(db, job, lease)
    } catch (error) {
      await fail(job, lease, error instanceof Error ? error.message : String(error))
    }
  }

  const fail = async (job: ClaimedJob, lease: Lease, error: string): Promise<void> => {
    if (job.attempts >= maxAttempts) {
      log(`job ${job.id} (${job.topic}) is parked after ${job.attempts} tries: ${error}`)
      return parkJob(db, job, lease, error)
    }
    log(`job ${job.id} (${job.topic}) failed on try ${job.attempts}: ${error}`)
    await postponeJob(db, job, lease, { delayMs: backOffMs(job.attempts), error })
  }

  const loop = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const tried = await runDue().catch((error: Error) => {
        // The jobs keep their leases and come back when those end.
        if (!isConnectionLost(error)) log(`outbox: ${error.message}`)
        return 0
      })
      if (tried > 0) continue
      await sleep(pollMs, undefined, { signal: AbortSignal.any([stopped.signal, alarm.signal]) }).catch(
        () => undefined,
      )
      if (alarm.signal.aborted) alarm = new AbortController()
    }
  }

  return {
    runDue,
    running: () => busy,
    start: () => {
      loops ??= loop()
    },
    wake: () => alarm.abort(),
    stop: async () => {
      stopped.abort()
      await loops
    },
  }
}
