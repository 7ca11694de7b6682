import {
  type Exchange,
  type ExchangeQuote,
  exchangeQuoteSchema,
  exchangeSchema,
} from '@kaadi/contract/exchanges'

type Loose<T> = { [K in keyof T]?: T[K] extends string ? string : T[K] }

/** Naira for cedi, holding for a minute. */
export const anExchangeQuote = (given: Loose<ExchangeQuote> = {}): ExchangeQuote =>
  exchangeQuoteSchema.parse({
    quoteId: 'exchange-quote-1',
    inCurrencyId: 1,
    outCurrencyId: 2,
    amount: '20000.00',
    gets: '147.00',
    rate: '0.00735',
    expiresAt: '2026-11-20T12:01:00.000Z',
    serverTime: '2026-11-20T12:00:00.000Z',
    ...given,
  })

/** Naira that became cedi. */
export const anExchange = (given: Loose<Exchange> = {}): Exchange =>
  exchangeSchema.parse({
    id: 'exchange-1',
    inCurrencyId: 1,
    outCurrencyId: 2,
    amount: '20000.00',
    gets: '147.00',
    rate: '0.00735',
    createTime: '2026-11-20T12:00:30.000Z',
    ...given,
  })
