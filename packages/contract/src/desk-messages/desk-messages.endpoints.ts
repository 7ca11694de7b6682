import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { orderMessagesQuerySchema, readUpToSchema } from '../order-messages/order-message.schema.ts'
import { cardOrderIdSchema, keyedPageOf, macroIdSchema, pageOf } from '../primitives/index.ts'
import { uploadSchema } from '../uploads/upload.schema.ts'
import {
  deskMessageSchema,
  deskReplySchema,
  inboxQuerySchema,
  inboxRowSchema,
  macroChangeSchema,
  macroSchema,
  newNoteSchema,
} from './desk-message.schema.ts'

const reviewers = ['reviewer', 'senior', 'admin'] as const
const writers = ['senior', 'admin'] as const

const calls = {
  /** Orders whose sellers wrote: those who wait for an answer, the longest first, or those who have one. */
  inbox: defineEndpoint({
    method: 'GET',
    path: '/ops/desk/inbox',
    summary: 'Messages of sellers',
    auth: 'operator',
    roles: reviewers,
    query: inboxQuerySchema,
    data: keyedPageOf(inboxRowSchema),
  }),
  /** What was written about an order, notes among it, the newest first. */
  thread: defineEndpoint({
    method: 'GET',
    path: '/ops/desk/messages',
    summary: 'Messages about an order',
    auth: 'operator',
    roles: reviewers,
    query: orderMessagesQuerySchema,
    data: z.object({
      ...pageOf(deskMessageSchema).shape,
      row: z.nullable(inboxRowSchema),
      /** What the service fills in of a saved answer, by field; `paid` is there while the order is paid. */
      known: z.record(z.string(), z.string()),
    }),
    errors: ['notFound', 'ownOrder'],
  }),
  /** Answers a seller, in own words or by a saved answer. The notification, and the first unread one's mail, go with it. */
  reply: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/reply',
    summary: 'Answer a seller',
    auth: 'operator',
    roles: reviewers,
    body: deskReplySchema,
    data: deskMessageSchema,
    idempotencyKey: true,
    errors: [
      'notFound',
      'ownOrder',
      'invalidInput',
      'macroFieldMissing',
      'macroGone',
      'orderNotPaid',
      'photoMissing',
      'tooManyRequests',
    ],
  }),
  /** Writes a note about an order, for the desk alone. */
  note: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/note',
    summary: 'Write a note about an order',
    auth: 'operator',
    roles: reviewers,
    body: newNoteSchema,
    data: deskMessageSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'tooManyRequests'],
  }),
  /** Marks the messages of an order as read at the desk, up to one of them. Harmless when repeated. */
  read: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/readMessages',
    summary: 'Mark messages as read',
    auth: 'operator',
    roles: reviewers,
    audited: 'refused',
    body: readUpToSchema,
    data: z.null(),
    errors: ['notFound', 'ownOrder'],
  }),
  /** Says that the messages up to this one need no answer. */
  settle: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/settleMessages',
    summary: 'Needs no answer',
    auth: 'operator',
    roles: reviewers,
    body: readUpToSchema,
    data: z.null(),
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder'],
  }),
  /** Stores a picture for an answer. Multipart like a seller's photo. */
  upload: defineEndpoint({
    method: 'POST',
    path: '/object/ops/message',
    summary: 'Send a picture for an answer',
    auth: 'operator',
    roles: reviewers,
    encoding: 'multipart',
    body: z.object({ giftOrderId: cardOrderIdSchema }),
    data: uploadSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'notAnImage', 'fileTooLarge', 'uploadStorageFull'],
  }),
  /** Every saved answer, by name. */
  macros: defineEndpoint({
    method: 'GET',
    path: '/ops/desk/macros',
    summary: 'Saved answers',
    auth: 'operator',
    roles: reviewers,
    data: z.array(macroSchema),
  }),
  /** Writes a saved answer, or another text for one. */
  saveMacro: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/saveMacro',
    summary: 'Write a saved answer',
    auth: 'operator',
    roles: writers,
    body: macroChangeSchema,
    data: macroSchema,
    idempotencyKey: true,
    errors: ['invalidInput', 'macroGone', 'macroNameTaken'],
  }),
  /** Takes a saved answer away. What was sent with it stays. */
  removeMacro: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/removeMacro',
    summary: 'Take a saved answer away',
    auth: 'operator',
    roles: writers,
    body: z.object({ macroId: macroIdSchema }),
    data: z.null(),
    idempotencyKey: true,
    errors: ['macroGone'],
  }),
}

/** The calls of `deskMessages` under their own name, so that an editor shows it and not their schemas. */
export interface DeskMessagesEndpoints extends Readonly<typeof calls> {}

/** What sellers ask about their orders, and what the desk answers. */
export const deskMessages: DeskMessagesEndpoints = calls
