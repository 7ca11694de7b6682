import { defineModule } from '../../module.ts'
import { reversalInvariants } from './reversals.invariants.ts'
import { reversalTransitionRows } from './reversals.reference-rows.ts'
import { reversalsRoutes } from './reversals.routes.ts'

export const reversalsModule = defineModule({
  name: 'reversals',
  routes: reversalsRoutes,
  invariants: reversalInvariants,
  tables: ['reversal_transitions', 'reversals', 'reversal_evidence'],
  views: ['shown_reversals', 'waiting_reversals', 'reversal_pictures'],
  referenceRows: [reversalTransitionRows],
})
