import * as z from 'zod/mini'
import {
  adjustmentIdSchema,
  cardOrderIdSchema,
  currencyIdQuerySchema,
  currencyIdSchema,
  decimalStringSchema,
  instantSchema,
  type Named,
  pageQueryFields,
  userIdSchema,
  withdrawalIdSchema,
} from '../primitives/index.ts'
import { ledgerAccountNames, ledgerAccountSchema, providerNameSchema } from './ledger-account.schema.ts'
import { ledgerKinds } from './ledger-kind.ts'

/** An account is named by its name and currency, a seller's with the seller, a provider's with the provider. */
const ledgerFilterFields = {
  sellerId: z.optional(userIdSchema),
  account: z.optional(z.literal(ledgerAccountNames)),
  provider: z.optional(providerNameSchema),
  currencyId: z.optional(currencyIdQuerySchema),
  kind: z.optional(z.literal(ledgerKinds)),
  from: z.optional(instantSchema),
  /** Up to here, this instant not included. */
  before: z.optional(instantSchema),
  /** Everything that an order, a withdrawal or an adjustment has moved: one of them, without other filters. */
  giftOrderId: z.optional(cardOrderIdSchema),
  withdrawalId: z.optional(withdrawalIdSchema),
  adjustmentId: z.optional(adjustmentIdSchema),
}
/** Which lines of the books. */
export const ledgerFilterSchema = z.object(ledgerFilterFields)
/** Which lines of the books. */
export interface LedgerFilter extends z.output<typeof ledgerFilterSchema> {}

/** Which lines of the books, and which page of them. */
export const ledgerQuerySchema = z.object({ ...ledgerFilterFields, ...pageQueryFields })
/** Which lines of the books, with the defaults filled in. */
export interface LedgerQuery extends z.output<typeof ledgerQuerySchema> {}

/** What a line comes from. */
export const ledgerSources = ['order', 'withdrawal', 'reward', 'exchange', 'adjustment'] as const

const sourceFields = z.object({
  noun: z.literal(ledgerSources),
  id: z.string(),
  /** As people call it: a trade number, a reference, a title. */
  label: z.string(),
})
/** What a line of the books comes from. */
export interface LedgerSource extends z.infer<typeof sourceFields> {}
/** What a line of the books comes from. */
export const ledgerSourceSchema: Named<LedgerSource, typeof sourceFields.shape> = sourceFields

const lineFields = z.object({
  lineId: z.string(),
  kind: z.literal(ledgerKinds),
  time: instantSchema,
  currencyId: currencyIdSchema,
  /** With the sign that it has for the chosen account; without one above zero, from one side to the other. */
  amount: decimalStringSchema,
  from: ledgerAccountSchema,
  to: ledgerAccountSchema,
  /** Of the chosen account after this line; null where no account is chosen, and where lines between are left out. */
  balanceAfter: z.nullable(decimalStringSchema),
  /** Null where nothing but the line tells of it. */
  source: z.nullable(ledgerSourceSchema),
})
/** A line of the books. */
export interface LedgerLine extends z.infer<typeof lineFields> {}
/** A line of the books: what moved, from which account to which, and why. */
export const ledgerLineSchema: Named<LedgerLine, typeof lineFields.shape> = lineFields

const ownerFields = z.object({ userId: userIdSchema, name: z.string(), email: z.string() })
/** A seller whose ledger can be read. */
export interface LedgerOwner extends z.infer<typeof ownerFields> {}
/** A seller whose ledger can be read. */
export const ledgerOwnerSchema: Named<LedgerOwner, typeof ownerFields.shape> = ownerFields

const balanceFields = z.object({
  account: ledgerAccountSchema,
  balance: decimalStringSchema,
  lines: z.int(),
})
/** An account with what it holds. */
export interface LedgerBalance extends z.infer<typeof balanceFields> {}
/** An account with what it holds, below zero where it owes or has paid out. */
export const ledgerBalanceSchema: Named<LedgerBalance, typeof balanceFields.shape> = balanceFields
