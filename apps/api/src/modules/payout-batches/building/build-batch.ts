import type { NewPayoutBatch, PayoutBatchDetail } from '@kaadi/contract/payout-batches'
import { constraintOf, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { holdSuspect, type PayoutAction, requireRunningPayouts } from '../../payouts/index.ts'
import { findWithdrawalKey } from '../../withdrawals/index.ts'
import { readBatch } from '../payout-batch.ts'
import { insertBatch, lockChosen } from './build.repository.ts'

/** A list of waiting payouts of one way and currency, counted and summed. Nothing moves: its second person is asked. */
export function createBuildBatch({ database, vault, rails, ids }: Deps) {
  const { db } = database

  const holdSuspects = async (publicIds: readonly string[]) => {
    for (const id of publicIds) {
      const key = await findWithdrawalKey(database, id)
      if (key) await transaction(db, (tx) => holdSuspect(tx, key))
    }
  }

  return async ({ operator, key }: PayoutAction, body: NewPayoutBatch): Promise<PayoutBatchDetail> => {
    if (new Set(body.ids).size < body.ids.length) throw invalidField('ids', 'Name each payout once.')
    const operation = 'payoutBatches.build'
    const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
    await holdSuspects(body.ids)
    try {
      const { reply } = await withIdempotency(database.checker, request, async (tx) => {
        await requireRunningPayouts(tx)
        const batch = { ...body, publicId: ids.publicId(), operatorId: operator.id }
        const items = await lockChosen(tx, rails.routes, batch)
        if (items.length < body.ids.length || items.some(({ fits }) => !fits))
          throw invalidField('ids', 'A batch has payouts of one way and one currency.')
        if (items.every(({ why }) => why === 'inBatch')) throw new DomainError('payoutsInBatch')
        if (items.every(({ why }) => why !== null)) throw new DomainError('withdrawalNotWaiting')
        await insertBatch(tx, batch, items)
        return { id: batch.publicId }
      })
      return readBatch(database, reply.id, operator)
    } catch (error) {
      // Two batches of the same payout at once: the other one was first.
      if (constraintOf(error) === 'payout_batch_items_once') throw new DomainError('payoutsInBatch')
      throw error
    }
  }
}
