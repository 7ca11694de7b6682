import { maxCounted } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../database/named-read.ts'
import { upTo } from '../lists/paging.ts'
import { endOfMonth, startOfMonth } from '../measures/local-days.ts'
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

/** Of these kinds alone, of one leg of them where the legs are events of their own, of one month, as `2026-11`. */
export interface StatementFilter {
  readonly kinds?: readonly EventKind[]
  readonly leg?: number
  readonly month?: string
}

export interface LinesQuery {
  readonly address: AccountAddress
  readonly filter?: StatementFilter | undefined
  /** Lines older than this version. */
  readonly before?: bigint | undefined
  readonly offset: number
  readonly size: number
}

const passes = ({ kinds, leg, month }: StatementFilter): RawBuilder<boolean> =>
  sql<boolean>`${kinds ? sql`t.kind = any (${[...kinds]}::text[])` : sql`true`}
    and ${leg === undefined ? sql`true` : sql`t.leg = ${leg}`}
    and ${month === undefined ? sql`true` : isIn(month)}`

const isIn = (month: string) => {
  const first = sql`${`${month}-01`}::date`
  return sql`t.created_at >= ${startOfMonth(first)} and t.created_at < ${endOfMonth(first)}`
}

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
    select least(version, ${maxCounted}) as total from ledger_accounts where address = ${address}`
  const rows = await rowsOf(on, filter ? counted : version)
  return Number(rows[0]?.total ?? 0n)
}

/** Part of a read: what the account at this address holds, in minor units. */
export const balanceAt = (address: RawBuilder<unknown>): RawBuilder<bigint> =>
  sql`coalesce((select balance from ledger_accounts where address = ${address}), 0)`

export interface PeriodQuery {
  readonly address: AccountAddress
  readonly from: RawBuilder<Date>
  readonly until: RawBuilder<Date>
  readonly most: number
}

/**
 * Oldest first, at most `most`: every line between the first and the last one of the period, so that each balance is the one
 * before it with the line's amount.
 */
export const linesOfPeriod = (
  on: Reader,
  { address, from, until, most }: PeriodQuery,
): Promise<StatementLine[]> =>
  rowsOf(
    on,
    sql<StatementLine>`
    with own as (select id from ledger_accounts where address = ${address}),
    span as (
      select min(e.version) as first, max(e.version) as last
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where e.account_id = (select id from own) and t.created_at >= ${from} and t.created_at < ${until})
    select e.version, t.kind, t.event_id as "eventId", t.leg, e.amount, e.balance_after as "balanceAfter",
           t.created_at as "createdAt"
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id, span
    where e.account_id = (select id from own) and e.version between span.first and span.last
    order by e.version limit ${most}`,
  )

/** What an account held right before a time: the balance after the last line that is older. */
export async function balanceBefore(
  on: Reader,
  address: AccountAddress,
  time: RawBuilder<Date>,
): Promise<bigint> {
  const rows = await rowsOf(
    on,
    sql<{ balance: bigint }>`
    select e.balance_after as balance
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id = ${account(address)} and t.created_at < ${time}
    order by e.version desc limit 1`,
  )
  return rows[0]?.balance ?? 0n
}
