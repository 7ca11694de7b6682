import { defineModule, recurring } from '../../module.ts'
import { chooseRechecksJob } from './choosing/choose-rechecks.ts'
import { recheckInvariants } from './rechecks.invariants.ts'
import { recheckTransitionRows } from './rechecks.reference-rows.ts'
import { rechecksRoutes } from './rechecks.routes.ts'

export { chooseOrder } from './choosing/choose-rechecks.repository.ts'

export const rechecksModule = defineModule({
  name: 'rechecks',
  routes: rechecksRoutes,
  jobs: { 'rechecks.choose': recurring(chooseRechecksJob) },
  invariants: recheckInvariants,
  tables: ['recheck_transitions', 'rechecks', 'recheck_cards', 'recheck_progress'],
  views: ['rechecks_in_hand', 'recheck_outcomes'],
  referenceRows: [recheckTransitionRows],
})
