import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { requirePayable } from '../../risk/index.ts'
import { withdrawalRows } from '../../withdrawals/index.ts'
import { isAccountBlocked } from '../checking/blocked.repository.ts'
import { requireRelease, type WithdrawalKey } from '../releasing/releases.repository.ts'

interface PayoutToBegin extends WithdrawalKey {
  /** Nobody, where a machine pays. */
  readonly operatorId?: bigint
}

/** That payouts are not stopped for a check of the books. */
export const payoutsRun = sql<boolean>`not exists (select from running_payout_stops)`

/** Refuses while payouts are stopped for a check of the books: nothing new is begun, and nothing is sent again. */
export async function requireRunningPayouts(tx: Tx): Promise<void> {
  const { rows } = await sql`select where ${payoutsRun}`.execute(tx)
  if (rows.length === 0) throw new DomainError('payoutsStopped')
}

/**
 * Before a payout is begun, by hand or by a provider: refuses while payouts are stopped, while its seller may not withdraw or owes us, and to a blocked
 * account. What was begun is taken all the same by whoever ends it. A pause of the seller, and a debt, wait for the commit.
 */
export async function requirePayout(
  tx: Tx,
  { userId, withdrawalId, operatorId }: PayoutToBegin,
): Promise<void> {
  await requireRunningPayouts(tx)
  await requirePayable(tx, userId)
  await requireRelease(tx, { userId, withdrawalId }, operatorId)
  const { rows } = await sql`
    select from ${withdrawalRows}
    where w.user_id = ${userId} and w.id = ${withdrawalId} and w.status < ${sql.lit(withdrawalStatus.sent)}
      and ${isAccountBlocked}`.execute(tx)
  if (rows.length > 0) throw new DomainError('bankAccountBlocked')
  await requireNoDebt(tx, { userId, withdrawalId })
}

/** Nothing is begun for who owes; what was begun is ended. The withdrawal is locked before the accounts, as where one ends. */
async function requireNoDebt(tx: Tx, { userId, withdrawalId }: WithdrawalKey): Promise<void> {
  const { rows } = await sql`
    select from ${withdrawalRows}
    where w.user_id = ${userId} and w.id = ${withdrawalId} and w.status < ${sql.lit(withdrawalStatus.sent)}
    for no key update`.execute(tx)
  if (rows.length === 0) return
  const { rows: owing } = await sql`select where ledger_owes(${userId})`.execute(tx)
  if (owing.length > 0) throw new DomainError('sellerOwes')
}
