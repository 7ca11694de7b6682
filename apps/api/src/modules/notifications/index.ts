import { defineModule, recurring } from '../../module.ts'
import { sweepNotifications } from './notifications.jobs.ts'
import { notificationsRoutes } from './notifications.routes.ts'

export { writeNotifications } from './notifications.repository.ts'
export type { EventFeed } from './stream/event-stream.ts'
export { createEventServer } from './stream/serve-events.ts'

export const notificationsModule = defineModule({
  name: 'notifications',
  routes: notificationsRoutes,
  jobs: { 'sweep.notifications': recurring(sweepNotifications) },
  tables: ['notifications'],
})
