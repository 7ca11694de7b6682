import * as z from 'zod/mini'
import { instantSchema, type Named } from '../primitives/index.ts'
import { holdRuleNames } from './withdrawal-hold.rules.ts'

/** Checks the name of a rule. */
export const holdRuleSchema = z.literal(holdRuleNames)

const holdFields = z.object({
  rule: holdRuleSchema,
  /** Why, and what can be done meanwhile, in words for the seller. */
  text: z.string(),
  nextStep: z.string(),
  startTime: instantSchema,
  /** It goes on by itself then, at the latest. */
  untilTime: instantSchema,
})
/** Why a withdrawal is held for a check, and until when. */
export interface WithdrawalHold extends z.infer<typeof holdFields> {}
/** Why a withdrawal is held for a check, and until when. */
export const withdrawalHoldSchema: Named<WithdrawalHold, typeof holdFields.shape> = holdFields
