import { defineModule, recurring } from '../../module.ts'
import { partnerApiRoutes } from './partner-api.routes.ts'
import { playSandbox, sweepSandboxPhotos } from './sandbox/sandbox.jobs.ts'

/** What the programs of partners call. It stands above the orders; who is a partner stands beneath the deletion of accounts. */
export const partnerApiModule = defineModule({
  name: 'partner-api',
  routes: partnerApiRoutes,
  jobs: {
    'partnerApi.sandbox': recurring(playSandbox),
    'sweep.sandboxPhotos': recurring(sweepSandboxPhotos),
  },
  tables: ['sandbox_quotes', 'sandbox_orders', 'sandbox_events', 'sandbox_photos'],
})
