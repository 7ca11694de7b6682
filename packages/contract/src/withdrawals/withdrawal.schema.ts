import * as z from 'zod/mini'
import {
  amountSchema,
  bankAccountIdSchema,
  currencyIdSchema,
  instantSchema,
  pageQueryFields,
  pinLength,
  withdrawalIdSchema,
} from '../primitives/index.ts'
import { withdrawalStatuses } from './withdrawal.status.ts'

export const withdrawalStatusSchema = z.literal(withdrawalStatuses)

/** The six digits of the withdrawal password. */
export const pinSchema = z
  .string()
  .check(z.regex(new RegExp(`^\\d{${pinLength}}$`), `Enter ${pinLength} digits.`))

export const feeRuleSchema = z.object({
  /** `fixed`: `fee` in the currency; `percent`: `fee` per cent, between `feeMin` and `feeMax`. */
  feeType: z.enum(['fixed', 'percent']),
  fee: amountSchema,
  feeMin: z.optional(amountSchema),
  feeMax: z.optional(amountSchema),
})
export type FeeRule = z.infer<typeof feeRuleSchema>

export const withdrawalLimitsSchema = z.object({
  currencyId: currencyIdSchema,
  available: amountSchema,
  minWithdraw: amountSchema,
  maxWithdraw: amountSchema,
  dailyMax: amountSchema,
  leftToday: amountSchema,
  /** The largest amount that can be asked for now; the server's word for "all". */
  most: amountSchema,
  feeRule: feeRuleSchema,
  /** Usual time from request to payment, in seconds; null before the first. */
  medianSeconds: z.nullable(z.int()),
  pinSet: z.boolean(),
})
export type WithdrawalLimits = z.infer<typeof withdrawalLimitsSchema>

export const withdrawalRequestSchema = z.object({
  currencyId: currencyIdSchema,
  bankAccountId: bankAccountIdSchema,
  /** Gross: the fee is taken out of it. */
  amount: amountSchema,
  pin: pinSchema,
})
export type WithdrawalRequest = z.infer<typeof withdrawalRequestSchema>

export const withdrawalEventSchema = z.object({
  version: z.int(),
  status: withdrawalStatusSchema,
  actor: z.enum(['seller', 'desk', 'system']),
  time: instantSchema,
})

export const withdrawalSchema = z.object({
  id: withdrawalIdSchema,
  status: withdrawalStatusSchema,
  currencyId: currencyIdSchema,
  amount: amountSchema,
  fee: amountSchema,
  /** What the bank account gets: amount less fee. */
  net: amountSchema,
  bankAccountId: bankAccountIdSchema,
  bankName: z.string(),
  /** Last four digits of the account. */
  accountEnding: z.string(),
  accountName: z.string(),
  /** Our reference at the payout provider, one for the whole life of the withdrawal. */
  providerReference: z.string(),
  bankSlipNumber: z.nullable(z.string()),
  /** Why it was refused or failed, in words for the seller. */
  reason: z.nullable(z.string()),
  createTime: instantSchema,
  updateTime: instantSchema,
  expectedTime: z.nullable(instantSchema),
  events: z.array(withdrawalEventSchema),
})
export type Withdrawal = z.infer<typeof withdrawalSchema>

export const withdrawalPageQuerySchema = z.object({
  ...pageQueryFields,
  state: z.optional(z.enum(['open', 'paid', 'notPaid'])),
})
