import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, fund, type TestDatabase } from '../../test/database.ts'
import { transaction } from '../database/index.ts'
import {
  createLedger,
  deskCards,
  deskFee,
  EventPostedDifferently,
  InsufficientFunds,
  type Ledger,
  payout,
  userAvailable,
  userHeld,
} from './index.ts'

const ngn = 1
let database: TestDatabase
let ledger: Ledger
let lastId = 1000n
const nextId = () => ++lastId

beforeAll(async () => {
  database = await createTestDatabase()
  ledger = createLedger(database)
})
afterAll(() => database.drop())

const orderPaid = (eventId: bigint, userId: bigint, amount: bigint) =>
  ({
    kind: 'card-order.paid',
    eventId,
    legs: [{ debit: deskCards(ngn), credit: userAvailable(userId, ngn), amount }],
  }) as const

const held = (eventId: bigint, userId: bigint, amount: bigint) =>
  ({
    kind: 'withdrawal.held',
    eventId,
    legs: [{ debit: userAvailable(userId, ngn), credit: userHeld(userId, ngn), amount }],
  }) as const

describe('posting', () => {
  it('moves an amount from one account to the other', async () => {
    const user = nextId()
    const before = await ledger.balance(deskCards(ngn))
    expect(await ledger.post(orderPaid(nextId(), user, 2_500n))).toBe('posted')
    expect(await ledger.balance(userAvailable(user, ngn))).toBe(2_500n)
    expect(await ledger.balance(deskCards(ngn))).toBe(before - 2_500n)
  })

  it('says zero for an account nobody has posted to', async () => {
    expect(await ledger.balance(userAvailable(nextId(), ngn))).toBe(0n)
  })

  it('posts an event once, however often it is sent', async () => {
    const user = nextId()
    const posting = orderPaid(nextId(), user, 700n)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => ledger.post(posting)))
    expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(19)
    expect(await ledger.balance(userAvailable(user, ngn))).toBe(700n)
  })

  it('refuses an event that was posted with another amount', async () => {
    const user = nextId()
    const posting = orderPaid(nextId(), user, 700n)
    await ledger.post(posting)
    await expect(ledger.post(orderPaid(posting.eventId, user, 701n))).rejects.toThrow(EventPostedDifferently)
    expect(await ledger.balance(userAvailable(user, ngn))).toBe(700n)
  })

  it('refuses an event that was posted with more legs', async () => {
    const user = nextId()
    await fund(database, { userId: user, amount: 500n })
    const eventId = nextId()
    const net = { debit: userAvailable(user, ngn), credit: payout('manual', ngn), amount: 90n }
    const fee = { debit: userAvailable(user, ngn), credit: deskFee(ngn), amount: 10n }
    await ledger.post({ kind: 'withdrawal.paid', eventId, legs: [net, fee] })
    await expect(ledger.post({ kind: 'withdrawal.paid', eventId, legs: [net] })).rejects.toThrow(
      EventPostedDifferently,
    )
    expect(await ledger.balance(userAvailable(user, ngn))).toBe(400n)
  })

  it('takes an event whole or not at all', async () => {
    const user = nextId()
    await fund(database, { userId: user, amount: 100n })
    const legs = [
      { debit: userAvailable(user, ngn), credit: userHeld(user, ngn), amount: 100n },
      { debit: userAvailable(user, ngn), credit: deskFee(ngn), amount: 1n },
    ]
    await expect(ledger.post({ kind: 'withdrawal.held', eventId: nextId(), legs })).rejects.toThrow(
      InsufficientFunds,
    )
    expect(await ledger.balance(userAvailable(user, ngn))).toBe(100n)
    expect(await ledger.balance(userHeld(user, ngn))).toBe(0n)
  })

  it('refuses one overdraft and posts the others that travel with it', async () => {
    const [rich, poor] = [nextId(), nextId()]
    await fund(database, { userId: rich, amount: 1_000n })
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => ledger.post(held(nextId(), rich, 100n))),
      ledger.post(held(nextId(), poor, 1n)),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(10).fill('fulfilled'), 'rejected'])
    expect(await ledger.balance(userHeld(rich, ngn))).toBe(1_000n)
  })

  it('lets exactly one of 64 parallel withdrawals have the whole balance', async () => {
    const user = nextId()
    await fund(database, { userId: user, amount: 9_999n })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 64 }, () => ledger.post(held(nextId(), user, 9_999n))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refusals.every(({ reason }) => reason instanceof InsufficientFunds)).toBe(true)
    expect(await ledger.balance(userAvailable(user, ngn))).toBe(0n)
  })

  it('refuses a leg between two currencies', async () => {
    const user = nextId()
    const legs = [{ debit: deskCards(1), credit: userAvailable(user, 2), amount: 5n }]
    await expect(ledger.post({ kind: 'card-order.paid', eventId: nextId(), legs })).rejects.toThrow(
      /currency_id/,
    )
  })

  it('refuses amounts that are not above zero and a leg to itself', async () => {
    const user = nextId()
    await expect(ledger.post(orderPaid(nextId(), user, 0n))).rejects.toThrow(RangeError)
    await expect(ledger.post(orderPaid(nextId(), user, -1n))).rejects.toThrow(RangeError)
    const legs = [{ debit: deskCards(ngn), credit: deskCards(ngn), amount: 5n }]
    await expect(ledger.post({ kind: 'card-order.paid', eventId: nextId(), legs })).rejects.toThrow(
      RangeError,
    )
  })

  it('goes back with the transaction it is part of', async () => {
    const user = nextId()
    const undone = transaction(database.db, async (tx) => {
      await ledger.post({ ...orderPaid(nextId(), user, 50n), tx })
      expect(await ledger.balance(userAvailable(user, ngn), tx)).toBe(50n)
      throw new Error('changed our mind')
    })
    await expect(undone).rejects.toThrow('changed our mind')
    expect(await ledger.balance(userAvailable(user, ngn))).toBe(0n)
  })
})

describe('history', () => {
  it('pages backwards by version with running balances', async () => {
    const user = nextId()
    for (const amount of [10n, 20n, 30n]) await ledger.post(orderPaid(nextId(), user, amount))
    const first = await ledger.history(userAvailable(user, ngn), { size: 2 })
    expect(first.map(({ version, amount, balanceAfter }) => [version, amount, balanceAfter])).toEqual([
      [3n, 30n, 60n],
      [2n, 20n, 30n],
    ])
    const rest = await ledger.history(userAvailable(user, ngn), { size: 2, before: 2n })
    expect(rest).toMatchObject([
      { version: 1n, kind: 'card-order.paid', leg: 0, amount: 10n, balanceAfter: 10n },
    ])
    expect(rest[0]?.createdAt).toBeInstanceOf(Date)
  })
})

describe('rights', () => {
  it.each(['ledger_transfers', 'ledger_entries', 'ledger_accounts'])(
    'denies the service direct writes to %s',
    async (table) => {
      for (const text of [
        `delete from ${table}`,
        `update ${table} set amount = 1`,
        `insert into ${table} default values`,
      ]) {
        await expect(database.reads.query(text)).rejects.toThrow(/permission denied|column "amount"/)
      }
    },
  )

  it('denies the service the unguarded core of the door', async () => {
    await expect(
      database.reads.query(`select ledger_write(array[]::ledger_leg[], array[]::bigint[])`),
    ).rejects.toThrow('permission denied')
  })

  it.each([
    'update ledger_transfers set amount = 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
  ])('refuses even the owner: %s', async (text) => {
    await expect(database.asOwner(text)).rejects.toThrow('append only')
  })
})
