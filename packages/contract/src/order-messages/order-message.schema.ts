import * as z from 'zod/mini'
import {
  cardOrderIdSchema,
  eachPictureOnce,
  instantSchema,
  type Named,
  orderMessageIdSchema,
  pageQueryFields,
  uploadIdSchema,
} from '../primitives/index.ts'

/** The longest message, in characters. */
export const messageMaxLength = 1_000
/** The most photos of one message. */
export const messagePhotosMax = 4

/** What somebody writes: trimmed, and text whatever it looks like. */
export const messageTextSchema = z.string().check(z.trim(), z.maxLength(messageMaxLength))

const messageFields = z.object({
  messageId: orderMessageIdSchema,
  /** Who wrote it: the seller, or somebody of the desk. */
  author: z.literal(['seller', 'desk']),
  /** First name and role of whoever answered; null for the seller's own. */
  operator: z.nullable(z.string()),
  /** As it was written: plain text, never markup. Empty where photos say it. Null once it was erased with its account. */
  text: z.nullable(z.string()),
  /** By signed addresses for this reader alone. */
  photos: z.array(z.object({ uploadId: uploadIdSchema, url: z.string() })),
  createTime: instantSchema,
})
/** A message between a seller and the desk about one order. */
export interface OrderMessage extends z.infer<typeof messageFields> {}
/** A message between a seller and the desk about one order. */
export const orderMessageSchema: Named<OrderMessage, typeof messageFields.shape> = messageFields

/** Which order, and which page of its messages. */
export const orderMessagesQuerySchema = z.object({ ...pageQueryFields, giftOrderId: cardOrderIdSchema })
/** Which order, with the defaults filled in. */
export interface OrderMessagesQuery extends z.output<typeof orderMessagesQuerySchema> {}

/** The photos that go with a message: each uploaded before, as `message`. */
export const messagePhotosSchema = z._default(
  z.array(uploadIdSchema).check(z.maxLength(messagePhotosMax), eachPictureOnce()),
  [],
)

const newMessageFields = z.object({
  giftOrderId: cardOrderIdSchema,
  /** May be empty where photos say it. */
  text: messageTextSchema,
  photos: messagePhotosSchema,
})
/** A message as its writer sends it. */
export interface NewOrderMessage extends z.input<typeof newMessageFields> {}
/** A message as its writer sends it. */
export const newOrderMessageSchema: Named<
  z.infer<typeof newMessageFields>,
  typeof newMessageFields.shape,
  NewOrderMessage
> = newMessageFields

/** How far somebody has read: every message up to this one. */
export const readUpToSchema = z.object({
  giftOrderId: cardOrderIdSchema,
  messageId: orderMessageIdSchema,
})

const unreadFields = z.object({ giftOrderId: cardOrderIdSchema, unread: z.int() })
/** How many messages of an order its seller has not read. */
export interface UnreadMessages extends z.infer<typeof unreadFields> {}
/** How many messages of an order its seller has not read. */
export const unreadMessagesSchema: Named<UnreadMessages, typeof unreadFields.shape> = unreadFields
