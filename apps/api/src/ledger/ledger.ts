import { type Kysely, sql } from 'kysely'
import { createBatcher } from '../batching/index.ts'
import type { Database, Tables, Tx } from '../database/index.ts'
import type { AccountAddress } from './chart-of-accounts.ts'
import { type HistoryQuery, type LedgerLine, readHistory } from './history.ts'
import { numberedLegs, postEach, statusesOf } from './post-each.ts'
import {
  EventPostedDifferently,
  InsufficientFunds,
  type Posting,
  type PostingOutcome,
  type PostingStatus,
  referenceOf,
} from './posting.ts'

export interface Ledger {
  /**
   * Posts one event. With `tx` it is part of that transaction, otherwise it shares a commit with whoever
   * waits beside it. Throws `InsufficientFunds`; posting the same event again answers `repeated`.
   */
  readonly post: (posting: Posting & { readonly tx?: Tx }) => Promise<PostingOutcome>
  /** Zero for an account nobody has posted to. */
  readonly balance: (address: AccountAddress, on?: Kysely<Tables>) => Promise<bigint>
  readonly balances: (
    addresses: readonly AccountAddress[],
    on?: Kysely<Tables>,
  ) => Promise<ReadonlyMap<AccountAddress, bigint>>
  readonly history: (address: AccountAddress, query: HistoryQuery) => Promise<LedgerLine[]>
}

export function createLedger(database: Database): Ledger {
  const postTogether = createBatcher<Posting, PostingStatus>({
    name: 'ledger.post',
    run: (postings) => postBatch(database, postings),
    inFlight: 2,
    besideFrom: 48,
    max: 64,
  })

  const balances: Ledger['balances'] = async (addresses, on = database.db) => {
    const rows = await on
      .selectFrom('ledger_accounts')
      .select(['address', 'balance'])
      .where('address', '=', sql<string>`any(${[...addresses]})`)
      .execute()
    const found = new Map(rows.map(({ address, balance }) => [address, balance]))
    return new Map(addresses.map((address) => [address, found.get(address) ?? 0n]))
  }

  return {
    post: async ({ tx, ...posting }) => {
      requireLegs(posting)
      const status = tx ? await postWithin(tx, posting) : await postTogether(posting)
      return outcomeOf(posting, status)
    },
    balances,
    balance: async (address, on) => (await balances([address], on)).get(address)!,
    history: (address, query) => readHistory(database.db, address, query),
  }
}

async function postBatch(database: Database, postings: readonly Posting[]): Promise<PostingStatus[]> {
  // One event twice in a list would be two legs of one number; halving the batch parts the twins.
  if (new Set(postings.map(referenceOf)).size < postings.length)
    throw new Error('The same event twice in a batch')
  const rows = await postEach.run(database.postings, numberedLegs(postings))
  return statusesOf(postings, rows)
}

async function postWithin(tx: Tx, posting: Posting): Promise<PostingStatus> {
  const rows = await postEach.runIn(tx, numberedLegs([posting]))
  return statusesOf([posting], rows)[0]!
}

function requireLegs(posting: Posting): void {
  if (posting.legs.length === 0) throw new RangeError(`${referenceOf(posting)} has no legs`)
  for (const { debit, credit, amount } of posting.legs) {
    if (amount <= 0n) throw new RangeError(`${referenceOf(posting)} has an amount of ${amount}`)
    if (debit === credit) throw new RangeError(`${referenceOf(posting)} has ${debit} on both sides`)
  }
}

function outcomeOf(posting: Posting, status: PostingStatus): PostingOutcome {
  if (status === 'insufficient') throw new InsufficientFunds(posting)
  if (status === 'different') throw new EventPostedDifferently(posting)
  return status
}
