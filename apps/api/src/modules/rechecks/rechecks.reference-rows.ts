import { recheckTransitions } from '@kaadi/contract/rechecks'
import { transitionRows } from '../../database/index.ts'

/** A look keeps no events: one that is where a change leads may have gone that way. */
export const recheckTransitionRows = transitionRows(
  'recheck_transitions',
  recheckTransitions,
  'select from rechecks r where r.status = gone.to_status',
)
