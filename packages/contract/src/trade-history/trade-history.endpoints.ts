import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { tradeFilterSchema, tradeKeySchema, tradeTotalSchema } from './trade-history.schema.ts'

const calls = {
  /** How many trades there are of a state and a month, and what they come to: one line for each wallet currency. */
  totals: defineEndpoint({
    method: 'GET',
    path: '/bizgift/v1/user/card/totals',
    summary: 'What my trades come to',
    auth: 'bearer',
    query: tradeFilterSchema,
    data: z.array(tradeTotalSchema),
  }),
  /** The trades of a state and a month as a table (CSV) that is kept, newest first. Their number stands in `x-trade-lines`. */
  table: defineEndpoint({
    method: 'GET',
    path: '/bizgift/v1/user/card/table',
    summary: 'My trades as a table',
    auth: 'bearer',
    query: tradeFilterSchema,
    data: z.unknown(),
    replies: 'file',
    errors: ['statementTooLong', 'tooManyRequests'],
  }),
  /** What a paid trade came to, line by line and card by card, as a PDF. */
  receipt: defineEndpoint({
    method: 'GET',
    path: '/bizgift/v1/user/card/receipt',
    summary: 'Receipt of a trade',
    auth: 'bearer',
    query: tradeKeySchema,
    data: z.unknown(),
    replies: 'file',
    errors: ['orderNotPaid', 'notFound', 'tooManyRequests'],
  }),
}

/** The calls of `tradeHistory` under their own name, so that an editor shows it and not their schemas. */
export interface TradeHistoryEndpoints extends Readonly<typeof calls> {}

/** Trades looked back on: sums, a table, receipts. The list itself is a call of `cardOrders`. */
export const tradeHistory: TradeHistoryEndpoints = calls
