import { defineModule } from '../../module.ts'
import { payoutTraceInvariants } from './payout-traces.invariants.ts'
import { payoutTraceTransitionRows } from './payout-traces.reference-rows.ts'
import { payoutTracesRoutes } from './payout-traces.routes.ts'

export const payoutTracesModule = defineModule({
  name: 'payout-traces',
  routes: payoutTracesRoutes,
  invariants: payoutTraceInvariants,
  tables: ['payout_trace_transitions', 'payout_traces'],
  views: ['shown_payout_traces'],
  referenceRows: [payoutTraceTransitionRows],
})
