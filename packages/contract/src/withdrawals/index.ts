export {
  type AccountKind,
  accountKindSchema,
  type DestinationLimits,
  destinationLimitsSchema,
  type FeeRule,
  feeRuleSchema,
  pinSchema,
  type Withdrawal,
  type WithdrawalLimits,
  type WithdrawalRequest,
  withdrawalEventSchema,
  withdrawalLimitsSchema,
  withdrawalPageQuerySchema,
  withdrawalRequestSchema,
  withdrawalRetrySchema,
  withdrawalSchema,
  withdrawalStatusSchema,
} from './withdrawal.schema.ts'
export {
  canCancelWithdrawal,
  canMoveWithdrawal,
  canRetryWithdrawal,
  isWithdrawalOpen,
  type WithdrawalStatus,
  withdrawalStatus,
  withdrawalStatuses,
  withdrawalTransitions,
} from './withdrawal.status.ts'
export {
  type HoldRule,
  type HoldRuleName,
  holdHours,
  holdMaxHours,
  holdRuleNames,
  holdRules,
} from './withdrawal-hold.rules.ts'
export {
  holdRuleSchema,
  type WithdrawalHold,
  withdrawalHoldSchema,
} from './withdrawal-hold.schema.ts'
export { withdrawalPromise } from './withdrawal-promise.rules.ts'
export { type WithdrawalsEndpoints, withdrawals } from './withdrawals.endpoints.ts'
