import { defineModule, recurring } from '../module.ts'
import { outboxInvariants } from './outbox.invariants.ts'
import { sweepUserEvents } from './sweep-user-events.ts'

export { type Again, enqueueJob, ensureRecurringJob, type Job, type JobHandler, type NewJob } from './job.ts'
export { listParkedJobs, type ParkedJob, replacePayloads, unparkJob } from './job-queue.ts'
export { createOutboxWorker, type OutboxWorker, type OutboxWorkerOptions } from './outbox-worker.ts'
export { createUserEventBus, type UserEventBus, type UserEventBusOptions } from './user-event-bus.ts'
export {
  lastUserEventSeq,
  type NewUserEvent,
  publishUserEvents,
  readUserEvents,
  ringUser,
  type UserEvent,
} from './user-events.ts'

export const outboxModule = defineModule({
  name: 'outbox',
  jobs: { 'sweep.userEvents': recurring(sweepUserEvents) },
  invariants: outboxInvariants,
  tables: ['user_event_heads', 'user_events', 'outbox'],
})
