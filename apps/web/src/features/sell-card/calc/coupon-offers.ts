import type { CurrencyId } from '@kaadi/contract/constants'
import type { Coupon, CouponRefusal } from '@kaadi/contract/coupons'
import { bestCoupon, decideCoupon, type SaleForCoupon } from '@kaadi/core/money'
import { type Message, msg } from '@kaadi/words'

/** A coupon beside this sale. */
export interface CouponOffer {
  readonly coupon: Coupon
  /** Why it cannot be added; null where it can. */
  readonly refusal: CouponRefusal | null
}

export interface CouponOffers {
  /** Those that can be added first; each group keeps the order in which the coupons end. */
  readonly offers: readonly CouponOffer[]
  /** The one that counts: what the seller chose, or the best. Null where none is added. */
  readonly chosen: Coupon | null
}

export const noOffers: CouponOffers = { offers: [], chosen: null }

/** Coupons for a sale, by the rule that the service prices it by. `wish` is undefined for the best and null for none. */
export const couponOffers = (
  coupons: readonly Coupon[],
  sale: SaleForCoupon<CurrencyId>,
  wish: string | null | undefined,
): CouponOffers => {
  const offers = coupons.map((coupon) => {
    const decision = decideCoupon(coupon, sale)
    return { coupon, refusal: decision.ok ? null : decision.reason }
  })
  const [free, refused] = [true, false].map((isFree) =>
    offers.filter(({ refusal }) => (refusal === null) === isFree),
  ) as [CouponOffer[], CouponOffer[]]
  const chosen =
    wish === undefined
      ? bestCoupon(coupons, sale)?.coupon
      : free.find(({ coupon }) => coupon.couponId === wish)?.coupon
  return { offers: [...free, ...refused], chosen: chosen ?? null }
}

/** Why a coupon cannot be added, in place of when it ends. */
export const refusalWords: Readonly<Record<CouponRefusal, Message>> = {
  reserved: msg('In use by another trade'),
  used: msg('Used already'),
  expired: msg('It has ended'),
  void: msg('It was taken back'),
  notStarted: msg('It has not begun yet'),
  otherCurrency: msg('It adds to another wallet'),
  otherCard: msg('It is for other cards'),
  belowMinimum: msg('This sale is too small for it'),
}
