import type { QuoteRequest } from '@kaadi/contract/card-orders'
import type { CardPrice } from '@kaadi/contract/card-types'
import type { SellForm } from '../form/sell-form.ts'

/** What the form wants a rate for. */
export const quoteRequestOf = (
  { faceValue, cards, currencyId, couponId }: SellForm,
  price: CardPrice,
): QuoteRequest => ({
  priceId: price.id,
  faceValue,
  count: cards.length,
  currencyId,
  ...(couponId !== undefined && { couponId }),
})
