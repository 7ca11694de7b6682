import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { pageOf } from '../primitives/index.ts'
import {
  newOrderMessageSchema,
  orderMessageSchema,
  orderMessagesQuerySchema,
  readUpToSchema,
  unreadMessagesSchema,
} from './order-message.schema.ts'

const calls = {
  /** What was written about one of my orders, the newest first. */
  page: defineEndpoint({
    method: 'GET',
    path: '/bizgift/v1/user/card/messages',
    summary: 'Messages about a trade',
    auth: 'bearer',
    query: orderMessagesQuerySchema,
    data: z.object({ ...pageOf(orderMessageSchema).shape, unread: z.int() }),
    errors: ['notFound'],
  }),
  /** Writes to the desk about one of my orders, whatever became of it. Sending one key twice writes once. */
  send: defineEndpoint({
    method: 'POST',
    path: '/bizgift/v1/user/card/sendMessage',
    summary: 'Write to us about a trade',
    auth: 'bearer',
    body: newOrderMessageSchema,
    data: orderMessageSchema,
    idempotencyKey: true,
    errors: ['notFound', 'invalidInput', 'photoMissing', 'tooManyRequests'],
  }),
  /** Marks the messages of an order as read, up to one of them. Harmless when repeated. */
  read: defineEndpoint({
    method: 'POST',
    path: '/bizgift/v1/user/card/readMessages',
    summary: 'Mark messages as read',
    auth: 'bearer',
    body: readUpToSchema,
    data: z.null(),
    errors: ['notFound'],
  }),
  /** My orders with messages that I have not read, at most a hundred, the newest first. */
  unread: defineEndpoint({
    method: 'GET',
    path: '/bizgift/v1/user/card/unreadMessages',
    summary: 'Trades with unread messages',
    auth: 'bearer',
    data: z.array(unreadMessagesSchema),
  }),
}

/** The calls of `orderMessages` under their own name, so that an editor shows it and not their schemas. */
export interface OrderMessagesEndpoints extends Readonly<typeof calls> {}

/** What a seller and the desk write to each other about an order. */
export const orderMessages: OrderMessagesEndpoints = calls
