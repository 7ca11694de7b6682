export { type StoredCoupon, toCoupon } from './coupon.ts'
export { findCoupon, listGrantedCoupons } from './coupons.repository.ts'
export { grantCoupon, grantWelcomeCoupon } from './grant-coupons.repository.ts'
