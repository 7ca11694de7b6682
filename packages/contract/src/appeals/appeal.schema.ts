import * as z from 'zod/mini'
import { cardOrderSummarySchema } from '../card-orders/card-order.schema.ts'
import { deskOrderSchema } from '../desk/desk.schema.ts'
import { appealIdSchema, instantSchema, type Named, pageQueryFields } from '../primitives/index.ts'
import { appealStatusSchema, orderAppealSchema } from './order-appeal.schema.ts'

/** Which appeals, and which page of them. */
export const appealQueueQuerySchema = z.object({
  ...pageQueryFields,
  /** `waiting`: undecided, the oldest first; `decided`: the newest decision first. */
  view: z._default(z.literal(['waiting', 'decided']), 'waiting'),
  /** The beginning of the seller's mail address or of a trade number. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(80))),
})
/** Which appeals, with the defaults filled in. */
export interface AppealQueueQuery extends z.output<typeof appealQueueQuerySchema> {}

const rowFields = z.object({
  appealId: appealIdSchema,
  status: appealStatusSchema,
  order: cardOrderSummarySchema,
  sellerName: z.string(),
  createTime: instantSchema,
  dueTime: instantSchema,
  /** Who has it; null where nobody does. */
  takenBy: z.nullable(z.string()),
  takenByMe: z.boolean(),
  /** The caller gave a verdict that the appeal is against: another one has to judge it. */
  judgedByMe: z.boolean(),
  decideTime: z.nullable(instantSchema),
})
/** A line of the appeals. */
export interface AppealRow extends z.infer<typeof rowFields> {}
/** A line of the appeals. */
export const appealRowSchema: Named<AppealRow, typeof rowFields.shape> = rowFields

const caseFields = z.object({
  ...rowFields.shape,
  appeal: orderAppealSchema,
  /** The order as the desk sees it. Its photos are shown to whoever has the appeal. */
  desk: deskOrderSchema,
  /** Who refused it. */
  refusedBy: z.string(),
  /** Why each card was refused. It stays when the appeal was right, and the card has no reason any more. */
  refusedFor: z.array(z.object({ cardId: z.string(), code: z.int(), text: z.string() })),
  takenUntil: z.nullable(instantSchema),
  decidedBy: z.nullable(z.string()),
  serverTime: instantSchema,
})
/** One appeal, as a senior sees it. */
export interface AppealCase extends z.infer<typeof caseFields> {}
/** One appeal, as a senior sees it. */
export const appealCaseSchema: Named<AppealCase, typeof caseFields.shape> = caseFields

const decisionFields = z.object({
  appealId: appealIdSchema,
  /** Cards that are paid after all; none refuses the appeal. */
  validCardIds: z.array(z.string()).check(z.maxLength(20)),
  /** What the seller reads. */
  answer: z.string().check(z.minLength(10), z.maxLength(500)),
})
/** What a senior decides. */
export interface AppealDecision extends z.infer<typeof decisionFields> {}
/** What a senior decides. */
export const appealDecisionSchema: Named<AppealDecision, typeof decisionFields.shape> = decisionFields
