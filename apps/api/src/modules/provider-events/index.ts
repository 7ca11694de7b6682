import { defineModule, enqueued } from '../../module.ts'
import { processEvent } from './process-event.job.ts'
import { providerEventInvariants } from './provider-events.invariants.ts'
import { providerEventsRoutes } from './provider-events.routes.ts'
import { processTopic } from './take-callback.ts'

export const providerEventsModule = defineModule({
  name: 'provider-events',
  routes: providerEventsRoutes,
  jobs: { [processTopic]: enqueued(processEvent) },
  invariants: providerEventInvariants,
  tables: ['provider_events'],
})
