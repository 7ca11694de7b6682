import type { desk } from '@kaadi/contract/desk'
import type { EndpointData } from '@kaadi/contract/http'
import { rateIn } from './deciding/offer.ts'
import type { ReadDeskOrder } from './read-desk-order.ts'

/** What a card of the order can be offered at, in the currency in which its seller is paid. */
export async function readOfferPrices(
  orders: ReadDeskOrder,
  giftOrderId: string,
): Promise<EndpointData<typeof desk.offerPrices>> {
  const order = await orders.find(giftOrderId)
  const prices = await orders.pricesOf(order)
  return prices.flatMap((price) => {
    const { id, currencyTypeId: _, ...shown } = price
    const rate = rateIn(order, prices, price)
    return rate === undefined ? [] : [{ ...shown, priceId: id, rate }]
  })
}
