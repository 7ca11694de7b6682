import * as z from 'zod/mini'
import {
  amountSchema,
  bankAccountIdSchema,
  currencyIdSchema,
  instantSchema,
  type Named,
} from '../primitives/index.ts'
import { accountKindSchema, pinSchema } from '../withdrawals/withdrawal.schema.ts'

/** Whether money goes to a bank, to a mobile wallet or over a network. */
export const bankKindSchema = accountKindSchema

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
  /** What the beginning of a number says of its wallet; a miss is a warning, since numbers are taken along. Null where it says nothing. */
  numberPrefix: z.nullable(z.string()),
  /** What a network takes for sending, and its least amount; null for banks, whose fees are the currency's. */
  network: z.nullable(z.object({ fee: amountSchema, min: amountSchema })),
})
/** A bank, mobile wallet or network that can be paid to. */
export interface Bank extends z.infer<typeof bankFields> {}
/** A bank, mobile wallet or network that can be paid to. */
export const bankSchema: Named<Bank, typeof bankFields.shape> = bankFields

/** 0 new (payouts capped for 24 hours), 1 verified, 2 mismatch (looked at by hand), 3 removed (decision 45). */
export const bankAccountStatus = { new: 0, verified: 1, mismatch: 2, removed: 3 } as const
/** Checks a `bankAccountStatus`. */
export const bankAccountStatusSchema = z.literal([0, 1, 2, 3])

/** How the name on an account fits the seller's own: the same, much the same, or another. */
export const nameMatchSchema = z.literal(['exact', 'close', 'differs'])
/** How the name on an account fits the seller's own. */
export type NameMatch = z.infer<typeof nameMatchSchema>

const bankAccountFields = z.object({
  id: bankAccountIdSchema,
  bankCode: z.string(),
  bankName: z.string(),
  kind: bankKindSchema,
  initials: z.string(),
  color: z.string(),
  currencyId: currencyIdSchema,
  accountEnding: z.string(),
  /** The name that the bank gave; of an address its two ends. */
  accountName: z.string(),
  /** How the name fits the seller's own as it is now; null for an address, which has none. */
  match: z.nullable(nameMatchSchema),
  isDefault: z.boolean(),
  status: bankAccountStatusSchema,
  createTime: instantSchema,
  /** Until when what may be sent to it is capped; null once its first day is over. */
  newUntil: z.nullable(instantSchema),
  /** Whether it is an address of a network that is closed now: nothing can be sent to it until the network opens again. */
  networkClosed: z.boolean(),
})
/** A saved bank account of the seller. */
export interface BankAccount extends z.infer<typeof bankAccountFields> {}
/** A saved bank account; the number by its last four digits alone. */
export const bankAccountSchema: Named<BankAccount, typeof bankAccountFields.shape> = bankAccountFields

const accountNumber = z
  .string()
  .check(z.regex(/^[0-9A-Za-z]{6,90}$/, 'An account number has digits, an address letters and digits.'))

/** Bank and number whose owner is asked for. */
export const resolveRequestSchema = z.object({ bankCode: z.string().check(z.maxLength(20)), accountNumber })

const resolvedAccountFields = z.object({
  /** The name that the bank gave; of an address its two ends. */
  accountName: z.string(),
  /** Null for an address, and where the seller has not told their name yet. An account in another name is refused. */
  match: z.nullable(nameMatchSchema),
  /** False where the check digit or the beginning of the number does not fit its bank or wallet: a warning, never a refusal. */
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
