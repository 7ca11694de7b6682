import type { Payout } from '@kaadi/contract/payouts'
import { withIdempotency } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { DomainError, notFound } from '../../plugins/domain-error.ts'
import { keyedRequest } from '../../plugins/keyed-request.ts'
import type { SignedInOperator } from '../../plugins/signed-in.ts'
import { toPayout } from './payout.ts'
import { findPayout, takePayout } from './payouts.repository.ts'

/** From now on the seller can no longer cancel. Two treasurers at once: the second finds it taken. */
export function createStartPayout(deps: Deps) {
  const { db } = deps.database

  return async (operator: SignedInOperator, key: string, body: { readonly id: string }): Promise<Payout> => {
    const found = await findPayout(deps.database, body.id)
    if (!found) throw notFound()
    if (found.sellerEmail === operator.email) throw new DomainError('ownOrder')
    const request = keyedRequest(deps.vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'payouts.start',
      body,
    })
    await withIdempotency(db, request, async (tx) => {
      const taken = await takePayout(tx, {
        userId: found.userId,
        withdrawalId: found.id,
        operatorId: operator.id,
      })
      if (!taken) throw new DomainError('withdrawalNotWaiting')
      return { id: body.id }
    })
    return toPayout(deps.vault, (await findPayout(deps.database, body.id))!)
  }
}
