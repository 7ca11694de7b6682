import { defineModule, enqueued, recurring } from '../../module.ts'
import { notificationsInvariants } from './notifications.invariants.ts'
import { sweepNotifications } from './notifications.jobs.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { makePushKey } from './push/push-key.ts'
import { pushNotification } from './push/push-notification.ts'
import { mailNotification } from './settings/mail-notification.ts'

export { writeNotifications } from './notifications.repository.ts'
export { sealedPushColumns } from './push/push-key.ts'
export { tellByMail } from './settings/mail-notification.ts'
export { removeSettingsOf } from './settings/settings.repository.ts'
export type { EventFeed } from './stream/event-stream.ts'
export { createEventServer } from './stream/serve-events.ts'

export const notificationsModule = defineModule({
  name: 'notifications',
  routes: notificationsRoutes,
  jobs: {
    'sweep.notifications': recurring(sweepNotifications),
    'mail.notification': enqueued(mailNotification),
    'push.notification': enqueued(pushNotification),
    'push.key': recurring(makePushKey),
  },
  invariants: notificationsInvariants,
  tables: ['notifications', 'notification_settings', 'push_keys', 'push_subscriptions'],
})
