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

/** Checks a `withdrawalStatus`. */
export const withdrawalStatusSchema = z.literal(withdrawalStatuses)

/** The six digits of the withdrawal password. */
export const pinSchema = z
  .string()
  .check(z.regex(new RegExp(`^\\d{${pinLength}}$`), `Enter ${pinLength} digits.`))

/** How the fee of a withdrawal is reckoned. */
export const feeRuleSchema = z.object({
  /** `fixed`: `fee` in the currency; `percent`: `fee` per cent, between `feeMin` and `feeMax`. */
  feeType: z.literal(['fixed', 'percent']),
  fee: amountSchema,
  feeMin: z.optional(amountSchema),
  feeMax: z.optional(amountSchema),
})
/** How the fee of a withdrawal is reckoned. */
export type FeeRule = z.infer<typeof feeRuleSchema>

/** What can be asked for now, in the currency's main unit. */
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
/** What can be asked for now. */
export type WithdrawalLimits = z.infer<typeof withdrawalLimitsSchema>

/** How much, to which saved account, with the PIN. */
export const withdrawalRequestSchema = z.object({
  currencyId: currencyIdSchema,
  bankAccountId: bankAccountIdSchema,
  /** Gross: the fee is taken out of it. */
  amount: amountSchema,
  pin: pinSchema,
})
/** What a caller gives to ask for a payout. */
export type WithdrawalRequest = z.input<typeof withdrawalRequestSchema>

/** One change of a withdrawal's state: when, and by which side. */
export const withdrawalEventSchema = z.object({
  version: z.int(),
  status: withdrawalStatusSchema,
  actor: z.literal(['seller', 'desk', 'system']),
  time: instantSchema,
})

/** A payout to a saved bank account, with every change of its state. */
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
/** A payout to a saved bank account. */
export type Withdrawal = z.infer<typeof withdrawalSchema>

/** Which withdrawals, and which page of them. */
export const withdrawalPageQuerySchema = z.object({
  ...pageQueryFields,
  state: z.optional(z.literal(['open', 'paid', 'notPaid'])),
})
