import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { showMoney } from '../../../ledger/show-money.ts'
import { moveWithdrawalIn } from '../../withdrawals/index.ts'
import { listBlocked } from './blocked.repository.ts'

const move = moveWithdrawalIn({ name: 'payouts.refuseBlocked' })
/** In the words of `bankAccountBlocked`, which its seller reads where they ask anew. They name neither list nor reason. */
const reason = 'We cannot pay to this bank account. Choose another one, or write to our support.'
const noteOf = (money: string) => ({
  title: 'Your withdrawal came back',
  content: `${money} is in your balance again, with its fee. ${reason}`,
})

/**
 * Gives the money of what waits for a blocked account back. One that somebody begins meanwhile is theirs to end. Answers how many
 * were refused.
 */
export async function refuseBlocked({ database: { db } }: Pick<Deps, 'database'>): Promise<number> {
  let refused = 0
  for (const { userId, withdrawalId, amount, currencyId } of await listBlocked(db)) {
    const isRefused = await transaction(db, (tx) =>
      move(tx, {
        userId,
        withdrawalId,
        from: [withdrawalStatus.requested, withdrawalStatus.riskHold, withdrawalStatus.queued],
        to: withdrawalStatus.rejected,
        actor: 'system',
        reason,
        note: noteOf(showMoney(amount, currencyId)),
      }),
    )
    if (isRefused) refused++
  }
  return refused
}
