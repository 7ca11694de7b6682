export {
  createMoveWithdrawals,
  type MoveOutcome,
  type WithdrawalMove,
} from './move-withdrawals.repository.ts'
export { type StoredWithdrawal, toWithdrawal } from './withdrawal.ts'
export {
  describeWithdrawals,
  withdrawalColumns,
  withdrawalEnds,
  withdrawalTables,
} from './withdrawals.repository.ts'
export { withdrawalsRoutes } from './withdrawals.routes.ts'
