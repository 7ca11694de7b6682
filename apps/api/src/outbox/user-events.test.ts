import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { transaction } from '../database/index.ts'
import {
  createUserEventBus,
  lastUserEventSeq,
  publishUserEvents,
  readUserEvents,
  type UserEventBus,
} from './index.ts'

let database: TestDatabase
let bus: UserEventBus
beforeAll(async () => {
  database = await createTestDatabase()
  bus = createUserEventBus({ url: database.url, reconnectMs: 1 })
  await bus.ready()
})
afterAll(async () => {
  await bus.close()
  await database.drop()
})

const publish = (userId: bigint, ...topics: string[]) =>
  publishUserEvents(
    database.db,
    topics.map((topic) => ({ userId, topic, payload: { topic } })),
  )

const rung = (userId: bigint) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const leave = bus.listen(userId, resolve)
  return promise.finally(leave)
}

describe('the record', () => {
  it('numbers the events of each user from one', async () => {
    await publishUserEvents(database.db, [
      { userId: 1n, topic: 'a', payload: { n: 1 } },
      { userId: 2n, topic: 'b', payload: {} },
      { userId: 1n, topic: 'c', payload: {} },
    ])
    expect(await readUserEvents(database.db, { userId: 1n, after: 0n })).toMatchObject([
      { seq: 1n, topic: 'a', payload: { n: 1 } },
      { seq: 2n, topic: 'c' },
    ])
    expect(await readUserEvents(database.db, { userId: 2n, after: 0n })).toMatchObject([
      { seq: 1n, topic: 'b' },
    ])
    expect(await lastUserEventSeq(database.db, 1n)).toBe(2n)
    expect(await lastUserEventSeq(database.db, 999n)).toBe(0n)
  })

  it('has no gap after parallel writers and a write that went back', async () => {
    const undone = transaction(database.db, async (tx) => {
      await publishUserEvents(tx, [{ userId: 3n, topic: 'lost', payload: {} }])
      throw new Error('no')
    })
    await Promise.all([
      undone.catch(() => undefined),
      ...Array.from({ length: 30 }, () => publish(3n, 'x', 'y')),
    ])
    const events = await readUserEvents(database.db, { userId: 3n, after: 0n })
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 60 }, (_, index) => BigInt(index + 1)))
    expect(events.some(({ topic }) => topic === 'lost')).toBe(false)
  })

  it('reads on from where a stream stopped', async () => {
    await publish(4n, 'a', 'b', 'c')
    const rest = await readUserEvents(database.db, { userId: 4n, after: 1n, limit: 1 })
    expect(rest).toMatchObject([{ seq: 2n, topic: 'b' }])
  })
})

describe('the bell', () => {
  it('rings the user, and nobody else', async () => {
    const strange = bus.listen(6n, () => expect.unreachable())
    const heard = rung(5n)
    await publish(5n, 'a')
    await heard
    strange()
  })

  it('rings every listener of a user until it leaves', async () => {
    const [first, second] = [rung(7n), rung(7n)]
    await publish(7n, 'a')
    await Promise.all([first, second])
    const gone = bus.listen(7n, () => expect.unreachable())
    gone()
    const third = rung(7n)
    await publish(7n, 'b')
    await third
  })

  it('connects again after a cut and rings everybody, since events may have passed', async () => {
    const heard = Promise.all([rung(8n), rung(9n)])
    await database.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'kaadi-events' and datname = current_database()`,
    )
    await heard
    await bus.ready()
    const after = rung(8n)
    await publish(8n, 'a')
    await after
  })

  it('closes while the database is away', async () => {
    const lost = createUserEventBus({ url: 'postgres://nobody@127.0.0.1:1/none', reconnectMs: 1 })
    await expect(lost.close()).resolves.toBeUndefined()
    await expect(lost.ready()).resolves.toBeUndefined()
  })
})
