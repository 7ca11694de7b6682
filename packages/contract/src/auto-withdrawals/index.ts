export {
  type AutoWithdrawKind,
  type AutoWithdrawRequest,
  type AutoWithdrawRule,
  autoWithdrawKindSchema,
  autoWithdrawRequestSchema,
  autoWithdrawRuleSchema,
} from './auto-withdrawal.schema.ts'
export { type AutoWithdrawalsEndpoints, autoWithdrawals } from './auto-withdrawals.endpoints.ts'
