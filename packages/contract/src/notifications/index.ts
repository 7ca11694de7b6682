export {
  type BizType,
  bizType,
  bizTypeSchema,
  type Notification,
  notificationSchema,
  type UserEvent,
  userEventSchema,
} from './notification.schema.ts'
export { type NotificationsEndpoints, notifications } from './notifications.endpoints.ts'
