import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { type LineProxy, openLineProxy } from '../../test/line-proxy.ts'
import { hashRequest, withIdempotency } from '../idempotency/idempotency.ts'
import { listenForNotices } from './database-notices.ts'
import { connect, type Database, isConnectionLost, transaction } from './index.ts'

let database: TestDatabase
let line: LineProxy
let own: Database
/** Gives up soon: for the tests in which the database does not answer, and for those alone (a busy machine is slow too). */
let impatient: Database
beforeAll(async () => {
  database = await createTestDatabase()
  line = await openLineProxy(database.url)
  own = await connect({ url: line.url, limits: { connectMs: 10_000 } })
  impatient = await connect({ url: line.url, limits: { connectMs: 200, queryMs: 1_000 } })
})
afterAll(async () => {
  line.thaw()
  await Promise.all([own.close(), impatient.close()])
  await line.close()
  await database.drop()
})

const caught = (work: Promise<unknown>) => work.catch((error: unknown) => error)
/** The pool may hand out a line whose end it has not heard of yet; whoever asks again has a good one. */
const answers = (database = own) =>
  vi.waitFor(
    async () => expect((await database.reads.query('select 7 as id')).rows).toEqual([{ id: 7 }]),
    10_000,
  )
const sleepers = `select from pg_stat_activity where query = 'select pg_sleep(3)' and state = 'active'
                  and datname = current_database()`
const terminateAll = () =>
  database.asOwner(`select pg_terminate_backend(pid) from pg_stat_activity
                    where application_name = 'kaadi' and datname = current_database()`)

// Without a listener a cut would be an uncaught error, which fails the run.
describe.each([
  ['reset by the network', async () => line.reset()],
  ['ended by the server', terminateAll],
])('a line that is %s', (_, cut) => {
  it('ends no process while its client is checked out and idle', async () => {
    const clients = await Promise.all([1, 2, 3, 4].map(() => own.reads.connect()))
    const ended = Promise.all(clients.map((client) => new Promise<void>((end) => client.on('end', end))))
    await cut()
    await ended
    for (const client of clients) client.release()
    await answers()
  })

  it('fails the query that was under way, and the next one has a line again', async () => {
    const asleep = [1, 2, 3, 4].map(() => caught(own.reads.query('select pg_sleep(3)')))
    await vi.waitFor(async () => expect(await database.asOwner(sleepers)).toHaveLength(4))
    await cut()
    for (const error of await Promise.all(asleep)) {
      expect(isConnectionLost(error)).toBe(true)
      expect(error).not.toMatchObject({ message: 'Query read timeout' })
    }
    await answers()
  })

  it('undoes a transaction, whose failure is a lost line', async () => {
    const lost = await caught(
      transaction(own.db, async (tx) => {
        await sql`select 1`.execute(tx)
        await cut()
        await sql`select pg_sleep(0.2)`.execute(tx)
        await sql`select 1`.execute(tx)
      }),
    )
    expect(isConnectionLost(lost)).toBe(true)
    await answers()
  })
})

describe('a database that does not answer', () => {
  it('is not waited for longer than the limit, neither by a query nor by a transaction', async () => {
    await answers(impatient)
    line.freeze()
    const waiting = [
      impatient.reads.query('select 1'),
      transaction(impatient.db, (tx) => sql`select 1`.execute(tx)),
    ]
    for (const error of await Promise.all(waiting.map(caught))) expect(isConnectionLost(error)).toBe(true)
    line.thaw()
    await answers(impatient)
  })

  it('is not waited for by who needs a new line', async () => {
    line.reset()
    line.freeze()
    expect(isConnectionLost(await caught(impatient.postings.query('select 1')))).toBe(true)
    line.thaw()
    await answers(impatient)
  })

  it('does not keep who stops: the line of notices is closed without its goodbye', async () => {
    const notices = listenForNotices(line.url)
    await notices.ready()
    line.freeze()
    await notices.close()
    line.thaw()
    await answers(impatient)
  })

  it('has its line closed, so that a late answer reaches nobody', async () => {
    const client = await impatient.reads.connect()
    line.freeze()
    expect(isConnectionLost(await caught(client.query('select 1 as late')))).toBe(true)
    line.thaw()
    expect(isConnectionLost(await caught(client.query('select 2 as next')))).toBe(true)
    client.release()
    await answers(impatient)
  })
})

describe('a line that is lost between a commit and its answer', () => {
  const request = { userId: 7n, key: 'the-intent', operation: 'test', requestHash: hashRequest({}) }

  it('is no failure to who has a key: the reply is read back', async () => {
    line.loseAnswerTo('commit')
    const effect = async () => ({ id: 'once' })
    expect(await withIdempotency(own.db, request, effect)).toEqual({ reply: { id: 'once' }, replayed: true })
  })

  it('is a failure when nothing was committed', async () => {
    line.loseAnswerTo('insert into "idempotency_keys"')
    const lost = await caught(
      withIdempotency(own.db, { ...request, key: 'other' }, async () => ({ id: '1' })),
    )
    expect(isConnectionLost(lost)).toBe(true)
  })
})
