import { countedMost } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../database/named-read.ts'
import { upTo } from '../lists/paging.ts'
import type { AccountAddress } from './chart-of-accounts.ts'
import type { EventKind } from './event-kind.ts'

/** A line of the books on one account. */
export interface StatementLine {
  readonly version: bigint
  readonly kind: EventKind
  readonly eventId: bigint
  readonly leg: number
  /** Above zero in, below zero out. */
  readonly amount: bigint
  readonly balanceAfter: bigint
  readonly createdAt: Date
}

/** Of these kinds alone, and of one leg of them where the legs are events of their own. */
export interface StatementFilter {
  readonly kinds: readonly EventKind[]
  readonly leg?: number
}

export interface LinesQuery {
  readonly address: AccountAddress
  readonly filter?: StatementFilter | undefined
  /** Lines older than this version. */
  readonly before?: bigint | undefined
  readonly offset: number
  readonly size: number
}

const passes = ({ kinds, leg }: StatementFilter): RawBuilder<boolean> =>
  sql<boolean>`t.kind = any (${[...kinds]}::text[]) and ${leg === undefined ? sql`true` : sql`t.leg = ${leg}`}`

const account = (address: AccountAddress) => sql`(select id from ledger_accounts where address = ${address})`
const isWanted = (filter: StatementFilter | undefined) => (filter ? passes(filter) : sql`true`)

/** Newest first. By number of the entry, so that a deep page costs what the first one costs. */
export const listLines = (on: Reader, query: LinesQuery): Promise<StatementLine[]> =>
  rowsOf(
    on,
    sql<StatementLine>`
    select e.version, t.kind, t.event_id as "eventId", t.leg, e.amount, e.balance_after as "balanceAfter",
           t.created_at as "createdAt"
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id = ${account(query.address)} and (${query.before ?? null}::bigint is null or e.version < ${query.before ?? null})
      and ${isWanted(query.filter)}
    order by e.version desc limit ${query.size} offset ${query.offset}`,
  )

/** The version of an account is the number of its lines: nothing has to be counted but for a filter. */
export async function countLines(
  on: Reader,
  { address, filter }: Pick<LinesQuery, 'address' | 'filter'>,
): Promise<number> {
  const counted = sql<{ total: bigint }>`
    select count(*) as total from ${upTo(sql`ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id = ${account(address)} and ${isWanted(filter)}`)}`
  const version = sql<{ total: bigint }>`
    select least(version, ${countedMost}) as total from ledger_accounts where address = ${address}`
  const rows = await rowsOf(on, filter ? counted : version)
  return Number(rows[0]?.total ?? 0n)
}

/** Part of a read: what the account at this address holds, in minor units. */
export const balanceAt = (address: RawBuilder<unknown>): RawBuilder<bigint> =>
  sql`coalesce((select balance from ledger_accounts where address = ${address}), 0)`
