import type { Coupon, CouponStatus } from '@kaadi/contract/coupons'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'

/** A coupon as the repository reads it: amounts in minor units. */
export interface StoredCoupon {
  readonly id: bigint
  readonly publicId: string
  readonly title: string
  readonly rule: string
  readonly amount: bigint | null
  readonly percent: string | null
  readonly maxBonus: bigint | null
  readonly minPayout: bigint | null
  readonly currencyId: CurrencyId
  readonly cardTypeIds: readonly string[]
  readonly startsAt: Date
  readonly expiresAt: Date
  /** Expired from its end on, whether or not the sweep has been there. */
  readonly status: CouponStatus
  readonly orderId: string | null
  readonly usedAt: Date | null
  readonly voidReason: string | null
  readonly source: Coupon['source']
  readonly createdAt: Date
  /** The database's clock. */
  readonly readAt: Date
}

export function toCoupon(stored: StoredCoupon): Coupon {
  const { amount, percent, currencyId } = stored
  const sum = (minor: bigint | null) =>
    minor === null ? null : fromMinorUnits(minor, currencies[currencyId].decimals)
  return {
    couponId: stored.publicId as Coupon['couponId'],
    title: stored.title,
    rule: stored.rule,
    kind: amount === null ? 'percent' : 'amount',
    value: sum(amount) ?? percent!,
    maxBonus: sum(stored.maxBonus),
    currencyId,
    minPayout: sum(stored.minPayout),
    cardTypeIds: [...stored.cardTypeIds],
    startsTime: stored.startsAt.toISOString(),
    expiresTime: stored.expiresAt.toISOString(),
    status: stored.status,
    usedByOrderId: stored.orderId as Coupon['usedByOrderId'],
    usedTime: stored.usedAt?.toISOString() ?? null,
    voidReason: stored.voidReason,
    source: stored.source,
    createTime: stored.createdAt.toISOString(),
  }
}
