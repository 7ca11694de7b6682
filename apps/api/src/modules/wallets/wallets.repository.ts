import type { WalletEvent } from '@kaadi/contract/wallets'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import type { AccountAddress } from '../../ledger/index.ts'
import { kindsOf, type RecordSource, type StoredRecord } from './wallet-record.ts'

export interface RecordsQuery {
  readonly address: AccountAddress
  readonly event?: WalletEvent | undefined
  /** Lines older than this version. */
  readonly before?: bigint | undefined
  readonly offset: number
  readonly size: number
}

const wanted = (event: WalletEvent): RawBuilder<boolean> => {
  const { kinds, leg } = kindsOf[event]
  return sql<boolean>`t.kind = any (${[...kinds]}::text[]) and ${leg === undefined ? sql`true` : sql`t.leg = ${leg}`}`
}

const account = (address: AccountAddress) => sql`(select id from ledger_accounts where address = ${address})`
const isWanted = (event: WalletEvent | undefined) => (event ? wanted(event) : sql`true`)

/** By number of the entry, so that a deep page costs what the first one costs. */
export async function listRecords(on: Reader, query: RecordsQuery): Promise<StoredRecord[]> {
  const rows = await rowsOf(
    on,
    sql<StoredRecord>`
    select e.version, t.kind, t.event_id as "eventId", t.leg, e.amount, e.balance_after as "balanceAfter",
           t.created_at as "createdAt"
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id = ${account(query.address)} and (${query.before ?? null}::bigint is null or e.version < ${query.before ?? null})
      and ${isWanted(query.event)}
    order by e.version desc limit ${query.size} offset ${query.offset}`,
  )
  return rows
}

/** The version of an account is the number of its lines: nothing has to be counted but for a filter. */
export async function countRecords(
  on: Reader,
  { address, event }: Pick<RecordsQuery, 'address' | 'event'>,
): Promise<number> {
  const counted = sql<{ total: bigint }>`
    select count(*) as total from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id = ${account(address)} and ${isWanted(event)}`
  const version = sql<{ total: bigint }>`
    select version as total from ledger_accounts where address = ${address}`
  const rows = await rowsOf(on, event ? counted : version)
  return Number(rows[0]?.total ?? 0n)
}

export async function describeRewards(
  on: Reader,
  userId: bigint,
  ids: readonly bigint[],
): Promise<Map<bigint, RecordSource>> {
  const rows = await rowsOf(
    on,
    sql<{ id: bigint } & RecordSource>`
    select id, title, public_id as "sourceId" from rewards
    where user_id = ${userId} and id = any (${[...ids]}::bigint[])`,
  )
  return new Map(rows.map(({ id, ...source }) => [id, source]))
}
