export { exchangeHoldsSeconds } from './exchange.rules.ts'
export {
  type Exchange,
  type ExchangeQuote,
  type ExchangeRequest,
  type ExchangeWish,
  exchangeQuoteSchema,
  exchangeRequestSchema,
  exchangeSchema,
  exchangeWishSchema,
} from './exchange.schema.ts'
export { type ExchangesEndpoints, exchanges } from './exchanges.endpoints.ts'
