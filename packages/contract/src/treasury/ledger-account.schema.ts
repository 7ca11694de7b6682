import * as z from 'zod/mini'
import { currencyIdSchema, type Named, userIdSchema } from '../primitives/index.ts'

/** Accounts of a seller: what is free, what waits for a withdrawal, what is owed. */
export const sellerAccounts = ['available', 'held', 'receivable'] as const
/** Accounts of the house. `payout` is one for each provider. */
export const houseAccounts = ['cards', 'promo', 'late-credit', 'fx', 'fee', 'payout', 'suspense'] as const
/** Every account of the books, without whose it is. */
export const ledgerAccountNames = [...sellerAccounts, ...houseAccounts] as const
/** The name of an account of the books. */
export type LedgerAccountName = (typeof ledgerAccountNames)[number]

/** Checks the name of a payout provider, as accounts are named after it. */
export const providerNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

const accountFields = z.object({
  name: z.literal(ledgerAccountNames),
  /** Whose payouts, of `payout` alone. */
  provider: z.nullable(z.string()),
  currencyId: currencyIdSchema,
  /** Whose wallet; null for an account of the house. */
  seller: z.nullable(z.object({ userId: userIdSchema, name: z.string() })),
})
/** An account of the books. */
export interface LedgerAccount extends z.infer<typeof accountFields> {}
/** An account of the books, and whose it is. */
export const ledgerAccountSchema: Named<LedgerAccount, typeof accountFields.shape> = accountFields
