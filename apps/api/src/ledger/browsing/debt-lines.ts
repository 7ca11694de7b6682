import type { CurrencyId } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import type { EventKind } from '../event-kind.ts'

/** What a user came to owe by one event. */
export interface DebtLine {
  readonly currencyId: CurrencyId
  /** What is owed in the currency now, in minor units, above zero. */
  readonly owed: bigint
  readonly kind: EventKind
  readonly eventId: bigint
  /** In minor units, above zero. */
  readonly amount: bigint
  readonly createdAt: Date
}

/** Of every currency in which a user owes, what it comes from since nothing was owed the last time: oldest first. */
export const debtLines = (on: Reader, userId: bigint): Promise<DebtLine[]> =>
  rowsOf(
    on,
    sql<DebtLine>`
    select a.currency_id as "currencyId", -a.balance as owed, t.kind, t.event_id as "eventId", -e.amount as amount,
           t.created_at as "createdAt"
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id and e.amount < 0 and e.version > coalesce((
      select max(z.version) from ledger_entries z where z.account_id = a.id and z.balance_after >= 0), 0)
    join ledger_transfers t on t.id = e.transfer_id
    where a.user_id = ${userId} and a.role = 'receivable' and a.balance < 0
    order by a.currency_id, e.version`,
  )
