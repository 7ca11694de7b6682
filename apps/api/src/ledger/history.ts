import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/index.ts'
import type { AccountAddress } from './chart-of-accounts.ts'

export interface LedgerLine {
  /** Number of the entry in its account, counted from 1 without a gap: the cursor. */
  readonly version: bigint
  readonly kind: string
  readonly eventId: bigint
  readonly leg: number
  /** Above zero in, below zero out. */
  readonly amount: bigint
  readonly balanceAfter: bigint
  readonly createdAt: Date
}

export interface HistoryQuery {
  /** Lines older than this version; without it the newest. */
  readonly before?: bigint | undefined
  readonly size: number
}

/** Lines of one account, newest first, by key: page 10,000 costs what page 1 costs. */
export async function readHistory(
  db: Kysely<Tables>,
  address: AccountAddress,
  { before, size }: HistoryQuery,
): Promise<LedgerLine[]> {
  const { rows } = await sql<LedgerLine>`
    select e.version, t.kind, t.event_id as "eventId", t.leg, e.amount, e.balance_after as "balanceAfter",
           t.created_at as "createdAt"
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id = (select id from ledger_accounts where address = ${address})
      and e.version < ${before ?? maxVersion}
    order by e.version desc limit ${size}`.execute(db)
  return rows
}

const maxVersion = 2n ** 63n - 1n
