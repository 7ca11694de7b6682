import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { moveWithdrawalIn } from '../../withdrawals/index.ts'
import { blockedReason, readBackWords } from '../ending/back-words.ts'
import { listBlocked } from './blocked.repository.ts'

const move = moveWithdrawalIn({ name: 'payouts.refuseBlocked' })

/**
 * Gives the money of what waits for a blocked account back. One that somebody begins meanwhile is theirs to end. Answers how many
 * were refused.
 */
export async function refuseBlocked({ database: { db } }: Pick<Deps, 'database'>): Promise<number> {
  let refused = 0
  for (const withdrawal of await listBlocked(db)) {
    const { userId, withdrawalId } = withdrawal
    const isRefused = await transaction(db, async (tx) =>
      move(tx, {
        userId,
        withdrawalId,
        from: [withdrawalStatus.requested, withdrawalStatus.riskHold, withdrawalStatus.queued],
        to: withdrawalStatus.rejected,
        actor: 'system',
        reason: blockedReason,
        note: (await readBackWords(tx, withdrawal)).blocked(),
      }),
    )
    if (isRefused) refused++
  }
  return refused
}
