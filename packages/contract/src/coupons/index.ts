export { type CouponRefusal, type CouponSale, couponRefusal, isCouponSpent } from './coupon.rules.ts'
export { type Coupon, couponSchema, couponStatusSchema } from './coupon.schema.ts'
export {
  type CouponStatus,
  canMoveCoupon,
  couponStatus,
  couponStatuses,
  couponTransitions,
  isCouponUsable,
} from './coupon.status.ts'
export { type CouponsEndpoints, coupons } from './coupons.endpoints.ts'
