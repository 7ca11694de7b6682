import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { exchangeIdSchema } from '../primitives/index.ts'
import {
  exchangeQuoteSchema,
  exchangeRequestSchema,
  exchangeSchema,
  exchangeWishSchema,
} from './exchange.schema.ts'

const calls = {
  /** Locks the rate for a minute and says what comes of the amount, rounded down to the smallest unit. No money moves. */
  quote: defineEndpoint({
    method: 'POST',
    path: '/bizcurexc/v1/bizCurrencyExchange/quote',
    summary: 'Quote of an exchange',
    auth: 'bearer',
    idempotencyKey: true,
    body: exchangeWishSchema,
    data: exchangeQuoteSchema,
    errors: ['exchangeClosed', 'exchangeTooSmall'],
  }),
  /**
   * Exchanges what was quoted: both wallets change in one event of the books, or none does. The quote is taken once.
   */
  make: defineEndpoint({
    method: 'POST',
    path: '/bizcurexc/v1/bizCurrencyExchange/exchange',
    summary: 'Exchange between wallets',
    auth: 'bearer',
    idempotencyKey: true,
    body: exchangeRequestSchema,
    data: exchangeSchema,
    errors: [
      'exchangeQuoteExpired',
      'exchangeQuoteUsed',
      'exchangeClosed',
      'exchangeTooSmall',
      'insufficientFunds',
    ],
  }),
  /** One exchange of one's own. */
  detail: defineEndpoint({
    method: 'GET',
    path: '/bizcurexc/v1/bizCurrencyExchange/detail',
    summary: 'Exchange',
    auth: 'bearer',
    query: z.object({ id: exchangeIdSchema }),
    data: exchangeSchema,
    errors: ['notFound'],
  }),
}

/** The calls of `exchanges` under their own name, so that an editor shows it and not their schemas. */
export interface ExchangesEndpoints extends Readonly<typeof calls> {}

/** Money of one wallet for another currency. The paths are ours. */
export const exchanges: ExchangesEndpoints = calls
