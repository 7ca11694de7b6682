export {
  type BatchState,
  batchStates,
  type LeftWhy,
  leftWhys,
  maxBatchedPayouts,
} from './payout-batch.rules.ts'
export {
  type BatchedPayout,
  type BatchPageQuery,
  type BatchSheetLine,
  batchedPayoutSchema,
  batchPageQuerySchema,
  batchSheetLineSchema,
  candidatesQuerySchema,
  type NewPayoutBatch,
  newPayoutBatchSchema,
  type PayoutBatch,
  type PayoutBatchDetail,
  payoutBatchDetailSchema,
  payoutBatchSchema,
  railSchema,
  type WaitingForBatch,
  waitingForBatchSchema,
} from './payout-batch.schema.ts'
export { type PayoutBatchesEndpoints, payoutBatches } from './payout-batches.endpoints.ts'
