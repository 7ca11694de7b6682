import * as z from 'zod/mini'
import {
  amountSchema,
  bankAccountIdSchema,
  currencyIdSchema,
  instantSchema,
  type Named,
} from '../primitives/index.ts'
import { pinSchema } from '../withdrawals/withdrawal.schema.ts'

/**
 * `all`: whatever is available; `above`: all of it, once there is at least `amount`; `keep`: all but `amount`; `off`:
 * nothing.
 */
export const autoWithdrawKindSchema = z.literal(['off', 'all', 'above', 'keep'])
/** What is withdrawn by itself. */
export type AutoWithdrawKind = z.infer<typeof autoWithdrawKindSchema>

const autoWithdrawRuleFields = z.object({
  currencyId: currencyIdSchema,
  kind: autoWithdrawKindSchema,
  /** In the currency; null for `off` and `all`. */
  amount: z.nullable(amountSchema),
  /** The main account of the currency as it was when the rule was set: it pays to this one alone. */
  bankAccountId: bankAccountIdSchema,
  setTime: instantSchema,
  /** Why the last try made no withdrawal, in words for the seller; null where nothing stands in the way. */
  refusal: z.nullable(z.string()),
  /** Whether it waits to be set again: its last withdrawal was not paid, or the main account is another now. */
  resting: z.boolean(),
  /** Whether it waits for the network of its address to open again; then it goes on by itself. `refusal` says it. */
  networkClosed: z.boolean(),
})
/** What a seller has withdrawn by itself in one currency. */
export interface AutoWithdrawRule extends z.infer<typeof autoWithdrawRuleFields> {}
/** What a seller has withdrawn by itself in one currency. */
export const autoWithdrawRuleSchema: Named<AutoWithdrawRule, typeof autoWithdrawRuleFields.shape> =
  autoWithdrawRuleFields

const autoWithdrawRequestFields = z.object({
  currencyId: currencyIdSchema,
  kind: autoWithdrawKindSchema,
  /** In the currency; null for `off` and `all`. */
  amount: z.nullable(amountSchema),
  pin: pinSchema,
})
/** What a caller gives to set the rule of a currency. */
export interface AutoWithdrawRequest extends z.infer<typeof autoWithdrawRequestFields> {}
/** The rule of a currency, with the withdrawal password. */
export const autoWithdrawRequestSchema: Named<AutoWithdrawRequest, typeof autoWithdrawRequestFields.shape> =
  autoWithdrawRequestFields
