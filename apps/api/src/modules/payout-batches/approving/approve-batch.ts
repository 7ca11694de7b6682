import type { PayoutBatchDetail } from '@kaadi/contract/payout-batches'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { enqueueJob } from '../../../outbox/index.ts'
import {
  createConfirmSigned,
  type GivenConfirmation,
  type PayoutAction,
  requireRunningPayouts,
} from '../../payouts/index.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import type { RelyingParty } from '../../sessions/index.ts'
import { readBatch, stateOf } from '../payout-batch.ts'
import { findBatch, listItems, type StoredBatch } from '../reading/batches.repository.ts'
import { closeTopic } from '../sending/close-batches.job.ts'
import { sendTopic } from '../sending/send-batch.job.ts'
import { approveBatch, dropBatch, lockBatch, queueItems, sortOut } from './approvals.repository.ts'

/** Should the job that sends the list never come: so long, and each of its payouts goes its own way. */
const ownWayAfterMs = 300_000

/** The second person of a batch: approves exactly what was built, signed by a passkey of their own. Or it is given up. */
export function createApproveBatch(deps: Deps) {
  const { database, vault, wakeJobs, clock } = deps
  const confirming = createConfirmSigned(deps)

  /** The batch that waits for them; refuses where it is none. */
  const requireOther = async (operator: SignedInOperator, publicId: string): Promise<StoredBatch> => {
    const found = await findBatch(database, publicId)
    if (!found) throw notFound()
    const state = stateOf(found)
    if (state === 'emptied') throw new DomainError('batchEmptied')
    if (state !== 'waiting') throw new DomainError('batchNotWaiting')
    if (found.madeById === operator.id) throw new DomainError('ownBatch')
    for (const { userId } of await listItems(database, found.id))
      await requireForeignSeller(database.db, operator, { userId })
    return found
  }
  const signing = ({ id }: StoredBatch, operator: SignedInOperator) => ({
    subject: { confirms: 'batch' as const, id },
    operator,
  })

  return {
    /** What the second person signs of a batch. */
    challenge: async (operator: SignedInOperator, batchId: string, at: RelyingParty | undefined) =>
      confirming.challenge(signing(await requireOther(operator, batchId), operator), at),

    approve: async (
      action: PayoutAction,
      body: GivenConfirmation & { readonly batchId: string },
      at: RelyingParty | undefined,
    ): Promise<PayoutBatchDetail> => {
      const { operator, key } = action
      await readBatch(database, body.batchId, operator)
      const operation = 'payoutBatches.approve'
      const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
      // A signature works once: who sends the same again was let in already.
      if (await storedReply(database.db, request)) return readBatch(database, body.batchId, operator)
      const found = await requireOther(operator, body.batchId)
      await withIdempotency(database.checker, request, async (tx) => {
        await requireRunningPayouts(tx)
        const batch = await lockBatch(tx, body.batchId)
        if (!batch || batch.approvedById !== null) throw new DomainError('batchNotWaiting')
        await confirming.requireSigned(tx, signing(found, operator), body, at)
        if (!(await approveBatch(tx, batch.id, operator.id, body.fingerprint)))
          throw new DomainError('batchDiffers')
        const staying = await sortOut(tx, batch.id)
        if (staying.length === 0) throw new DomainError('batchEmptied')
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
