import type { DeletionStatus } from '@kaadi/contract/deletion'
import { traceStatus } from '@kaadi/contract/payout-traces'
import { currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { balancesOf, type UserAccountRole } from '../../ledger/index.ts'
import { orderState, orderStatesOf } from '../../states-in-sql.ts'

export type Blockers = Pick<DeletionStatus, 'money' | 'work'>

const kinds = { available: 'balance', held: 'held', receivable: 'debt' } as const satisfies Record<
  UserAccountRole,
  string
>

/** What has to be settled before the account can go. */
export async function findBlockers(on: Kysely<Tables>, userId: bigint): Promise<Blockers> {
  const balances = await balancesOf(on, userId)
  const { rows } = await sql<{ orders: number; appeals: number; withdrawals: number; reports: number }>`
    select (select count(*)::integer from order_names
            where user_id = ${userId} and status in ${orderStatesOf('open')}) as orders,
           (select count(*)::integer from order_names
            where user_id = ${userId} and status = ${orderState.appeal}) as appeals,
           (select count(*)::integer from open_withdrawals where user_id = ${userId}) as withdrawals,
           (select count(*)::integer from shown_payout_traces
            where user_id = ${userId} and status = ${sql.lit(traceStatus.open)}) as reports`.execute(on)
  const counts = rows[0]!
  const works = ['orders', 'appeals', 'withdrawals', 'reports'] as const
  return {
    money: balances.map(({ role, currencyId, balance }) => ({
      kind: kinds[role],
      currencyId,
      amount: fromMinorUnits(balance < 0n ? -balance : balance, currencies[currencyId].decimals),
    })),
    work: works.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0),
  }
}

export const isBlocked = ({ money, work }: Blockers): boolean => money.length + work.length > 0
