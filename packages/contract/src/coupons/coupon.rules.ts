import { type CouponStatus, couponStatus, isCouponUsable } from './coupon.status.ts'

/** Why a coupon cannot be added to a sale. `belowMinimum` is told by `decideCoupon` of the core, which knows amounts. */
export type CouponRefusal =
  | 'reserved'
  | 'used'
  | 'expired'
  | 'void'
  | 'notStarted'
  | 'otherCurrency'
  | 'otherCard'
  | 'belowMinimum'

interface CouponForRules {
  readonly status: CouponStatus
  readonly currencyId: number
  readonly cardTypeIds: readonly string[]
  /** ISO strings, as on the wire, or milliseconds. */
  readonly startsTime: string | number
  readonly expiresTime: string | number
}

/** The sale that a coupon is to be added to. */
export interface CouponSale {
  readonly cardTypeId: string
  /** Wallet currency in which the seller is paid. */
  readonly currencyId: number
  /** Milliseconds; the server judges by its own clock. */
  readonly now: number
}

const instant = (time: string | number): number => (typeof time === 'number' ? time : Date.parse(time))

const refusedBy = {
  [couponStatus.reserved]: 'reserved',
  [couponStatus.used]: 'used',
  [couponStatus.expired]: 'expired',
  [couponStatus.void]: 'void',
} as const satisfies Partial<Record<CouponStatus, CouponRefusal>>

/**
 * Why a coupon cannot be added to a sale, by its state, its time, its currency and its cards; null where it can. From
 * `startsTime` on it holds, at exactly `expiresTime` it does no more. The least payout is not looked at here.
 */
export const couponRefusal = (
  coupon: CouponForRules,
  sale: CouponSale,
): Exclude<CouponRefusal, 'belowMinimum'> | null => {
  const { status, currencyId, cardTypeIds } = coupon
  if (!isCouponUsable(status)) return refusedBy[status as keyof typeof refusedBy]
  if (sale.now < instant(coupon.startsTime)) return 'notStarted'
  if (sale.now >= instant(coupon.expiresTime)) return 'expired'
  if (currencyId !== sale.currencyId) return 'otherCurrency'
  return cardTypeIds.length > 0 && !cardTypeIds.includes(sale.cardTypeId) ? 'otherCard' : null
}

/** Whether a coupon belongs to those no longer good: used, expired by now, or taken back. */
export const isCouponSpent = (
  coupon: Pick<CouponForRules, 'status' | 'expiresTime'>,
  now: number,
): boolean =>
  coupon.status === couponStatus.granted
    ? now >= instant(coupon.expiresTime)
    : coupon.status !== couponStatus.reserved
