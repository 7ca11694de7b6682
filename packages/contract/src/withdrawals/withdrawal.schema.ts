import * as z from 'zod/mini'
import { withdrawalTraceSchema } from '../payout-traces/withdrawal-trace.schema.ts'
import {
  amountSchema,
  bankAccountIdSchema,
  currencyIdSchema,
  instantSchema,
  type Named,
  pageQueryFields,
  pinLength,
  withdrawalIdSchema,
} from '../primitives/index.ts'
import { withdrawalStatuses } from './withdrawal.status.ts'
import { withdrawalHoldSchema } from './withdrawal-hold.schema.ts'

/** Checks a `withdrawalStatus`. */
export const withdrawalStatusSchema = z.literal(withdrawalStatuses)

/** Where money goes to: a bank, a mobile wallet, or an address of digital currency over a network. */
export const accountKindSchema = z.literal(['bank', 'mobileMoney', 'network'])
/** Where money goes to. */
export type AccountKind = z.infer<typeof accountKindSchema>

/** The six digits of the withdrawal password. */
export const pinSchema = z
  .string()
  .check(z.regex(new RegExp(`^\\d{${pinLength}}$`), `Enter ${pinLength} digits.`))

const feeRuleFields = z.object({
  /** `fixed`: `fee` in the currency; `percent`: `fee` per cent, between `feeMin` and `feeMax`. */
  feeType: z.literal(['fixed', 'percent']),
  fee: amountSchema,
  feeMin: z.optional(amountSchema),
  feeMax: z.optional(amountSchema),
  /** How much of it the seller's level takes off, in per cent: 100 waives it. Left out where it takes nothing off. */
  offPercent: z.optional(z.int()),
})
/** How the fee of a withdrawal is reckoned. */
export interface FeeRule extends z.infer<typeof feeRuleFields> {}
/** How the fee of a withdrawal is reckoned. */
export const feeRuleSchema: Named<FeeRule, typeof feeRuleFields.shape> = feeRuleFields

const destinationLimitsFields = z.object({
  bankAccountId: bankAccountIdSchema,
  /** The smallest withdrawal to it: a network may ask for more than the currency does. */
  minWithdraw: amountSchema,
  feeRule: feeRuleSchema,
  /** Until when a new account takes no more than `leftWhileNew`; null for one that is not new any more. */
  newUntil: z.nullable(instantSchema),
  /** What may still be sent to it until then; null for one that is not new any more. */
  leftWhileNew: z.nullable(amountSchema),
  /** The largest amount that can be asked for now to this account. */
  most: amountSchema,
  /** In how many minutes its network usually confirms a payment; null where nothing is said, and for a bank. */
  confirmMinutes: z.nullable(z.int()),
})
/** What holds for one saved account beside what holds for its currency. */
export interface DestinationLimits extends z.infer<typeof destinationLimitsFields> {}
/** What holds for one saved account beside what holds for its currency. */
export const destinationLimitsSchema: Named<DestinationLimits, typeof destinationLimitsFields.shape> =
  destinationLimitsFields

const withdrawalLimitsFields = z.object({
  currencyId: currencyIdSchema,
  available: amountSchema,
  minWithdraw: amountSchema,
  maxWithdraw: amountSchema,
  dailyMax: amountSchema,
  leftToday: amountSchema,
  /** The largest amount that can be asked for now; the server's word for "all". */
  most: amountSchema,
  feeRule: feeRuleSchema,
  /** What the currency's `dailyMax` was raised to for this seller, by level or verification, in per cent. */
  dailyPercent: z.int(),
  /** How much a saved account gets while it is new. */
  newAccountMax: amountSchema,
  /** For how many hours a saved account is new. */
  newAccountHours: z.int(),
  /** Of the saved accounts of this currency. */
  destinations: z.array(destinationLimitsSchema),
  /** Usual time from request to payment, in seconds; null with fewer than `figureLeastCases` of them. */
  medianSeconds: z.nullable(z.int()),
  /** Within how many seconds a withdrawal asked for now is promised to be paid. */
  promisedSeconds: z.int(),
  /** How many minutes earlier than it is asked for it stands in the line for payouts, by the seller's level; 0 for none. */
  headStartMinutes: z.int(),
  pinSet: z.boolean(),
  /** Until when nothing can be asked for, since a forgotten password was set anew; null where nothing waits. */
  heldUntil: z.nullable(instantSchema),
  /** Since when nothing is paid out, for everybody, while the books are checked; null while payouts run. What is asked for waits. */
  payoutsStoppedSince: z.nullable(instantSchema),
})
/** What can be asked for now. */
export interface WithdrawalLimits extends z.infer<typeof withdrawalLimitsFields> {}
/** What can be asked for now, in the currency's main unit. */
export const withdrawalLimitsSchema: Named<WithdrawalLimits, typeof withdrawalLimitsFields.shape> =
  withdrawalLimitsFields

const withdrawalRequestFields = z.object({
  currencyId: currencyIdSchema,
  bankAccountId: bankAccountIdSchema,
  /** Gross: the fee is taken out of it. */
  amount: amountSchema,
  /** The fee that was shown. Where it is another one by now nothing is asked for, and the answer says it (`feeChanged`). */
  shownFee: z.optional(amountSchema),
  pin: pinSchema,
})
/** What a caller gives to ask for a payout. */
export interface WithdrawalRequest extends z.input<typeof withdrawalRequestFields> {}
/** How much, to which saved account, with the PIN. */
export const withdrawalRequestSchema: Named<
  z.infer<typeof withdrawalRequestFields>,
  typeof withdrawalRequestFields.shape,
  WithdrawalRequest
> = withdrawalRequestFields

/** Which failed withdrawal is sent again, to which saved account, with the PIN. The amount is that of the failed one. */
export const withdrawalRetrySchema = z.object({
  id: withdrawalIdSchema,
  bankAccountId: bankAccountIdSchema,
  /** The fee that was shown, as for a request. */
  shownFee: z.optional(amountSchema),
  pin: pinSchema,
})

/** One change of a withdrawal's state: when, and by which side. */
export const withdrawalEventSchema = z.object({
  version: z.int(),
  status: withdrawalStatusSchema,
  actor: z.literal(['seller', 'desk', 'system']),
  time: instantSchema,
})

const withdrawalFields = z.object({
  id: withdrawalIdSchema,
  status: withdrawalStatusSchema,
  currencyId: currencyIdSchema,
  amount: amountSchema,
  fee: amountSchema,
  /** How much of the fee the seller's level took off, in per cent; 0 for none. */
  feeOffPercent: z.int(),
  /** What the bank account gets: amount less fee. */
  net: amountSchema,
  bankAccountId: bankAccountIdSchema,
  /** Where it goes to. */
  kind: accountKindSchema,
  bankName: z.string(),
  /** Last four digits of the account. */
  accountEnding: z.string(),
  accountName: z.string(),
  /** Our reference at the payout provider, one for the whole life of the withdrawal. */
  providerReference: z.string(),
  /** The proof of the payment: the bank's slip number, or the hash of the transaction. */
  bankSlipNumber: z.nullable(z.string()),
  /** Why it was refused or failed, in words for the seller. */
  reason: z.nullable(z.string()),
  createTime: instantSchema,
  updateTime: instantSchema,
  /** The failed withdrawal that this one sends again; null for all others. */
  retryOf: z.nullable(withdrawalIdSchema),
  /** The withdrawal that sends this failed one again; null while none does. */
  retriedBy: z.nullable(withdrawalIdSchema),
  /** Whether it was made by the seller's own rule, not by their hand. */
  automatic: z.boolean(),
  /** By when it is promised to be paid; `withdrawalPromise` says what is left of it. Null while `payoutsStoppedSince`, and for what was asked then. */
  expectedTime: z.nullable(instantSchema),
  /** Since when nothing is paid out, for everybody, where it still waits to be sent: it is paid once payouts run again. Null else. */
  payoutsStoppedSince: z.nullable(instantSchema),
  /** What its seller said last of a payment that has not come; null where nothing. */
  trace: z.nullable(withdrawalTraceSchema),
  /** What holds it (state 1); null where nothing does. */
  hold: z.nullable(withdrawalHoldSchema),
  events: z.array(withdrawalEventSchema),
})
/** A payout to a saved bank account. */
export interface Withdrawal extends z.infer<typeof withdrawalFields> {}
/** A payout to a saved bank account, with every change of its state. */
export const withdrawalSchema: Named<Withdrawal, typeof withdrawalFields.shape> = withdrawalFields

/** Which withdrawals, and which page of them. */
export const withdrawalPageQuerySchema = z.object({
  ...pageQueryFields,
  state: z.optional(z.literal(['open', 'paid', 'notPaid'])),
  /** The one that was asked for, or sent again, under this key, if one was: for whoever sent it and got no answer. */
  idempotencyKey: z.optional(z.string().check(z.minLength(8), z.maxLength(128))),
})
