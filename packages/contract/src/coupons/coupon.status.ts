/** States of a coupon (decision 45). An order reserves it; the order's end uses it or gives it back. */
export const couponStatus = { granted: 0, reserved: 1, used: 2, expired: 3, void: 4 } as const
/** A state of a coupon, as it is stored. */
export type CouponStatus = (typeof couponStatus)[keyof typeof couponStatus]
/** Every state of a coupon. */
export const couponStatuses = Object.values(couponStatus)

/** Every allowed change. A reserved coupon neither expires nor is voided before its order has ended. */
export const couponTransitions: Readonly<Record<CouponStatus, readonly CouponStatus[]>> = {
  0: [1, 3, 4],
  1: [0, 2],
  2: [],
  3: [],
  4: [],
}

/** Whether a coupon may go from one state to another. */
export const canMoveCoupon = (from: CouponStatus, to: CouponStatus): boolean =>
  couponTransitions[from].includes(to)

/** Whether a coupon can be put on an order now. */
export const isCouponUsable = (status: CouponStatus): boolean => canMoveCoupon(status, couponStatus.reserved)
