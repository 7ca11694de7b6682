import * as z from 'zod/mini'
import { instantSchema, type Named, pageQueryFields, payoutTraceIdSchema } from '../primitives/index.ts'
import { withdrawalSchema } from '../withdrawals/withdrawal.schema.ts'
import { traceAnswerMin } from './payout-trace.rules.ts'
import { traceStatusSchema } from './withdrawal-trace.schema.ts'

/** Which payout traces, and which page of them. */
export const traceQueueQuerySchema = z.object({
  ...pageQueryFields,
  /** `waiting`: without an answer, the oldest first; `ended`: the newest end first. */
  view: z._default(z.literal(['waiting', 'ended']), 'waiting'),
  /** The beginning of the seller's mail address or of our reference, or four last digits of the account. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(80))),
})
/** Which payout traces, with the defaults filled in. */
export interface TraceQueueQuery extends z.output<typeof traceQueueQuerySchema> {}

const traceFields = z.object({
  traceId: payoutTraceIdSchema,
  status: traceStatusSchema,
  withdrawal: withdrawalSchema,
  sellerName: z.string(),
  /** The provider whose machine paid it; null where operators did. */
  provider: z.nullable(z.string()),
  /** Whether the caller began, confirmed or released the payment: another has to say that it came back. */
  paidByMe: z.boolean(),
  /** What the seller said beside it; empty where nothing. */
  words: z.string(),
  createTime: instantSchema,
  dueTime: instantSchema,
  /** Who answered; null until then, and where the money came back. */
  answeredBy: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  proof: z.nullable(z.string()),
  endTime: z.nullable(instantSchema),
})
/** A paid withdrawal that its seller does not find, as a treasurer sees it. */
export interface PayoutTrace extends z.infer<typeof traceFields> {}
/** A paid withdrawal that its seller does not find, as a treasurer sees it. */
export const payoutTraceSchema: Named<PayoutTrace, typeof traceFields.shape> = traceFields

const answerFields = z.object({
  traceId: payoutTraceIdSchema,
  /** What the bank or the provider found it by: a session id, a reference, the hash of a transaction. */
  proof: z
    .string()
    .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 /_-]{3,99}$/, 'Type it as the bank has it: letters and digits.')),
  /** What the seller reads. */
  answer: z.string().check(z.minLength(traceAnswerMin), z.maxLength(500)),
})
/** What a treasurer found. */
export interface TraceAnswer extends z.infer<typeof answerFields> {}
/** What a treasurer found. */
export const traceAnswerSchema: Named<TraceAnswer, typeof answerFields.shape> = answerFields
