import * as z from 'zod/mini'
import { cardOrderSummarySchema } from '../card-orders/card-order.schema.ts'
import {
  amountSchema,
  cardOrderIdSchema,
  eachPictureOnce,
  instantSchema,
  type Named,
  pageQueryFields,
  reversalIdSchema,
  uploadIdSchema,
} from '../primitives/index.ts'
import { reversalStatuses } from './reversal.status.ts'

/** Checks the state of a reversal. */
export const reversalStatusSchema = z.literal(reversalStatuses)

/** Which reversals, and which page of them. */
export const reversalQueueQuerySchema = z.object({
  ...pageQueryFields,
  /** `waiting`: asked for, the oldest first; `decided`: the newest decision first. */
  view: z._default(z.literal(['waiting', 'decided']), 'waiting'),
})
/** Which reversals, with the defaults filled in. */
export interface ReversalQueueQuery extends z.output<typeof reversalQueueQuerySchema> {}

const reversalFields = z.object({
  reversalId: reversalIdSchema,
  status: reversalStatusSchema,
  order: cardOrderSummarySchema,
  sellerName: z.string(),
  /** What the seller reads. */
  words: z.string(),
  evidence: z.array(z.object({ uploadId: uploadIdSchema, url: z.string(), note: z.string() })),
  askedBy: z.string(),
  askedByMe: z.boolean(),
  createTime: instantSchema,
  decidedBy: z.nullable(z.string()),
  decideTime: z.nullable(instantSchema),
  /** What the wallet did not have, in the order's currency; null until it is done. */
  owed: z.nullable(amountSchema),
})
/** A paid order that somebody wants taken back. */
export interface Reversal extends z.infer<typeof reversalFields> {}
/** A paid order that somebody wants taken back: why, what shows it, and who has to agree. */
export const reversalSchema: Named<Reversal, typeof reversalFields.shape> = reversalFields

const askFields = z.object({
  giftOrderId: cardOrderIdSchema,
  /** What the seller reads. */
  words: z.string().check(z.minLength(10), z.maxLength(500)),
  /** Pictures that this operator has sent as evidence of this order. */
  evidence: z
    .array(z.object({ uploadId: uploadIdSchema, note: z.string().check(z.minLength(3), z.maxLength(300)) }))
    .check(z.minLength(1), z.maxLength(6), eachPictureOnce()),
})
/** What is asked for to take an order back. */
export interface ReversalRequest extends z.input<typeof askFields> {}
/** What is asked for to take an order back. */
export const reversalRequestSchema: Named<
  z.infer<typeof askFields>,
  typeof askFields.shape,
  ReversalRequest
> = askFields
