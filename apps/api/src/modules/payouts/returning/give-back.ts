import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import type { Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { readBackWords } from '../ending/back-words.ts'
import { endPayoutIn } from '../ending/end-payouts.repository.ts'
import { accountOf } from '../payout.ts'
import type { StoredPayout } from '../payouts.repository.ts'
import type { StoredReturn } from './returns.repository.ts'

/** 10 to 23, with the money; 4 to 21 where it was never paid, still in the hands of `heldBy` where that is told. */
export async function giveBack(
  tx: Tx,
  payout: StoredPayout,
  operatorId: bigint,
  { reason, bankReference, heldBy }: Pick<StoredReturn, 'reason' | 'bankReference'> & { heldBy?: bigint },
): Promise<void> {
  const wasPaid = bankReference !== null
  const words = await readBackWords(tx, payout)
  const isCredited = await endPayoutIn(tx, {
    userId: payout.userId,
    withdrawalId: payout.id,
    from: [wasPaid ? withdrawalStatus.paid : withdrawalStatus.sent],
    to: wasPaid ? withdrawalStatus.returned : withdrawalStatus.failed,
    actor: 'desk',
    operatorId,
    ...(heldBy !== undefined && { heldBy }),
    reason,
    note: wasPaid ? words.returned(accountOf(payout), reason) : words.failed(reason),
  })
  if (!isCredited) throw new DomainError('payoutNotPaid')
}
