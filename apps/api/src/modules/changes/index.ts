import { defineModule, recurring } from '../../module.ts'
import { applyDueChanges } from './applying/apply-due-changes.ts'
import { changeInvariants } from './changes.invariants.ts'
import { changesRoutes } from './changes.routes.ts'

export { addFirstChanges, type FirstChange } from './asking/add-first-changes.ts'
export { changesWaiting, findChanges } from './reading/page-changes.repository.ts'

export const changesModule = defineModule({
  name: 'changes',
  routes: changesRoutes,
  jobs: { 'apply.changes': recurring(applyDueChanges) },
  invariants: changeInvariants,
  tables: ['changes'],
  views: ['open_changes'],
})
