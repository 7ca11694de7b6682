import { defineModule, recurring } from '../../module.ts'
import { withdrawByRule } from './by-rule/withdraw-by-rule.jobs.ts'
import { withdrawalInvariants } from './withdrawals.invariants.ts'
import { withdrawalTransitionRows } from './withdrawals.reference-rows.ts'
import { withdrawalsRoutes } from './withdrawals.routes.ts'

export { letRuleGoOn } from './by-rule/auto-rules.repository.ts'
export {
  moveAtProvider,
  queueForProvider,
  sendByProvider,
  waitsForProvider,
} from './ending/at-provider.repository.ts'
export {
  findAccountInHands,
  freeWithdrawal,
  type InHands,
  lockInHands,
  queueWithdrawal,
  sendWithdrawal,
  takeFreeWithdrawal,
  takeFromOther,
} from './ending/hands.repository.ts'
export { holdWithdrawals, letWithdrawalsGo } from './ending/hold-withdrawals.repository.ts'
export {
  createMoveWithdrawals,
  type MoveOutcome,
  moveWithdrawalIn,
  type WithdrawalMove,
} from './ending/move-withdrawals.repository.ts'
export { nameWithdrawals } from './reading/name-withdrawals.repository.ts'
export {
  listPaidWithdrawals,
  lockPaidWithdrawal,
  paidWithdrawalDays,
} from './reading/paid-withdrawals.repository.ts'
export {
  createFindWithdrawal,
  describeWithdrawals,
  findWithdrawalKey,
  pageWithdrawals,
  withdrawalColumns,
  withdrawalEnds,
  withdrawalRows,
  withdrawalTables,
} from './reading/withdrawals.repository.ts'
export { type StoredWithdrawal, toWithdrawal } from './withdrawal.ts'

export const withdrawalsModule = defineModule({
  name: 'withdrawals',
  routes: withdrawalsRoutes,
  jobs: { 'withdraw.byRule': recurring(withdrawByRule) },
  invariants: withdrawalInvariants,
  tables: [
    'withdrawal_transitions',
    'withdrawals',
    'withdrawal_events',
    'withdrawal_days',
    'withdrawal_first_days',
    'auto_withdrawals',
  ],
  views: ['open_withdrawals', 'withdrawal_outcomes'],
  referenceRows: [withdrawalTransitionRows],
})
