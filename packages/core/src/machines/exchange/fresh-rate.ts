import { type ExchangeQuote, exchangeQuoteSchema } from '@kaadi/contract/exchanges'
import * as z from 'zod/mini'
import { hasCode, textDetail } from '../../errors/index.ts'

const freshSchema = z.object({ quote: exchangeQuoteSchema })

/** The new rate that comes with "this rate ran out", if it is whole, and what it gives more or less. */
export const freshRateIn = (
  error: unknown,
): { readonly quote: ExchangeQuote; readonly difference: string | undefined } | undefined => {
  if (!hasCode(error, 'exchangeQuoteExpired')) return undefined
  const fresh = z.safeParse(freshSchema, error.details).data
  return fresh && { quote: fresh.quote, difference: textDetail(error, 'difference') }
}
