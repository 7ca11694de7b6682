import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import {
  type AccountAddress,
  createLedger,
  deskCards,
  InsufficientFunds,
  type Ledger,
  type Posting,
  payout,
  userAvailable,
  userHeld,
} from './index.ts'
import { numberedLegs, postEach } from './post-each.ts'

let database: TestDatabase
let ledger: Ledger
let lastEvent = 0n
let lastUser = 0n

beforeAll(async () => {
  database = await createTestDatabase()
  ledger = createLedger(database)
})
afterAll(() => database.drop())

/** Three users and two shared accounts; indexes into the list are what fast-check plays with. */
function freshAccounts(): AccountAddress[] {
  const users = [++lastUser, ++lastUser, ++lastUser]
  return [
    deskCards(1),
    payout('manual', 1),
    ...users.flatMap((user) => [userAvailable(user, 1), userHeld(user, 1)]),
  ]
}

const leg = fc
  .record({ debit: fc.nat(7), credit: fc.nat(7), amount: fc.bigInt(1n, 1_000n) })
  .filter(({ debit, credit }) => debit !== credit)
const event = fc.record({
  legs: fc.array(leg, { minLength: 1, maxLength: 3 }),
  copies: fc.integer({ min: 1, max: 3 }),
})

it('loses nothing and creates nothing, in any order and in parallel', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 30 }), async (events) => {
      const accounts = freshAccounts()
      const before = await ledger.balances(accounts)
      const postings = events.map(({ legs, copies }) => ({
        copies,
        posting: {
          kind: 'reward.granted',
          eventId: ++lastEvent,
          legs: legs.map(({ debit, credit, amount }) => ({
            debit: accounts[debit]!,
            credit: accounts[credit]!,
            amount,
          })),
        } as const satisfies Posting,
      }))

      const moved = new Map<AccountAddress, bigint>()
      const add = (address: AccountAddress, amount: bigint) =>
        moved.set(address, (moved.get(address) ?? 0n) + amount)
      await Promise.all(
        postings.map(async ({ posting, copies }) => {
          const outcomes = await Promise.all(
            Array.from({ length: copies }, () => ledger.post(posting).catch((error) => error)),
          )
          const posted = outcomes.filter((outcome) => outcome === 'posted').length
          expect(posted).toBeLessThanOrEqual(1)
          const others = outcomes.filter((outcome) => outcome !== 'posted')
          expect(others.every((other) => other === 'repeated' || other instanceof InsufficientFunds)).toBe(
            true,
          )
          if (posted === 0) return
          for (const { debit, credit, amount } of posting.legs) {
            add(debit, -amount)
            add(credit, amount)
          }
        }),
      )

      const after = await ledger.balances(accounts)
      for (const address of accounts) {
        expect(after.get(address)).toBe(before.get(address)! + (moved.get(address) ?? 0n))
        if (address.startsWith('user:')) expect(after.get(address)).toBeGreaterThanOrEqual(0n)
      }
    }),
    { numRuns: 60 },
  )
})

it('decides a list as it would decide its events one by one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(leg, { minLength: 1, maxLength: 40 }), async (legs) => {
      const apart = await play(legs, async (postings) => {
        for (const posting of postings) await ledger.post(posting).catch(onlyInsufficient)
      })
      const together = await play(legs, async (postings) => {
        await postEach.run(database.postings, numberedLegs(postings))
      })
      expect(together).toEqual(apart)
    }),
    { numRuns: 60 },
  )

  async function play(
    legs: readonly { debit: number; credit: number; amount: bigint }[],
    send: (postings: Posting[]) => Promise<void>,
  ): Promise<bigint[]> {
    const accounts = freshAccounts()
    const before = await ledger.balances(accounts)
    await send(
      legs.map(({ debit, credit, amount }) => ({
        kind: 'reward.granted',
        eventId: ++lastEvent,
        legs: [{ debit: accounts[debit]!, credit: accounts[credit]!, amount }],
      })),
    )
    const after = await ledger.balances(accounts)
    return accounts.map((address) => after.get(address)! - before.get(address)!)
  }
})

it('lets random transfers over many connections pass without a deadlock', async () => {
  const accounts = freshAccounts()
  const random = (() => {
    let seed = 42
    return (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
  })()
  const list = () =>
    Array.from({ length: 12 }, () => {
      const debit = random(8)
      return `('reward.granted', ${++lastEvent}, 0, '${accounts[debit]}', '${accounts[(debit + 1 + random(7)) % 8]}', 1)`
    }).join(',')
  const statuses = await Promise.all(
    Array.from({ length: 150 }, () =>
      database.reads.query<{ status: string }>(
        `select status from ledger_post_each(array[${list()}]::ledger_leg[])`,
      ),
    ),
  )
  expect(
    statuses.flatMap(({ rows }) => rows).every(({ status }) => ['posted', 'insufficient'].includes(status)),
  ).toBe(true)
  const [sum] = await database.asOwner('select sum(balance) as sum from ledger_accounts')
  expect(sum?.sum).toBe('0')
})

const onlyInsufficient = (error: unknown) => {
  if (!(error instanceof InsufficientFunds)) throw error
}
