import { defineModule } from '../../module.ts'
import { adjustmentInvariants } from './adjustments.invariants.ts'
import { adjustmentTransitionRows } from './adjustments.reference-rows.ts'
import { adjustmentsRoutes } from './adjustments.routes.ts'

export { adjustmentsWaiting, findAdjustment } from './adjustments.repository.ts'
export { carryOut } from './decide-adjustment.ts'
export { describeAdjustments, findAdjustmentId, nameAdjustments } from './naming.repository.ts'

export const adjustmentsModule = defineModule({
  name: 'adjustments',
  routes: adjustmentsRoutes,
  invariants: adjustmentInvariants,
  tables: ['adjustment_transitions', 'adjustments'],
  views: ['shown_adjustments', 'adjustment_pictures'],
  referenceRows: [adjustmentTransitionRows],
})
