import { type Coupon, couponSchema } from '@kaadi/contract/coupons'

type Loose<T> = { [K in keyof T]?: T[K] extends string | null ? string | null : T[K] }

/** Two thousand naira on any card, granted and far from its end. */
export const aCoupon = (given: Loose<Coupon> = {}): Coupon =>
  couponSchema.parse({
    couponId: 'coupon-1',
    title: 'Welcome coupon',
    rule: 'Added to one card. Once per account.',
    kind: 'amount',
    value: '2000',
    maxBonus: null,
    currencyId: 1,
    minPayout: null,
    cardTypeIds: [],
    startsTime: '2026-11-01T00:00:00.000Z',
    expiresTime: '2099-12-01T00:00:00.000Z',
    status: 0,
    usedByOrderId: null,
    usedTime: null,
    voidReason: null,
    source: 'firstOrder',
    createTime: '2026-11-01T00:00:00.000Z',
    ...given,
  })
