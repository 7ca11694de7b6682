import {
  defaultNotificationSettings,
  type NotificationKind,
  type NotificationSetting,
  notificationKinds,
} from '@kaadi/contract/notification-settings'
import { type Notification, notificationSchema } from '@kaadi/contract/notifications'

type Loose<T> = { [K in keyof T]?: T[K] extends string ? string : T[K] }

/** A notification about an order. */
export const aNotification = (given: Loose<Notification> = {}): Notification =>
  notificationSchema.parse({
    id: 'order-1',
    bizType: 1,
    title: 'Your Steam card is paid',
    content: '₦150,000.00 is in your wallet.',
    notificationId: 'notification-1',
    readFlag: false,
    createTime: '2026-11-20T13:09:00.000Z',
    ...given,
  })

/** How a seller is told who has chosen nothing, or what is given of it by kind. */
export const someNotificationSettings = (
  given: Partial<Record<NotificationKind, Omit<NotificationSetting, 'kind'>>> = {},
): NotificationSetting[] =>
  notificationKinds.map((kind) => ({ kind, ...(given[kind] ?? defaultNotificationSettings[kind]) }))
