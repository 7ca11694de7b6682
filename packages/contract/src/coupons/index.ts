export {
  type CouponStatus,
  canMoveCoupon,
  couponStatus,
  couponStatuses,
  couponTransitions,
  isCouponUsable,
} from './coupon.status.ts'
