import { defineModule, enqueued, recurring } from '../../module.ts'
import { payoutBatchInvariants } from './payout-batches.invariants.ts'
import { payoutBatchesRoutes } from './payout-batches.routes.ts'
import { closeBatches, closeTopic } from './sending/close-batches.job.ts'
import { sendBatch, sendTopic } from './sending/send-batch.job.ts'

export { batchesWaiting } from './reading/batches.repository.ts'
export { closeEnded } from './sending/send-batch.repository.ts'

export const payoutBatchesModule = defineModule({
  name: 'payout-batches',
  routes: payoutBatchesRoutes,
  jobs: { [sendTopic]: enqueued(sendBatch), [closeTopic]: recurring(closeBatches) },
  invariants: payoutBatchInvariants,
  tables: ['payout_batches', 'payout_batch_items', 'payout_batch_approvals'],
  views: ['approved_batch_payouts', 'batched_payouts'],
})
