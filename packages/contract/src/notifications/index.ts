export {
  type BizType,
  bizType,
  bizTypeSchema,
  type Notification,
  notificationSchema,
  type UserEvent,
  userEventSchema,
} from './notification.schema.ts'
export {
  type NotificationSettingsEndpoints,
  notificationSettings,
} from './notification-settings.endpoints.ts'
export {
  defaultNotificationSettings,
  isFixedKind,
  kindOfBizType,
  type NotificationKind,
  type NotificationSetting,
  notificationKindSchema,
  notificationKinds,
  notificationSettingSchema,
} from './notification-settings.ts'
export { type NotificationsEndpoints, notifications } from './notifications.endpoints.ts'
