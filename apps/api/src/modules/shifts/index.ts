import { defineModule, recurring } from '../../module.ts'
import { shiftInvariants } from './shifts.invariants.ts'
import { sweepShifts } from './shifts.jobs.ts'
import { shiftsRoutes } from './shifts.routes.ts'

export {
  insertHandOver,
  type NewHandOver,
  ordersHandOvers,
  type StoredHandOver,
} from './hand-overs.repository.ts'
export { beginShift, findWorking, isAtWork } from './shifts.repository.ts'

export const shiftsModule = defineModule({
  name: 'shifts',
  routes: shiftsRoutes,
  jobs: { 'sweep.shifts': recurring(sweepShifts) },
  invariants: shiftInvariants,
  tables: ['desk_shifts', 'order_hand_overs'],
})
