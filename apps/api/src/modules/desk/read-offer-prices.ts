import type { desk } from '@kaadi/contract/desk'
import type { EndpointData } from '@kaadi/contract/http'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { rateIn } from './deciding/offer.ts'
import type { ReadDeskOrder } from './read-desk-order.ts'

/** What a card of the order can be offered at, in the currency in which its seller is paid. */
export async function readOfferPrices(
  orders: ReadDeskOrder,
  operator: SignedInOperator,
  giftOrderId: string,
): Promise<EndpointData<typeof desk.offerPrices>> {
  const { order, prices } = await orders.offerPricesOf(operator, giftOrderId)
  return prices.flatMap((price) => {
    const { id, currencyTypeId: _, ...shown } = price
    const rate = rateIn(order, prices, price)
    return rate === undefined ? [] : [{ ...shown, priceId: id, rate }]
  })
}
