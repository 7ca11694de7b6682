import { type CouponRefusal, type CurrencyId, couponRefusal } from '@kaadi/contract/constants'
import type { Coupon } from '@kaadi/contract/coupons'
import { compare, type Money, money } from './money.ts'
import { type CouponTerms, couponBonus } from './quote.ts'

/** What of a coupon decides whether and what it adds. */
export type CouponForDecision = Pick<
  Coupon,
  | 'couponId'
  | 'status'
  | 'kind'
  | 'value'
  | 'maxBonus'
  | 'minPayout'
  | 'currencyId'
  | 'cardTypeIds'
  | 'startsTime'
  | 'expiresTime'
>

/** The sale that a coupon is to be added to. */
export interface SaleForCoupon<C extends CurrencyId> {
  readonly cardTypeId: string
  /** The base line: face value × count × rate, in the pay currency, before any bonus. */
  readonly base: Money<C>
  /** Milliseconds. */
  readonly now: number
}

/** What a coupon adds to a sale, or why it adds nothing. */
export type CouponDecision<C extends CurrencyId> =
  | { readonly ok: true; readonly bonus: Money<C> }
  | { readonly ok: false; readonly reason: CouponRefusal }

/** A coupon as `quoteCard` takes it. */
export const couponTerms = ({
  kind,
  value,
  maxBonus,
}: Pick<Coupon, 'kind' | 'value' | 'maxBonus'>): CouponTerms =>
  kind === 'amount' ? { amount: value } : { percent: value, max: maxBonus ?? undefined }

/**
 * Whether a coupon can be added to a sale, and what it adds: rounded half up to the smallest unit, as `quoteCard` does.
 * A bonus that rounds to nothing is refused as `belowMinimum`. Throws `MoneyError` where a figure is not a decimal.
 */
export const decideCoupon = <const C extends CurrencyId>(
  coupon: CouponForDecision,
  { cardTypeId, base, now }: SaleForCoupon<C>,
): CouponDecision<C> => {
  const reason = couponRefusal(coupon, { cardTypeId, currencyId: base.currencyId, now })
  if (reason) return { ok: false, reason }
  const { minPayout } = coupon
  const bonus = couponBonus(couponTerms(coupon), base)
  const isTooSmall = minPayout !== null && compare(base, money(minPayout, base.currencyId)) < 0
  return isTooSmall || bonus.amount.isZero() ? { ok: false, reason: 'belowMinimum' } : { ok: true, bonus }
}

/**
 * The coupon that adds most to a sale; of equal ones that which ends first. Undefined where none can be added. Client and
 * server choose by this one function.
 */
export const bestCoupon = <T extends CouponForDecision, const C extends CurrencyId>(
  coupons: readonly T[],
  sale: SaleForCoupon<C>,
): { readonly coupon: T; readonly bonus: Money<C> } | undefined =>
  coupons
    .flatMap((coupon) => {
      const decision = decideCoupon(coupon, sale)
      return decision.ok ? [{ coupon, bonus: decision.bonus }] : []
    })
    .sort(
      (a, b) =>
        compare(b.bonus, a.bonus) ||
        Date.parse(a.coupon.expiresTime) - Date.parse(b.coupon.expiresTime) ||
        (a.coupon.couponId < b.coupon.couponId ? -1 : 1),
    )[0]
