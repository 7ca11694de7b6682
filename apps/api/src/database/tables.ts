import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Immutable<T> = ColumnType<T, T, never>

export interface LedgerAccountsTable {
  id: Generated<bigint>
  address: Immutable<string>
  role: Immutable<string>
  user_id: Immutable<bigint | null>
  currency_id: Immutable<number>
  allow_negative: Immutable<boolean>
  balance: bigint
  version: bigint
  opened_at: Generated<Date>
}

export interface LedgerTransfersTable {
  id: Generated<bigint>
  kind: Immutable<string>
  event_id: Immutable<bigint>
  leg: Immutable<number>
  debit_account_id: Immutable<bigint>
  credit_account_id: Immutable<bigint>
  currency_id: Immutable<number>
  amount: Immutable<bigint>
  created_at: Generated<Date>
}

export interface LedgerEntriesTable {
  account_id: Immutable<bigint>
  version: Immutable<bigint>
  transfer_id: Immutable<bigint>
  amount: Immutable<bigint>
  balance_after: Immutable<bigint>
}

export interface UserEventsTable {
  user_id: Immutable<bigint>
  seq: Immutable<bigint>
  topic: Immutable<string>
  payload: JSONColumnType<Record<string, unknown>>
  created_at: Generated<Date>
}

export interface OutboxTable {
  id: Generated<bigint>
  topic: Immutable<string>
  payload: JSONColumnType<Record<string, unknown>>
  key: Immutable<string | null>
  run_at: Generated<Date>
  attempts: Generated<number>
  lease_until: Date | null
  lease_token: string | null
  last_error: string | null
  parked_at: Date | null
  created_at: Generated<Date>
}

export interface IdempotencyKeysTable {
  user_id: Immutable<bigint>
  realm: Generated<string>
  key: Immutable<string>
  operation: Immutable<string>
  request_hash: Immutable<Buffer>
  reply: JSONColumnType<object>
  created_at: Generated<Date>
}

/**
 * Every table by name. A module adds its own by merging:
 * `declare module '../../database/tables.ts' { interface Tables { card_orders: CardOrdersTable } }`
 */
export interface Tables {
  ledger_accounts: LedgerAccountsTable
  ledger_transfers: LedgerTransfersTable
  ledger_entries: LedgerEntriesTable
  user_events: UserEventsTable
  outbox: OutboxTable
  idempotency_keys: IdempotencyKeysTable
}
