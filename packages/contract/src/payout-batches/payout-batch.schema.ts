import * as z from 'zod/mini'
import { payoutSchema } from '../payouts/payout.schema.ts'
import {
  amountSchema,
  currencyIdQuerySchema,
  currencyIdSchema,
  instantSchema,
  type Named,
  pageQueryFields,
  payoutBatchIdSchema,
  withdrawalIdSchema,
} from '../primitives/index.ts'
import { batchStates, leftWhys, maxBatchedPayouts } from './payout-batch.rules.ts'

/** A way of payout, as the service names it: by hand, over a network, or a provider. */
export const railSchema = z.string().check(z.regex(/^[a-z0-9-]{2,30}$/))

const waitingFields = z.object({
  provider: railSchema,
  byHand: z.boolean(),
  currencyId: currencyIdSchema,
  count: z.int(),
  amount: amountSchema,
})
/** What waits for one way of payout in one currency, and could be a batch. */
export interface WaitingForBatch extends z.infer<typeof waitingFields> {}
/** What waits for one way of payout in one currency, and could be a batch. */
export const waitingForBatchSchema: Named<WaitingForBatch, typeof waitingFields.shape> = waitingFields

/** Whose payouts could make a batch: of one way and currency, narrowed. */
export const candidatesQuerySchema = z.object({
  provider: railSchema,
  currencyId: currencyIdQuerySchema,
  bankCode: z.optional(z.string().check(z.maxLength(20))),
  /** Asked for before this instant. */
  askedBefore: z.optional(instantSchema),
})

const newBatchFields = z.object({
  provider: railSchema,
  currencyId: currencyIdSchema,
  /** In the order in which they are worked through. */
  ids: z.array(withdrawalIdSchema).check(z.minLength(1), z.maxLength(maxBatchedPayouts)),
})
/** The payouts of a new batch. */
export interface NewPayoutBatch extends z.infer<typeof newBatchFields> {}
/** The payouts of a new batch: what does not fit any more falls out by name, the rest is the batch. */
export const newPayoutBatchSchema: Named<NewPayoutBatch, typeof newBatchFields.shape> = newBatchFields

const batchFields = z.object({
  batchId: payoutBatchIdSchema,
  state: z.literal(batchStates),
  provider: railSchema,
  byHand: z.boolean(),
  currencyId: currencyIdSchema,
  /** Of the list that is signed: how many payouts, and what they come to. */
  count: z.int(),
  amount: amountSchema,
  /** How the list stands now. Together they are `count`. */
  open: z.int(),
  paid: z.int(),
  notPaid: z.int(),
  left: z.int(),
  /** What goes out, or went: of what was signed, all but what fell out. */
  goingAmount: amountSchema,
  madeBy: z.string(),
  /** Whether the caller made it: another has to approve it. */
  isOwn: z.boolean(),
  createTime: instantSchema,
  approvedBy: z.nullable(z.string()),
  /** Whether the caller approved it: another has to pay it. */
  isApprovedByMe: z.boolean(),
  approveTime: z.nullable(instantSchema),
  droppedBy: z.nullable(z.string()),
  dropReason: z.nullable(z.string()),
  endTime: z.nullable(instantSchema),
  /** Of the list and its sum: the second person sends it back. */
  fingerprint: z.string(),
})
/** Payouts that are approved and sent together. */
export interface PayoutBatch extends z.infer<typeof batchFields> {}
/** Payouts that are approved and sent together. */
export const payoutBatchSchema: Named<PayoutBatch, typeof batchFields.shape> = batchFields

const itemFields = z.object({
  ...payoutSchema.shape,
  /** Whether it is part of the list that is signed. */
  isListed: z.boolean(),
  leftWhy: z.nullable(z.literal(leftWhys)),
  leftTime: z.nullable(instantSchema),
})
/** One payout of a batch. */
export interface BatchedPayout extends z.infer<typeof itemFields> {}
/** One payout of a batch. What fell out says why. */
export const batchedPayoutSchema: Named<BatchedPayout, typeof itemFields.shape> = itemFields

const detailFields = z.object({ ...batchFields.shape, items: z.array(itemFields) })
/** A batch with its payouts. */
export interface PayoutBatchDetail extends z.infer<typeof detailFields> {}
/** A batch with its payouts, in their order. */
export const payoutBatchDetailSchema: Named<PayoutBatchDetail, typeof detailFields.shape> = detailFields

/** Which batches, and which page of them. */
export const batchPageQuerySchema = z.object({
  ...pageQueryFields,
  /**
   * `open`: waiting or sending, the oldest first; `toApprove`: those of them that wait for the caller as their second person;
   * `ended`: the newest end first.
   */
  view: z._default(z.literal(['open', 'toApprove', 'ended']), 'open'),
  /** Who made it, from the beginning of the name; or a whole reference of one of its payouts. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(80))),
  currencyId: z.optional(currencyIdQuerySchema),
})
/** Which batches, with the defaults filled in. */
export interface BatchPageQuery extends z.output<typeof batchPageQuerySchema> {}

const sheetLineFields = z.object({
  place: z.int(),
  reference: z.string(),
  amount: amountSchema,
  bankCode: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
})
/** A line of the list by which a batch is paid by hand. */
export interface BatchSheetLine extends z.infer<typeof sheetLineFields> {}
/** A line of the list by which a batch is paid by hand. */
export const batchSheetLineSchema: Named<BatchSheetLine, typeof sheetLineFields.shape> = sheetLineFields
