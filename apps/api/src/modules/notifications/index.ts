import { defineModule } from '../../module.ts'
import { notificationsRoutes } from './notifications.routes.ts'

export type { EventFeed } from './stream/event-stream.ts'
export { createEventServer } from './stream/serve-events.ts'

export const notificationsModule = defineModule({
  name: 'notifications',
  routes: notificationsRoutes,
  tables: ['notifications'],
})
