import * as z from 'zod/mini'
import { confirmationFields } from '../payouts/payout.schema.ts'
import {
  adjustmentIdSchema,
  amountSchema,
  currencyIdSchema,
  instantSchema,
  type Named,
  pageQueryFields,
  uploadIdSchema,
  userIdSchema,
} from '../primitives/index.ts'
import { ledgerAccountSchema, providerNameSchema } from '../treasury/ledger-account.schema.ts'
import { adjustableAccounts, adjustmentReasons } from './adjustment.rules.ts'
import { adjustmentStatuses } from './adjustment.status.ts'

/** Checks the state of an adjustment. */
export const adjustmentStatusSchema = z.literal(adjustmentStatuses)

/** Which adjustments, and which page of them. */
export const adjustmentQueueQuerySchema = z.object({
  ...pageQueryFields,
  /** `waiting`: asked for, the oldest first; `decided`: the newest decision first. */
  view: z._default(z.literal(['waiting', 'decided']), 'waiting'),
})
/** Which adjustments, with the defaults filled in. */
export interface AdjustmentQueueQuery extends z.output<typeof adjustmentQueueQuerySchema> {}

const adjustmentFields = z.object({
  adjustmentId: adjustmentIdSchema,
  status: adjustmentStatusSchema,
  /** The other side is always `suspense` of the same currency. */
  account: ledgerAccountSchema,
  /** `in`: to the account from `suspense`; `out`: the other way. */
  direction: z.literal(['in', 'out']),
  amount: amountSchema,
  reason: z.literal(adjustmentReasons),
  /** The seller of a wallet reads it. */
  words: z.string(),
  evidence: z.object({ uploadId: uploadIdSchema, url: z.string() }),
  askedBy: z.string(),
  askedByMe: z.boolean(),
  createTime: instantSchema,
  decidedBy: z.nullable(z.string()),
  decideTime: z.nullable(instantSchema),
  /** What the wallet did not have: the next credits pay it. Null until it is done. */
  owed: z.nullable(amountSchema),
  /** Of all that is asked for, the evidence too: the second person sends it back. */
  fingerprint: z.string(),
  /** Which one this undoes. */
  undoes: z.nullable(adjustmentIdSchema),
  /** Which one undoes this, asked for or done. */
  undoneBy: z.nullable(adjustmentIdSchema),
})
/** A correction of the books by two people. */
export interface Adjustment extends z.infer<typeof adjustmentFields> {}
/** A correction of the books: what moves and why, who asked, and who confirmed. */
export const adjustmentSchema: Named<Adjustment, typeof adjustmentFields.shape> = adjustmentFields

const requestFields = z.object({
  account: z.literal(adjustableAccounts),
  /** Of `available`. */
  sellerId: z.optional(userIdSchema),
  /** Of `payout`. */
  provider: z.optional(providerNameSchema),
  currencyId: currencyIdSchema,
  direction: z.literal(['in', 'out']),
  amount: amountSchema,
  reason: z.literal(adjustmentReasons),
  words: z.string().check(z.minLength(10), z.maxLength(300)),
  /** A picture that this operator has sent as evidence. */
  uploadId: uploadIdSchema,
  /** The adjustment that this is the opposite of. */
  undoes: z.optional(adjustmentIdSchema),
})
/** What is asked for to correct the books. */
export interface AdjustmentRequest extends z.infer<typeof requestFields> {}
/** What is asked for to correct the books. */
export const adjustmentRequestSchema: Named<AdjustmentRequest, typeof requestFields.shape> = requestFields

const keyFields = z.object({ adjustmentId: adjustmentIdSchema })
/** Names an adjustment. */
export interface AdjustmentKey extends z.infer<typeof keyFields> {}
/** Names an adjustment. */
export const adjustmentKeySchema: Named<AdjustmentKey, typeof keyFields.shape> = keyFields

const signedFields = z.object({ adjustmentId: adjustmentIdSchema, ...confirmationFields })
/** The second person’s word. */
export interface AdjustmentConfirmation extends z.infer<typeof signedFields> {}
/** The second person’s word: exactly what they have read, signed for the challenge of `adjustments.challenge`. */
export const adjustmentConfirmationSchema: Named<AdjustmentConfirmation, typeof signedFields.shape> =
  signedFields
