import * as z from 'zod/mini'
import { amountSchema, instantSchema, type Named } from '../primitives/index.ts'

const orderReversalFields = z.object({
  /** Why, in words for the seller. */
  words: z.string(),
  time: instantSchema,
  /** What was taken back, in the order's currency. */
  amount: amountSchema,
  /** What the wallet did not have: it is owed, and the next credits pay it down. */
  owed: amountSchema,
  /** What of that is owed now, as `debts.list` counts it: what is paid back counts for the oldest debt first. */
  stillOwed: amountSchema,
})
/** That a paid order was taken back. */
export interface OrderReversal extends z.infer<typeof orderReversalFields> {}
/** That a paid order was taken back, why, and what is owed for it. */
export const orderReversalSchema: Named<OrderReversal, typeof orderReversalFields.shape> = orderReversalFields
