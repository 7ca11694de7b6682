import { reversalTransitions } from '@kaadi/contract/reversals'
import { transitionRows } from '../../database/index.ts'

/** A reversal keeps no events: one that is where a change leads may have gone that way. */
export const reversalTransitionRows = transitionRows(
  'reversal_transitions',
  reversalTransitions,
  'select from reversals r where r.status = gone.to_status',
)
