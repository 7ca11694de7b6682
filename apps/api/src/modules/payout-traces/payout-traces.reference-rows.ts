import { traceTransitions } from '@kaadi/contract/payout-traces'
import { transitionRows } from '../../database/index.ts'

/** A trace keeps no events: one that is where a change leads may have gone that way. */
export const payoutTraceTransitionRows = transitionRows(
  'payout_trace_transitions',
  traceTransitions,
  'select from payout_traces t where t.status = gone.to_status',
)
