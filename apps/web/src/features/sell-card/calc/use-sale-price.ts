import type { CardPrice } from '@kaadi/contract/card-types'
import { coupons } from '@kaadi/contract/coupons'
import { couponTerms, money } from '@kaadi/core/money'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../../../platform/net/use-client.ts'
import { useLateCalls } from '../../../platform/net/use-late-calls.ts'
import type { SellForm } from '../form/sell-form.ts'
import { type CouponOffers, couponOffers, noOffers } from './coupon-offers.ts'
import { type Estimate, estimatePayout } from './estimate.ts'

export interface SalePrice extends CouponOffers {
  /** With the coupon that counts; null where nothing can be said yet. */
  readonly estimate: Estimate | null
}

/** What the phone makes of the form before the service has priced it: the coupons that can be added, and the payout. */
export function useSalePrice(form: SellForm, price: CardPrice | null): SalePrice {
  const { currencies } = useReads()
  const rates = useQuery({ ...currencies.rates({}), meta: { kept: true } }).data
  // Kept here too: read without the mark, what the page of coupons had kept would be forgotten.
  // Where the list does not come, the service still adds the best one.
  const { reads } = useLateCalls({ coupons })
  const offered = useQuery({ ...reads.coupons.list(), meta: { kept: 'aside' } }).data ?? []
  if (!price) return { ...noOffers, estimate: null }
  const { faceValue, cards, currencyId, couponId } = form
  const estimateWith = (coupon?: CouponOffers['chosen']) =>
    estimatePayout(
      price,
      faceValue,
      cards.length,
      currencyId,
      rates,
      coupon ? couponTerms(coupon) : undefined,
    )
  const bare = estimateWith()
  if (!bare) return { ...noOffers, estimate: null }
  const sale = {
    cardTypeId: price.cardTypeId,
    base: money(bare.lines[0]!.amount, currencyId),
    now: Date.now(),
  }
  const offers = couponOffers(offered, sale, couponId)
  return { ...offers, estimate: estimateWith(offers.chosen) }
}
