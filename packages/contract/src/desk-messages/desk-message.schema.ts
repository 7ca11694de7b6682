import * as z from 'zod/mini'
import { orderStatusSchema } from '../card-orders/card-order.schema.ts'
import {
  messagePhotosSchema,
  messageTextSchema,
  orderMessageSchema,
} from '../order-messages/order-message.schema.ts'
import {
  cardOrderIdSchema,
  instantSchema,
  macroIdSchema,
  type Named,
  pageQueryFields,
} from '../primitives/index.ts'

const lineFields = z.object({
  ...orderMessageSchema.shape,
  /** A note is for the desk alone: its seller never sees it. */
  author: z.literal(['seller', 'desk', 'note']),
})
/** What was written about an order, as the desk reads it: messages, and notes among them. */
export interface DeskMessage extends z.infer<typeof lineFields> {}
/** What was written about an order, as the desk reads it: messages, and notes among them. */
export const deskMessageSchema: Named<DeskMessage, typeof lineFields.shape> = lineFields

/** Which part of the inbox, and which page of it. */
export const inboxQuerySchema = z.object({
  ...pageQueryFields,
  /** `waiting`: who waits longest comes first; `answered`: the newest message first. */
  view: z._default(z.literal(['waiting', 'answered']), 'waiting'),
  /** The beginning of a trade number or of a seller's name. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(80))),
})
/** Which part of the inbox, with the defaults filled in. */
export interface InboxQuery extends z.output<typeof inboxQuerySchema> {}

const inboxFields = z.object({
  giftOrderId: cardOrderIdSchema,
  tradeNumber: z.string(),
  /** `Steam $100`. */
  title: z.string(),
  orderStatus: orderStatusSchema,
  sellerName: z.string(),
  /** Since when the seller waits for an answer; null where nobody waits. */
  waitingSince: z.nullable(instantSchema),
  /** How many of the seller's messages nobody at the desk has read. */
  unread: z.int(),
  /** The beginning of the newest message; null where it has no text. */
  lastText: z.nullable(z.string()),
  lastTime: instantSchema,
})
/** A line of the desk's inbox: one order. */
export interface InboxRow extends z.infer<typeof inboxFields> {}
/** A line of the desk's inbox: one order. */
export const inboxRowSchema: Named<InboxRow, typeof inboxFields.shape> = inboxFields

const macroFieldsSchema = z.object({
  macroId: macroIdSchema,
  name: z.string(),
  /** With its fields in curly brackets: `{seller}`, `{number}`, `{card}`, `{amount}` and `{paid}` are filled in by the service. */
  text: z.string(),
  /** Fields that whoever sends it fills in. */
  fields: z.array(z.string()),
})
/** A saved answer. */
export interface Macro extends z.infer<typeof macroFieldsSchema> {}
/** A saved answer. */
export const macroSchema: Named<Macro, typeof macroFieldsSchema.shape> = macroFieldsSchema

const replyFields = z.object({
  giftOrderId: cardOrderIdSchema,
  /** What is written; left out where a saved answer says it. */
  text: z.optional(messageTextSchema),
  /** A saved answer, instead of `text`. */
  macroId: z.optional(macroIdSchema),
  /** Values of the saved answer's own fields. */
  fields: z._default(z.record(z.string().check(z.maxLength(30)), z.string().check(z.maxLength(200))), {}),
  photos: messagePhotosSchema,
})
/** An answer as the desk sends it. */
export interface DeskReply extends z.input<typeof replyFields> {}
/** An answer as the desk sends it: written, or a saved one. */
export const deskReplySchema: Named<
  z.infer<typeof replyFields>,
  typeof replyFields.shape,
  DeskReply
> = replyFields

/** A note about an order, for the desk alone. */
export const newNoteSchema = z.object({
  giftOrderId: cardOrderIdSchema,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)),
})

/** A saved answer as it is written: a new one, or another text for one that is there. */
export const macroChangeSchema = z.object({
  macroId: z.optional(macroIdSchema),
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
  text: z.string().check(z.trim(), z.minLength(2), z.maxLength(1_000)),
})
/** A saved answer as it is written. */
export interface MacroChange extends z.infer<typeof macroChangeSchema> {}
