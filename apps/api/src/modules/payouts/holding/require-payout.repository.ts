import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { requirePayable } from '../../risk/index.ts'
import { withdrawalRows } from '../../withdrawals/index.ts'
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
 * Before a payout is begun, by hand or by a provider: refuses while payouts are stopped, while its seller may not withdraw, and to a blocked account. A
 * pause of the seller waits for the commit.
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
    join bank_account_fingerprints f on f.user_id = w.user_id and f.account_id = w.bank_account_id
    join running_blocks b on b.kind = 'bankAccount' and b.fingerprint = f.fingerprint
    where w.user_id = ${userId} and w.id = ${withdrawalId} limit 1`.execute(tx)
  if (rows.length > 0) throw new DomainError('bankAccountBlocked')
}
