export {
  type BizType,
  bizType,
  bizTypeSchema,
  type Notification,
  notificationSchema,
  type UserEvent,
  userEventSchema,
} from './notification.schema.ts'
export { notifications } from './notifications.endpoints.ts'
