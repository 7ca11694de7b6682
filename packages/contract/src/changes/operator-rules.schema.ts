import * as z from 'zod/mini'
import { chosenRolesSchema } from '../operator-accounts/index.ts'
import type { Named } from '../primitives/index.ts'
import { emailSchema } from '../sessions/index.ts'

const who = {
  operatorId: z.string().check(z.minLength(1), z.maxLength(64)),
  email: z.string().check(z.maxLength(254)),
}

const rolesFields = z.object({ ...who, roles: chosenRolesSchema })
/** Which roles an operator has. */
export interface OperatorRolesRule extends z.infer<typeof rolesFields> {}
/** Which roles an operator has. */
export const operatorRolesRuleSchema: Named<OperatorRolesRule, typeof rolesFields.shape> = rolesFields

const invitationFields = z.object({ email: emailSchema, roles: chosenRolesSchema })
/** An invitation that waits: to which address, and for which roles. */
export interface OperatorInvitationRule extends z.infer<typeof invitationFields> {}
/** An invitation that waits: to which address, and for which roles. */
export const operatorInvitationRuleSchema: Named<OperatorInvitationRule, typeof invitationFields.shape> =
  invitationFields

const factorFields = z.object({ ...who, roles: chosenRolesSchema, hasFactor: z.boolean() })
/** Whether an operator has an authenticator app, and what they sign for. */
export interface OperatorFactorRule extends z.infer<typeof factorFields> {}
/** Whether an operator has an authenticator app, and what they sign for. */
export const operatorFactorRuleSchema: Named<OperatorFactorRule, typeof factorFields.shape> = factorFields
