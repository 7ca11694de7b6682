import * as z from 'zod/mini'
import { instantSchema, type Named, payoutTraceIdSchema, withdrawalIdSchema } from '../primitives/index.ts'
import { traceStatuses } from './payout-trace.status.ts'

/** Checks the state of a payout trace. */
export const traceStatusSchema = z.literal(traceStatuses)

const traceFields = z.object({
  traceId: payoutTraceIdSchema,
  status: traceStatusSchema,
  /** What the seller said beside it; empty where nothing. */
  words: z.string(),
  createTime: instantSchema,
  /** By when an answer is promised. */
  dueTime: instantSchema,
  /** What the treasurer says; null until then, and where the money came back. */
  answer: z.nullable(z.string()),
  /** The session id or reference by which the seller's bank finds the payment; null as `answer` is. */
  proof: z.nullable(z.string()),
  endTime: z.nullable(instantSchema),
})
/** What a seller said of a paid withdrawal that has not come. */
export interface WithdrawalTrace extends z.infer<typeof traceFields> {}
/** What a seller said of a paid withdrawal that has not come, and what was found. */
export const withdrawalTraceSchema: Named<WithdrawalTrace, typeof traceFields.shape> = traceFields

/** Characters in which a seller can say more, at most. */
export const traceWordsMax = 500

/** Which withdrawal has not come, with what the seller wants to say of it. */
export const traceRequestSchema = z.object({
  id: withdrawalIdSchema,
  words: z.optional(z.string().check(z.maxLength(traceWordsMax))),
})
