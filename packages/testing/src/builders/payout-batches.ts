import {
  type BatchedPayout,
  batchedPayoutSchema,
  type PayoutBatch,
  type PayoutBatchDetail,
  payoutBatchDetailSchema,
  payoutBatchSchema,
} from '@kaadi/contract/payout-batches'
import { aPayout } from './desk.ts'

/** A batch of two payouts by hand that waits for its second person. */
export const aPayoutBatch = (given: Partial<Omit<PayoutBatch, 'batchId'>> = {}): PayoutBatch =>
  payoutBatchSchema.parse({
    batchId: 'batch-1',
    state: 'waiting',
    provider: 'manual',
    byHand: true,
    currencyId: 1,
    count: 2,
    amount: '119900',
    open: 2,
    paid: 0,
    notPaid: 0,
    left: 0,
    goingAmount: given.amount ?? '119900',
    madeBy: 'Ada Treasurer',
    isOwn: false,
    createTime: '2026-11-20T13:00:00.000Z',
    approvedBy: null,
    isApprovedByMe: false,
    approveTime: null,
    droppedBy: null,
    dropReason: null,
    endTime: null,
    fingerprint: 'ab'.repeat(32),
    ...given,
  })

/** A payout on the list of a batch. */
export const aBatchedPayout = (given: Partial<BatchedPayout> = {}): BatchedPayout =>
  batchedPayoutSchema.parse({ ...aPayout(), isListed: true, leftWhy: null, leftTime: null, ...given })

/** A batch with its payouts. */
export const aPayoutBatchDetail = (
  given: Partial<Omit<PayoutBatchDetail, 'batchId'>> = {},
): PayoutBatchDetail =>
  payoutBatchDetailSchema.parse({ ...aPayoutBatch(), items: [aBatchedPayout()], ...given })
