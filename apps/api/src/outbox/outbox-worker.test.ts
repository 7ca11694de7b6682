import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { transaction } from '../database/index.ts'
import {
  createOutboxWorker,
  enqueueJob,
  ensureRecurringJob,
  type JobHandler,
  listParkedJobs,
  unparkJob,
} from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.asOwner('truncate outbox'))

const worker = (handler: JobHandler, options: { maxAttempts?: number } = {}) =>
  createOutboxWorker({ database, handlers: { mail: handler }, ...options })
const enqueue = (job: { key?: string; runAt?: Date; payload?: Record<string, unknown> } = {}) =>
  enqueueJob(database.db, { topic: 'mail', ...job })
const rows = () => database.asOwner('select * from outbox order by id')
const makeDue = () => database.asOwner(`update outbox set run_at = now() - interval '1 second'`)
const endLeases = () => database.asOwner(`update outbox set lease_until = now() - interval '1 second'`)

describe('delivery', () => {
  it('runs a job with its payload and forgets it', async () => {
    await enqueue({ payload: { to: 'ada@example.com' } })
    const seen: unknown[] = []
    expect(await worker(async ({ payload, attempts }) => void seen.push([payload, attempts])).runDue()).toBe(
      1,
    )
    expect(seen).toEqual([[{ to: 'ada@example.com' }, 1]])
    expect(await rows()).toEqual([])
  })

  it('knows nothing of a job whose transaction went back', async () => {
    const undone = transaction(database.db, async (tx) => {
      await enqueueJob(tx, { topic: 'mail' })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await worker(async () => undefined).runDue()).toBe(0)
  })

  it('gives each job to one of many workers', async () => {
    for (let count = 0; count < 40; count++) await enqueue({ payload: { count } })
    const seen: unknown[] = []
    const workers = Array.from({ length: 5 }, () =>
      worker(async ({ payload }) => void seen.push(payload.count)),
    )
    for (let round = 0; round < 4; round++) await Promise.all(workers.map(({ runDue }) => runDue()))
    expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 40 }, (_, count) => count),
    )
  })

  it('leaves jobs of other topics and jobs that are not due', async () => {
    await enqueueJob(database.db, { topic: 'payout' })
    await enqueue({ runAt: new Date(Date.now() + 60_000) })
    expect(await worker(async () => undefined).runDue()).toBe(0)
    expect(await rows()).toHaveLength(2)
  })

  it('works by itself once started, and finishes what it began when stopped', async () => {
    const done = Promise.withResolvers<string>()
    const running = worker(async ({ payload }) => done.resolve(String(payload.name)))
    running.start()
    await enqueue({ payload: { name: 'first' } })
    running.wake()
    expect(await done.promise).toBe('first')
    await running.stop()
    expect(await rows()).toEqual([])
  })
})

describe('failure', () => {
  it('keeps a failed job with its reason and a later time', async () => {
    await enqueue()
    await worker(async () => {
      throw new Error('mail server is away')
    }).runDue()
    const [job] = await database.asOwner('select *, run_at > now() as later from outbox')
    expect(job).toMatchObject({
      attempts: 1,
      last_error: 'mail server is away',
      later: true,
      lease_until: null,
    })
    await makeDue()
    const tries: number[] = []
    await worker(async ({ attempts }) => void tries.push(attempts)).runDue()
    expect(tries).toEqual([2])
    expect(await rows()).toEqual([])
  })

  it('runs a job again when its worker died', async () => {
    await enqueue()
    await database.asOwner(
      `update outbox set attempts = 1, lease_token = gen_random_uuid(), lease_until = now() + interval '1 minute'`,
    )
    expect(await worker(async () => undefined).runDue()).toBe(0)
    await endLeases()
    expect(await worker(async () => undefined).runDue()).toBe(1)
    expect(await rows()).toEqual([])
  })

  it('does not let a worker that lost its lease remove the job', async () => {
    await enqueue()
    await worker(async () => {
      await database.asOwner(`update outbox set lease_token = gen_random_uuid()`)
    }).runDue()
    expect(await rows()).toHaveLength(1)
  })

  it('parks a job that keeps failing, shows it, and takes it back on request', async () => {
    await enqueue()
    const failing = worker(
      async () => {
        throw new Error('poison')
      },
      { maxAttempts: 2 },
    )
    await failing.runDue()
    await makeDue()
    await failing.runDue()
    await makeDue()
    expect(await failing.runDue()).toBe(0)
    const parked = await listParkedJobs(database.db)
    expect(parked).toMatchObject([{ topic: 'mail', attempts: 2, lastError: 'poison' }])
    expect(await unparkJob(database.db, parked[0]!.id)).toBe(true)
    expect(await unparkJob(database.db, parked[0]!.id)).toBe(false)
    expect(await worker(async () => undefined).runDue()).toBe(1)
  })

  it('parks a job that kills its worker each time', async () => {
    await enqueue()
    await database.asOwner(
      `update outbox set attempts = 2, lease_token = gen_random_uuid(), lease_until = now() - interval '1 minute'`,
    )
    await worker(async () => expect.unreachable(), { maxAttempts: 2 }).runDue()
    expect(await listParkedJobs(database.db)).toMatchObject([{ lastError: 'The worker died on each try.' }])
  })
})

describe('keys', () => {
  it('has one waiting job per key, at the newest time', async () => {
    await enqueue({ key: 'order:1', runAt: new Date(Date.now() + 60_000) })
    await enqueue({ key: 'order:1', runAt: new Date(Date.now() - 1_000), payload: { newest: true } })
    await enqueue({ key: 'order:2', runAt: new Date(Date.now() + 60_000) })
    const seen: unknown[] = []
    expect(await worker(async ({ payload }) => void seen.push(payload)).runDue()).toBe(1)
    expect(seen).toEqual([{ newest: true }])
  })

  it('runs a job once more when it was enqueued again while it ran', async () => {
    await enqueue({ key: 'order:1' })
    const again = worker(async () => enqueue({ key: 'order:1' }))
    await again.runDue()
    expect(await worker(async () => undefined).runDue()).toBe(1)
    expect(await rows()).toEqual([])
  })

  it('brings recurring work back at its time', async () => {
    await ensureRecurringJob(database.db, 'mail')
    await ensureRecurringJob(database.db, 'mail')
    const nightly = worker(async () => ({ againInMs: 3_600_000 }))
    expect(await nightly.runDue()).toBe(1)
    expect(await nightly.runDue()).toBe(0)
    const [job] = await database.asOwner(
      `select attempts, run_at > now() + interval '59 minutes' as later from outbox`,
    )
    expect(job).toEqual({ attempts: 0, later: true })
  })
})

it('removes a job in the transaction of its effect', async () => {
  await enqueue()
  await worker(async (job) => {
    await transaction(database.db, async (tx) => {
      await enqueueJob(tx, { topic: 'effect' })
      await job.complete(tx)
    })
    throw new Error('after the commit')
  }).runDue()
  expect(await rows()).toMatchObject([{ topic: 'effect' }])
})
