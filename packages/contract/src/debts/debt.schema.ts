import * as z from 'zod/mini'
import {
  amountSchema,
  cardOrderIdSchema,
  currencyIdSchema,
  instantSchema,
  type Named,
} from '../primitives/index.ts'

const debtSourceFields = z.object({
  /** The trade that was taken back; null where our desk corrected the wallet. */
  giftOrderId: z.nullable(cardOrderIdSchema),
  tradeNumber: z.nullable(z.string()),
  /** What came to be owed by it. */
  amount: amountSchema,
  /** What is left of it: the oldest is paid back first. */
  owed: amountSchema,
  time: instantSchema,
})
/** What a debt comes from. */
export interface DebtSource extends z.infer<typeof debtSourceFields> {}
/** A trade that was taken back, or a correction, for which the wallet did not have enough. */
export const debtSourceSchema: Named<DebtSource, typeof debtSourceFields.shape> = debtSourceFields

const debtFields = z.object({
  currencyId: currencyIdSchema,
  /** What is owed now, above zero. */
  owed: amountSchema,
  /** What was paid back since nothing was owed the last time: with `owed` it is the sum of `sources`. */
  repaid: amountSchema,
  /** Oldest first, since nothing was owed the last time. */
  sources: z.array(debtSourceSchema),
})
/** What a seller owes in one currency. */
export interface Debt extends z.infer<typeof debtFields> {}
/** What a seller owes in one currency, where it comes from, and what was paid back. */
export const debtSchema: Named<Debt, typeof debtFields.shape> = debtFields
