import { withdrawalTransitions } from '@kaadi/contract/withdrawals'
import { transitionRows } from '../../database/index.ts'

export const withdrawalTransitionRows = transitionRows(
  'withdrawal_transitions',
  withdrawalTransitions,
  'select from withdrawal_events e where (e.from_status, e.to_status) = (gone.from_status, gone.to_status)',
)
