import type { Exchange, ExchangeQuote } from '@kaadi/contract/exchanges'
import {
  type CurrencyId,
  currencies,
  type ExchangeId,
  type ExchangeQuoteId,
} from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'

interface Terms {
  readonly inCurrencyId: CurrencyId
  readonly outCurrencyId: CurrencyId
  readonly amount: bigint
  readonly gets: bigint
  readonly rate: string
}

export interface StoredExchangeQuote extends Terms {
  readonly publicId: string
  readonly expiresAt: Date
  readonly readAt: Date
}

export interface StoredExchange extends Terms {
  readonly publicId: string
  readonly createdAt: Date
}

const termsOf = ({ inCurrencyId, outCurrencyId, amount, gets, rate }: Terms) => ({
  inCurrencyId,
  outCurrencyId,
  amount: fromMinorUnits(amount, currencies[inCurrencyId].decimals),
  gets: fromMinorUnits(gets, currencies[outCurrencyId].decimals),
  rate,
})

export const toExchangeQuote = (quote: StoredExchangeQuote): ExchangeQuote => ({
  quoteId: quote.publicId as ExchangeQuoteId,
  ...termsOf(quote),
  expiresAt: quote.expiresAt.toISOString(),
  serverTime: quote.readAt.toISOString(),
})

export const toExchange = (exchange: StoredExchange): Exchange => ({
  id: exchange.publicId as ExchangeId,
  ...termsOf(exchange),
  createTime: exchange.createdAt.toISOString(),
})
