export {
  defaultNotificationSettings,
  isFixedKind,
  kindOfBizType,
  type NotificationKind,
  type NotificationSetting,
  notificationKindSchema,
  notificationKinds,
  notificationSettingSchema,
} from './notification-setting.schema.ts'
export {
  type NotificationSettingsEndpoints,
  notificationSettings,
} from './notification-settings.endpoints.ts'
