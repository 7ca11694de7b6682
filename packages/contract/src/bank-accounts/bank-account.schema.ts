import * as z from 'zod/mini'
import { bankAccountIdSchema, currencyIdSchema, instantSchema, type Named } from '../primitives/index.ts'
import { pinSchema } from '../withdrawals/withdrawal.schema.ts'

/** Whether money goes to a bank or to a mobile wallet. */
export const bankKindSchema = z.literal(['bank', 'mobileMoney'])

const bankFields = z.object({
  code: z.string(),
  name: z.string(),
  kind: bankKindSchema,
  currencyId: currencyIdSchema,
  /** Two letters and a colour for the drawn disc. */
  initials: z.string(),
  color: z.string(),
  /** How an account number of this bank looks, and how to say so. */
  numberPattern: z.string(),
  numberHint: z.string(),
})
/** A bank or mobile wallet that can be paid to. */
export interface Bank extends z.infer<typeof bankFields> {}
/** A bank or mobile wallet that can be paid to. */
export const bankSchema: Named<Bank, typeof bankFields.shape> = bankFields

/** 0 new (payouts capped for 24 hours), 1 verified, 2 mismatch (looked at by hand), 3 removed (decision 45). */
export const bankAccountStatus = { new: 0, verified: 1, mismatch: 2, removed: 3 } as const
/** Checks a `bankAccountStatus`. */
export const bankAccountStatusSchema = z.literal([0, 1, 2, 3])

const bankAccountFields = z.object({
  id: bankAccountIdSchema,
  bankCode: z.string(),
  bankName: z.string(),
  initials: z.string(),
  color: z.string(),
  currencyId: currencyIdSchema,
  accountEnding: z.string(),
  accountName: z.string(),
  isDefault: z.boolean(),
  status: bankAccountStatusSchema,
  createTime: instantSchema,
})
/** A saved bank account of the seller. */
export interface BankAccount extends z.infer<typeof bankAccountFields> {}
/** A saved bank account; the number by its last four digits alone. */
export const bankAccountSchema: Named<BankAccount, typeof bankAccountFields.shape> = bankAccountFields

const accountNumber = z.string().check(z.regex(/^\d{6,20}$/, 'An account number has digits alone.'))

/** Bank and number whose owner is asked for. */
export const resolveRequestSchema = z.object({ bankCode: z.string().check(z.maxLength(20)), accountNumber })

/** How the name on an account fits the seller's own: the same, much the same, or another. */
export const nameMatchSchema = z.literal(['exact', 'close', 'differs'])
/** How the name on an account fits the seller's own. */
export type NameMatch = z.infer<typeof nameMatchSchema>

const resolvedAccountFields = z.object({
  accountName: z.string(),
  /** Null where the seller has not told their name yet. An account in another name is refused. */
  match: z.nullable(nameMatchSchema),
  /** False where the number's check digit does not fit its bank: a warning, never a refusal. */
  checkDigitFits: z.boolean(),
})
/** The name that a bank has for an account number. */
export interface ResolvedAccount extends z.infer<typeof resolvedAccountFields> {}
/** The name that a bank has for an account number. */
export const resolvedAccountSchema: Named<ResolvedAccount, typeof resolvedAccountFields.shape> =
  resolvedAccountFields

/** What saves an account: bank, number, and the PIN that guards it. */
export const addBankAccountRequestSchema = z.object({
  bankCode: z.string().check(z.maxLength(20)),
  accountNumber,
  pin: pinSchema,
})
