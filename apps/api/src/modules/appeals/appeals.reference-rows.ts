import { appealTransitions } from '@kaadi/contract/appeals'
import { transitionRows } from '../../database/index.ts'

/** An appeal keeps no events: one that is where a change leads may have gone that way. */
export const appealTransitionRows = transitionRows(
  'appeal_transitions',
  appealTransitions,
  'select from appeals a where a.status = gone.to_status',
)
