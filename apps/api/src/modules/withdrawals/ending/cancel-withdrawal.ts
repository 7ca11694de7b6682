import { type Withdrawal, withdrawalStatus } from '@kaadi/contract/withdrawals'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { storedReply } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { createFindWithdrawal } from '../reading/withdrawals.repository.ts'
import { toWithdrawal } from '../withdrawal.ts'
import { createMoveWithdrawals } from './move-withdrawals.repository.ts'

/**
 * Gives the held amount back while no treasurer has taken the withdrawal: there is no attempt to pay it yet. One that was taken
 * back already, in another tab, is answered as it is.
 */
export function createCancelWithdrawal(deps: Deps) {
  const { db } = deps.database
  const findWithdrawal = createFindWithdrawal(deps.database)
  const move = createMoveWithdrawals(deps.database, { name: 'withdrawals.cancel' })

  return async (userId: bigint, key: string, body: { readonly id: string }): Promise<Withdrawal> => {
    const wanted = { userId, publicId: body.id }
    const found = await findWithdrawal(wanted)
    if (!found) throw notFound()
    const request = keyedRequest(deps.vault, { userId, key, operation: 'withdrawals.cancel', body })
    const outcome = await move({
      request,
      userId,
      withdrawalId: found.id,
      to: withdrawalStatus.cancelled,
      from: [withdrawalStatus.requested, withdrawalStatus.riskHold, withdrawalStatus.approvalWait],
      actor: 'seller',
    })
    // Throws where the key was used for something else.
    if (outcome === 'keyed') await storedReply(db, request)
    const stands = (await findWithdrawal(wanted))!
    if (outcome === 'notWaiting' && stands.status !== withdrawalStatus.cancelled)
      throw new DomainError('withdrawalNotCancellable')
    return toWithdrawal(stands)
  }
}
