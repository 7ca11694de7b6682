import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, fund, type TestDatabase } from '../../test/database.ts'
import { createLedger, userAvailable, userHeld } from '../ledger/index.ts'
import {
  hashRequest,
  IdempotencyKeyReused,
  type KeyedRequest,
  RequestInProgress,
  storedReply,
  withIdempotency,
} from './idempotency.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

let keys = 0
const request = (change: Partial<KeyedRequest> = {}): KeyedRequest => ({
  userId: 7n,
  key: `intent-${++keys}`,
  operation: 'withdrawals.request',
  requestHash: hashRequest({ amount: '10' }),
  ...change,
})

describe('one key', () => {
  it('answers the kept reply to the same request, without a second effect', async () => {
    const asked = request()
    let effects = 0
    const effect = async () => ({ id: String(++effects) })
    expect(await withIdempotency(database.db, asked, effect)).toEqual({ reply: { id: '1' }, replayed: false })
    expect(await withIdempotency(database.db, asked, effect)).toEqual({ reply: { id: '1' }, replayed: true })
    expect(await storedReply(database.db, asked)).toEqual({ id: '1' })
    expect(effects).toBe(1)
  })

  it('refuses another body or another call', async () => {
    const asked = request()
    await withIdempotency(database.db, asked, async () => ({ id: '1' }))
    const other = { ...asked, requestHash: hashRequest({ amount: '11' }) }
    await expect(withIdempotency(database.db, other, async () => ({}))).rejects.toThrow(IdempotencyKeyReused)
    const elsewhere = { ...asked, operation: 'card-orders.submit' }
    await expect(withIdempotency(database.db, elsewhere, async () => ({}))).rejects.toThrow(
      IdempotencyKeyReused,
    )
  })

  it('belongs to its owner and realm', async () => {
    const asked = request()
    const answer = (id: string) => async () => ({ id })
    await withIdempotency(database.db, asked, answer('mine'))
    const theirs = await withIdempotency(database.db, { ...asked, userId: 8n }, answer('theirs'))
    const desk = await withIdempotency(database.db, { ...asked, realm: 'operator' }, answer('desk'))
    expect([theirs, desk]).toMatchObject([{ reply: { id: 'theirs' } }, { reply: { id: 'desk' } }])
  })

  it('says so while the first request is still at work', async () => {
    const asked = request()
    const started = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const first = withIdempotency(database.db, asked, async () => {
      started.resolve()
      await goOn.promise
      return { id: '1' }
    })
    await started.promise
    await expect(withIdempotency(database.db, asked, async () => ({ id: '2' }))).rejects.toThrow(
      RequestInProgress,
    )
    goOn.resolve()
    expect(await first).toEqual({ reply: { id: '1' }, replayed: false })
  })

  it('stays free when the effect fails', async () => {
    const asked = request()
    const failing = withIdempotency(database.db, asked, async (tx) => {
      await sql`insert into outbox (topic, payload) values ('never', '{}')`.execute(tx)
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await database.asOwner(`select from outbox where topic = 'never'`)).toEqual([])
    expect(await withIdempotency(database.db, asked, async () => ({ id: '1' }))).toMatchObject({
      replayed: false,
    })
  })

  it('is committed with a posting, so that a storm of repeats moves money once', async () => {
    const ledger = createLedger(database)
    await fund(database, { userId: 70n, amount: 1_000n })
    const asked = request({ userId: 70n })
    let events = 0n
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, () =>
        withIdempotency(database.db, asked, async (tx) => {
          const eventId = ++events
          const legs = [{ debit: userAvailable(70n, 1), credit: userHeld(70n, 1), amount: 10n }]
          await ledger.post({ kind: 'withdrawal.held', eventId, legs, tx })
          return { id: eventId.toString() }
        }),
      ),
    )
    expect(await ledger.balance(userHeld(70n, 1))).toBe(10n)
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(RequestInProgress)
    }
    const replies = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.reply.id] : [],
    )
    expect(new Set(replies).size).toBe(1)
  })
})

describe('the hash of a request', () => {
  it('ignores the order of fields and fields without a value', () => {
    expect(hashRequest({ a: 1, b: { c: [1, 2], d: undefined } })).toEqual(
      hashRequest({ b: { c: [1, 2] }, a: 1 }),
    )
  })

  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: null }, {}],
    [{ a: 'b,"c":1' }, { a: 'b', c: 1 }],
  ])('tells %j from %j', (one, other) => {
    expect(hashRequest(one)).not.toEqual(hashRequest(other))
  })
})
