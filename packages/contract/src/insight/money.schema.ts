import * as z from 'zod/mini'
import { amountSchema, currencyIdSchema, instantSchema, type Named } from '../primitives/index.ts'
import { daySchema } from './insight.schema.ts'

/** Which days. Without them: the last thirty. */
export const moneyQuerySchema = z.object({
  /** The first day, in UTC. */
  from: z.optional(daySchema),
  /** The last day, included. */
  to: z.optional(daySchema),
})
/** Which days. */
export interface MoneyQuery extends z.output<typeof moneyQuerySchema> {}

const figuresFields = z.object({
  currencyId: currencyIdSchema,
  /** Orders that were paid for, and what sellers got for their cards without any bonus. */
  orders: z.int(),
  cards: amountSchema,
  /** What sellers got beside: bonuses of levels and brands, coupons, rewards, and credits for missed promises. */
  bonuses: amountSchema,
  coupons: amountSchema,
  rewards: amountSchema,
  lateCredits: amountSchema,
  /** What was taken back of paid orders. */
  takenBack: amountSchema,
  /** Withdrawals that were paid, what arrived of them, and what came back from banks. */
  payouts: z.int(),
  paidOut: amountSchema,
  sentBack: amountSchema,
  /** Fees of withdrawals, and those that went back with their payouts. */
  fees: amountSchema,
  feesBack: amountSchema,
  /** What sellers changed into another currency, and what they got in this one. */
  exchangedIn: amountSchema,
  exchangedOut: amountSchema,
})
/** What moved in a currency. */
export interface MoneyFigures extends z.infer<typeof figuresFields> {}

const moneyInsightFields = z.object({
  from: z.string(),
  to: z.string(),
  /** When it was counted. */
  time: instantSchema,
  /** Of the whole period, by currency; one in which nothing moved is left out. */
  currencies: z.array(figuresFields),
  /** Days on which something moved, oldest first. */
  days: z.array(z.object({ day: z.string(), ...figuresFields.shape })),
  /** What was bought, by brand and currency, the largest amount of each currency first. */
  brands: z.array(
    z.object({
      cardTypeId: z.string(),
      name: z.string(),
      currencyId: currencyIdSchema,
      orders: z.int(),
      /** How many cards were paid for, and what sellers got for them, bonuses and coupons included. */
      cards: z.int(),
      paid: amountSchema,
    }),
  ),
})
/** What moved in a period: trade, payouts, and what each cost. */
export interface MoneyInsight extends z.infer<typeof moneyInsightFields> {}
/** What moved in a period: trade, payouts, and what each cost. */
export const moneyInsightSchema: Named<MoneyInsight, typeof moneyInsightFields.shape> = moneyInsightFields
