import * as z from 'zod/mini'
import {
  amountSchema,
  cardOrderIdSchema,
  currencyIdSchema,
  monthSchema,
  type Named,
} from '../primitives/index.ts'

/** Which trades: those of a family of states, of a month, or every one. */
export const tradeFilterSchema = z.object({
  /** Family of states; every state when left out. */
  family: z.optional(z.literal(['open', 'paid', 'notPaid', 'contested', 'undone'])),
  /** Calendar month of Lagos, `2026-11`. */
  month: z.optional(monthSchema),
})

const tradeTotalFields = z.object({
  currencyId: currencyIdSchema,
  /** How many trades. */
  count: z.int(),
  /** What was credited for those that are paid; what was taken back is not in it. */
  paid: amountSchema,
  /** What was promised for those that are in progress or in appeal. */
  expected: amountSchema,
})
/** What trades come to in one wallet currency. */
export interface TradeTotal extends z.infer<typeof tradeTotalFields> {}
/** What trades come to in one wallet currency. Amounts are decimal strings in it. */
export const tradeTotalSchema: Named<TradeTotal, typeof tradeTotalFields.shape> = tradeTotalFields

/** One trade. */
export const tradeKeySchema = z.object({ giftOrderId: cardOrderIdSchema })
