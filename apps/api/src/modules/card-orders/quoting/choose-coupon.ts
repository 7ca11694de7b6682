import type { CurrencyId } from '@kaadi/contract/primitives'
import { bestCoupon, decideCoupon, type SaleForCoupon } from '@kaadi/core/money'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { findCoupon, listGrantedCoupons, type StoredCoupon, toCoupon } from '../../coupons/index.ts'

const offered = (stored: StoredCoupon) => ({ ...toCoupon(stored), id: stored.id })

/** A coupon that can be added, with its key in the database. */
export type OfferedCoupon = ReturnType<typeof offered>

export interface CouponWish {
  readonly sellerId: bigint
  /** Left out: the best one. Null: none. */
  readonly couponId?: string | null | undefined
  readonly sale: Omit<SaleForCoupon<CurrencyId>, 'now'>
}

/** The coupon of a quote, by the rule that the client shows: the one that is asked for, or the best. */
export async function chooseCoupon(
  on: Kysely<Tables>,
  { sellerId, couponId, sale }: CouponWish,
): Promise<OfferedCoupon | undefined> {
  if (couponId === null) return undefined
  if (couponId === undefined) {
    const granted = await listGrantedCoupons(on, sellerId)
    const now = granted[0]?.readAt.getTime() ?? 0
    return bestCoupon(granted.map(offered), { ...sale, now })?.coupon
  }
  const stored = await findCoupon(on, sellerId, couponId)
  if (!stored) throw new DomainError('couponNotUsable', { details: { couponId } })
  const coupon = offered(stored)
  const decision = decideCoupon(coupon, { ...sale, now: stored.readAt.getTime() })
  if (!decision.ok)
    throw new DomainError('couponNotUsable', { details: { couponId, reason: decision.reason } })
  return coupon
}
