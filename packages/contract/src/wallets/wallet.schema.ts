import * as z from 'zod/mini'
import {
  currencyIdQuerySchema,
  currencyIdSchema,
  decimalStringSchema,
  instantSchema,
  monthSchema,
  type Named,
  pageQueryFields,
} from '../primitives/index.ts'

/** Why money moved, as the seller sees it. */
export const walletEventSchema = z.literal([
  'cardOrder',
  'levelBonus',
  'coupon',
  'reward',
  'lateCredit',
  'withdrawal',
  'withdrawalReturned',
  'reversal',
  'exchange',
  'adjustment',
])
/** What moved money, as the statement names it. */
export type WalletEvent = z.infer<typeof walletEventSchema>

const walletRecordFields = z.object({
  id: z.string(),
  event: walletEventSchema,
  title: z.string(),
  /** With its sign: what came in is positive. */
  amount: decimalStringSchema,
  balanceAfter: decimalStringSchema,
  currencyId: currencyIdSchema,
  /** The order, withdrawal or reward that this line belongs to. */
  sourceId: z.nullable(z.string()),
  time: instantSchema,
})
/** A line of the statement. */
export interface WalletRecord extends z.infer<typeof walletRecordFields> {}
/** One line of the statement of the *available* account: `balanceAfter` of a line equals its own amount plus the line below. */
export const walletRecordSchema: Named<WalletRecord, typeof walletRecordFields.shape> = walletRecordFields

/** Which lines of the statement, and which page of them. */
export const walletRecordQuerySchema = z.object({
  ...pageQueryFields,
  currencyId: currencyIdQuerySchema,
  event: z.optional(walletEventSchema),
  /** Lines of this month alone. */
  month: z.optional(monthSchema),
})

/** What a statement that is kept covers, and as what. */
export const statementQuerySchema = z.object({
  currencyId: currencyIdQuerySchema,
  fromMonth: monthSchema,
  /** The last month: at most a year after the first one, and begun. */
  untilMonth: monthSchema,
  format: z.literal(['csv', 'pdf']),
})
