import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { oneAtATime } from './one-at-a-time.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Work under the lock, which lasts until it is told to end. */
function aWorker(signal = new AbortController().signal) {
  const [started, ending, waiting] = [0, 1, 2].map(() => Promise.withResolvers<void>())
  const lock = { url: database.ownerUrl, lockKey: 41, onWait: waiting!.resolve, signal }
  const ended = oneAtATime(lock, async () => {
    started!.resolve()
    await ending!.promise
    return 'done'
  })
  return { ended, started: started!.promise, end: ending!.resolve, waits: waiting!.promise }
}

it('lets one after the other work', async () => {
  const first = aWorker()
  await first.started
  const second = aWorker()
  await second.waits
  first.end()
  second.end()
  expect(await Promise.all([first.ended, second.ended])).toEqual(['done', 'done'])
})

it('goes on when whoever worked is gone without a word', async () => {
  const first = aWorker()
  await first.started
  const second = aWorker()
  await second.waits
  await database.asOwner(`
    select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 41 and granted`)
  await second.started
  for (const worker of [first, second]) worker.end()
  expect(await second.ended).toBe('done')
  await first.ended
})

it('stops waiting when it is asked to, and leaves no line behind', async () => {
  const first = aWorker()
  await first.started
  const stopping = new AbortController()
  const second = aWorker(stopping.signal)
  await second.waits
  stopping.abort()
  await expect(second.ended).rejects.toThrow()
  first.end()
  expect(await first.ended).toBe('done')
  await expect
    .poll(() => database.asOwner("select from pg_stat_activity where application_name = 'kaadi-lock'"))
    .toEqual([])
})
