import type { PayoutBatchDetail } from '@kaadi/contract/payout-batches'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { enqueueJob } from '../../../outbox/index.ts'
import { type PayoutAction, requireRunningPayouts } from '../../payouts/index.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import { createSecondFactor } from '../../sessions/index.ts'
import { readBatch } from '../payout-batch.ts'
import { findBatch, listItems } from '../reading/batches.repository.ts'
import { closeTopic } from '../sending/close-batches.job.ts'
import { sendTopic } from '../sending/send-batch.job.ts'
import { approveBatch, dropBatch, lockBatch, queueItems, sortOut } from './approvals.repository.ts'

interface Signed {
  readonly batchId: string
  readonly fingerprint: string
  readonly code: string
}

/** Should the job that sends the list never come: so long, and each of its payouts goes its own way. */
const ownWayAfterMs = 300_000

/** The second person of a batch: approves exactly what was built, with a code of their own device. Or it is given up. */
export function createApproveBatch(deps: Deps) {
  const { database, vault, wakeJobs, clock } = deps
  const secondFactor = createSecondFactor(deps)

  const requireOther = async ({ operator }: PayoutAction, publicId: string): Promise<void> => {
    const found = await findBatch(database, publicId)
    if (!found) return
    if (found.approvedAt || found.endedAt) throw new DomainError('batchNotWaiting')
    if (found.madeById === operator.id) throw new DomainError('ownBatch')
    for (const { userId } of await listItems(database, found.id))
      await requireForeignSeller(database.db, operator, { userId })
  }

  return {
    approve: async (action: PayoutAction, body: Signed): Promise<PayoutBatchDetail> => {
      const { operator, key } = action
      await readBatch(database, body.batchId, operator)
      const operation = 'payoutBatches.approve'
      const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
      // A code works once: who sends the same again was let in already.
      if (await storedReply(database.db, request)) return readBatch(database, body.batchId, operator)
      await requireOther(action, body.batchId)
      const { id, email, sessionHash } = operator
      await secondFactor.require({ realm: 'operator', id, email, sessionHash }, body.code)
      await withIdempotency(database.db, request, async (tx) => {
        await requireRunningPayouts(tx)
        const batch = await lockBatch(tx, body.batchId)
        if (!batch || batch.approvedById !== null) throw new DomainError('batchNotWaiting')
        if (!(await approveBatch(tx, batch.id, operator.id, body.fingerprint)))
          throw new DomainError('batchDiffers')
        const staying = await sortOut(tx, batch.id)
        await queueItems(tx, staying, batch, new Date(clock() + ownWayAfterMs))
        if (!batch.byHand)
          await enqueueJob(tx, {
            topic: sendTopic,
            key: String(batch.id),
            payload: { batchId: String(batch.id) },
          })
        await enqueueJob(tx, { topic: closeTopic, key: 'recurring' })
        return {}
      })
      wakeJobs()
      return readBatch(database, body.batchId, operator)
    },

    drop: async (
      { operator, key }: PayoutAction,
      body: { readonly batchId: string; readonly reason: string },
    ): Promise<PayoutBatchDetail> => {
      await readBatch(database, body.batchId, operator)
      const operation = 'payoutBatches.drop'
      const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
      await withIdempotency(database.db, request, async (tx) => {
        const batch = await lockBatch(tx, body.batchId)
        if (!batch || batch.approvedById !== null) throw new DomainError('batchNotWaiting')
        await dropBatch(tx, batch.id, operator.id, body.reason)
        return {}
      })
      return readBatch(database, body.batchId, operator)
    },
  }
}
