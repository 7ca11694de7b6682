export { type PushEndpoints, push } from './push.endpoints.ts'
export {
  type PushKey,
  type PushMessage,
  type PushSubscription,
  pushedBizTypes,
  pushKeySchema,
  pushMessageSchema,
  pushSubscriptionSchema,
} from './push-subscription.schema.ts'
