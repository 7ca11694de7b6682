import * as z from 'zod/mini'
import {
  amountSchema,
  currencyIdSchema,
  exchangeIdSchema,
  exchangeQuoteIdSchema,
  instantSchema,
  type Named,
} from '../primitives/index.ts'

const exchangeWishFields = z.object({
  inCurrencyId: currencyIdSchema,
  outCurrencyId: currencyIdSchema,
  /** What is given, in `inCurrencyId`. */
  amount: amountSchema,
})
/** What is to be exchanged. */
export interface ExchangeWish extends z.infer<typeof exchangeWishFields> {}
/** An amount of one wallet for another currency. */
export const exchangeWishSchema: Named<ExchangeWish, typeof exchangeWishFields.shape> = exchangeWishFields

const exchangeQuoteFields = z.object({
  quoteId: exchangeQuoteIdSchema,
  inCurrencyId: currencyIdSchema,
  outCurrencyId: currencyIdSchema,
  amount: amountSchema,
  /** What comes for it, in `outCurrencyId`. */
  gets: amountSchema,
  rate: amountSchema,
  /** Until then an exchange gives exactly this. */
  expiresAt: instantSchema,
  serverTime: instantSchema,
})
/** A rate that holds for a minute. */
export interface ExchangeQuote extends z.infer<typeof exchangeQuoteFields> {}
/** What an exchange would give, and how long that holds. */
export const exchangeQuoteSchema: Named<ExchangeQuote, typeof exchangeQuoteFields.shape> = exchangeQuoteFields

const exchangeRequestFields = z.object({ quoteId: exchangeQuoteIdSchema })
/** Exchanges what was quoted. */
export interface ExchangeRequest extends z.input<typeof exchangeRequestFields> {}
/** The quote that is taken. */
export const exchangeRequestSchema: Named<
  z.infer<typeof exchangeRequestFields>,
  typeof exchangeRequestFields.shape,
  ExchangeRequest
> = exchangeRequestFields

const exchangeFields = z.object({
  id: exchangeIdSchema,
  inCurrencyId: currencyIdSchema,
  outCurrencyId: currencyIdSchema,
  amount: amountSchema,
  gets: amountSchema,
  rate: amountSchema,
  createTime: instantSchema,
})
/** An exchange that was made. */
export interface Exchange extends z.infer<typeof exchangeFields> {}
/** Money of one wallet that became money of another. */
export const exchangeSchema: Named<Exchange, typeof exchangeFields.shape> = exchangeFields
