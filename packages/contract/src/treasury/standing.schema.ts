import * as z from 'zod/mini'
import {
  amountSchema,
  currencyIdSchema,
  decimalStringSchema,
  instantSchema,
  type Named,
} from '../primitives/index.ts'
import { ledgerAccountNames } from './ledger-account.schema.ts'

const rowFields = z.object({
  name: z.literal(ledgerAccountNames),
  provider: z.nullable(z.string()),
  /** Of all accounts of this name together. */
  balance: decimalStringSchema,
})
/** What all accounts of one name hold. */
export interface StandingRow extends z.infer<typeof rowFields> {}
/** What all accounts of one name hold together. */
export const standingRowSchema: Named<StandingRow, typeof rowFields.shape> = rowFields

const providerFields = z.object({
  provider: z.string(),
  /** What it told last; null where it was never asked, or is a person with a bank account. */
  balance: z.nullable(amountSchema),
  readTime: z.nullable(instantSchema),
  /** Sent and not ended. */
  inTransit: amountSchema,
})
/** A provider of payouts with what it holds for the house. */
export interface StandingProvider extends z.infer<typeof providerFields> {}
/** A provider of payouts with what it holds for the house. */
export const standingProviderSchema: Named<StandingProvider, typeof providerFields.shape> = providerFields

const currencyFields = z.object({
  currencyId: currencyIdSchema,
  /** What sellers may take out now. */
  available: amountSchema,
  /** What waits for a withdrawal, without what is on its way. */
  held: amountSchema,
  /** Held for withdrawals that were sent and have not ended. */
  inTransit: amountSchema,
  /** The three together: what the house owes sellers. */
  owed: amountSchema,
  /** What sellers owe the house. */
  receivable: amountSchema,
  /** Every account of the books by name; together they are `sum`. */
  rows: z.array(standingRowSchema),
  /** Zero while the books are sound. */
  sum: decimalStringSchema,
  providers: z.array(standingProviderSchema),
  /** What all providers have told that they hold. */
  atProviders: amountSchema,
  /** What would be missing to pay all sellers from there. */
  missing: amountSchema,
})
/** What is owed and held in one currency. */
export interface CurrencyStanding extends z.infer<typeof currencyFields> {}
/** What the house owes, where it has it, and what is missing, in one currency. */
export const currencyStandingSchema: Named<CurrencyStanding, typeof currencyFields.shape> = currencyFields
