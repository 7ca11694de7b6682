import { defineModule } from '../../module.ts'
import { appealInvariants } from './appeals.invariants.ts'
import { appealTransitionRows } from './appeals.reference-rows.ts'
import { appealsRoutes } from './appeals.routes.ts'

export const appealsModule = defineModule({
  name: 'appeals',
  routes: appealsRoutes,
  invariants: appealInvariants,
  tables: ['appeal_transitions', 'appeals', 'appeal_photos'],
  views: ['shown_appeals', 'appeal_pictures', 'appeals_in_hand'],
  referenceRows: [appealTransitionRows],
})
