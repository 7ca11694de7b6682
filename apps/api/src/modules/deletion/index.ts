import { defineModule, recurring } from '../../module.ts'
import { carryOutDeletions } from './deletion.jobs.ts'
import { deletionRoutes } from './deletion.routes.ts'

export { keepUntilCommit, requireStaying, selectLeaving } from './leaving-sellers.repository.ts'

export const deletionModule = defineModule({
  name: 'deletion',
  routes: deletionRoutes,
  jobs: { 'deletion.carryOut': recurring(carryOutDeletions) },
  tables: ['account_deletions'],
  views: ['waiting_deletions'],
})
