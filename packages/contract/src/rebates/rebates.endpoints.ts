import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import {
  amountSchema,
  currencyIdSchema,
  decimalStringSchema,
  instantSchema,
  monthSchema,
  type Named,
} from '../primitives/index.ts'

const rebateStepFields = z.object({
  /** From this sum of a month on. */
  fromAmount: amountSchema,
  /** So much of all sales of the month: "0.5". */
  percent: decimalStringSchema,
  /** Whether the caller's sales of this month have come so far. */
  isReached: z.boolean(),
})
/** A step of the rebate ladder. */
export interface RebateStep extends z.infer<typeof rebateStepFields> {}
/** A step of the rebate ladder. */
export const rebateStepSchema: Named<RebateStep, typeof rebateStepFields.shape> = rebateStepFields

const paidRebateFields = z.object({
  month: monthSchema,
  amount: amountSchema,
  /** On its way while the seller has saved no bank account or is paused; then credited or withheld. */
  status: z.enum(['maturing', 'credited', 'withheld']),
  /** The class of the reason: the account looks like another person's, or was closed. */
  withheldFor: z.nullable(z.enum(['linked', 'soldLess', 'closed'])),
})
/** The rebate of a month that has ended. */
export interface PaidRebate extends z.infer<typeof paidRebateFields> {}
/** The rebate of a month that has ended. */
export const paidRebateSchema: Named<PaidRebate, typeof paidRebateFields.shape> = paidRebateFields

const rebateLadderFields = z.object({
  month: monthSchema,
  /** Of the caller's wallet, and of every amount here. */
  currencyId: currencyIdSchema,
  /** When the month ends; the rebate is paid soon after. */
  endTime: instantSchema,
  /** What the caller was paid for cards in this month so far. */
  sold: amountSchema,
  /** The lowest first; none where no rebate is given. */
  steps: z.array(rebateStepSchema),
  /** What is missing to the next step; null on the last. */
  missing: z.nullable(amountSchema),
  /** What the month brings as it stands now. */
  earned: amountSchema,
  /** Of the last twelve months, the newest first. */
  paid: z.array(paidRebateSchema),
})
/** What selling more brings, and how far the caller is. */
export interface RebateLadder extends z.infer<typeof rebateLadderFields> {}
/** What selling more brings, and how far the caller is. */
export const rebateLadderSchema: Named<RebateLadder, typeof rebateLadderFields.shape> = rebateLadderFields

const calls = {
  /** The rebate ladder of my currency, how far I am this month, and what I was paid. */
  ladder: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/rebate/ladder',
    summary: 'My rebate',
    auth: 'bearer',
    data: rebateLadderSchema,
  }),
}

/** The calls of `rebates` under their own name, so that an editor shows it and not their schemas. */
export interface RebatesEndpoints extends Readonly<typeof calls> {}

/** A part of a month's sales, given back. The path is ours. */
export const rebates: RebatesEndpoints = calls
