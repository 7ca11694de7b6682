import { adjustmentTransitions } from '@kaadi/contract/adjustments'
import { transitionRows } from '../../database/index.ts'

/** An adjustment keeps no events: one that is where a change leads may have gone that way. */
export const adjustmentTransitionRows = transitionRows(
  'adjustment_transitions',
  adjustmentTransitions,
  'select from adjustments a where a.status = gone.to_status',
)
