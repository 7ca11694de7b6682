export {
  messageMaxLength,
  messagePhotosMax,
  messagePhotosSchema,
  messageTextSchema,
  type NewOrderMessage,
  newOrderMessageSchema,
  type OrderMessage,
  type OrderMessagesQuery,
  orderMessageSchema,
  orderMessagesQuerySchema,
  readUpToSchema,
  type UnreadMessages,
  unreadMessagesSchema,
} from './order-message.schema.ts'
export { type OrderMessagesEndpoints, orderMessages } from './order-messages.endpoints.ts'
