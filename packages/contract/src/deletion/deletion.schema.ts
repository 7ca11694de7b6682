import * as z from 'zod/mini'
import {
  currencyIdSchema,
  decimalStringSchema,
  instantSchema,
  type Named,
  verificationCodeLength,
} from '../primitives/index.ts'
import { passwordHashSchema } from '../sessions/index.ts'
import { pinSchema } from '../withdrawals/withdrawal.schema.ts'

const moneyInTheWayFields = z.object({
  /** `balance` is free to withdraw, `held` waits for a withdrawal, `debt` is owed to us. */
  kind: z.literal(['balance', 'held', 'debt']),
  currencyId: currencyIdSchema,
  amount: decimalStringSchema,
})
/** Money that keeps an account from being deleted. */
export interface MoneyInTheWay extends z.infer<typeof moneyInTheWayFields> {}
/** Money that keeps an account from being deleted. */
export const moneyInTheWaySchema: Named<MoneyInTheWay, typeof moneyInTheWayFields.shape> = moneyInTheWayFields

const workInTheWayFields = z.object({
  /** Open trades, appeals, withdrawals that are on their way, and payments that are said not to have come. */
  kind: z.literal(['orders', 'appeals', 'withdrawals', 'reports']),
  count: z.int(),
})
/** What is not finished yet and keeps an account from being deleted. */
export interface WorkInTheWay extends z.infer<typeof workInTheWayFields> {}
/** What is not finished yet and keeps an account from being deleted. */
export const workInTheWaySchema: Named<WorkInTheWay, typeof workInTheWayFields.shape> = workInTheWayFields

const keptRecordFields = z.object({
  what: z.literal(['trades', 'payments', 'payoutAccounts']),
  /** Years from the deletion on. */
  years: z.int(),
})
/** What the law keeps of a deleted account, and how long. */
export interface KeptRecord extends z.infer<typeof keptRecordFields> {}
/** What the law keeps of a deleted account, and how long. */
export const keptRecordSchema: Named<KeptRecord, typeof keptRecordFields.shape> = keptRecordFields

const deletionStatusFields = z.object({
  /** When the account is deleted; null where nobody asked. */
  deletionAt: z.nullable(instantSchema),
  /** What has to be settled first. Both lists are empty where the account can be deleted. */
  money: z.array(moneyInTheWaySchema),
  work: z.array(workInTheWaySchema),
  kept: z.array(keptRecordSchema),
  /** Days in which a deletion can be undone. */
  undoDays: z.int(),
  /** What proves who asks, beside the mailed code. */
  proof: z.literal(['pin', 'password']),
})
/** How an account stands to its deletion. */
export interface DeletionStatus extends z.infer<typeof deletionStatusFields> {}
/** How an account stands to its deletion. */
export const deletionStatusSchema: Named<DeletionStatus, typeof deletionStatusFields.shape> =
  deletionStatusFields

const deletionRequestFields = z.object({
  /** The mailed code. */
  code: z.string().check(z.regex(new RegExp(`^\\d{${verificationCodeLength}}$`))),
  /** The withdrawal password, where one is set. */
  pin: z.optional(pinSchema),
  /** The account's password, hashed, where no withdrawal password is set. */
  password: z.optional(passwordHashSchema),
})
/** What proves that the owner asks. */
export interface DeletionRequest extends z.infer<typeof deletionRequestFields> {}
/** What proves that the owner asks. */
export const deletionRequestSchema: Named<DeletionRequest, typeof deletionRequestFields.shape> =
  deletionRequestFields
