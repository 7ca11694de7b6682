import { defineModule, recurring } from '../../module.ts'
import { couponInvariants } from './coupons.invariants.ts'
import { sweepCoupons } from './coupons.jobs.ts'
import { couponTransitionRows } from './coupons.reference-rows.ts'
import { couponsRoutes } from './coupons.routes.ts'

export { campaignSettings, toCampaignRule } from './campaigns/campaign-settings.ts'
export { pageCampaigns } from './campaigns/page-campaigns.repository.ts'
export { type StoredCoupon, toCoupon } from './coupon.ts'
export { findCoupon, listGrantedCoupons } from './coupons.repository.ts'
export { addCouponRules } from './granting/add-coupon-rules.repository.ts'
export { type FirstOrderCoupon, findFirstOrderCoupon } from './granting/first-order-coupon.repository.ts'
export { grantCoupon, grantWelcomeCoupon } from './granting/grant-coupons.repository.ts'
export {
  lockFreeCoupons,
  passOnCoupons,
  reserveAgain,
  reserveCoupons,
} from './with-orders/coupons-of-orders.ts'
export { findTitled } from './with-orders/find-titled.repository.ts'

export const couponsModule = defineModule({
  name: 'coupons',
  routes: couponsRoutes,
  jobs: { 'sweep.coupons': recurring(sweepCoupons) },
  invariants: couponInvariants,
  tables: ['coupon_rules', 'coupon_transitions', 'coupons'],
  views: ['shown_coupons', 'coded_coupons'],
  referenceRows: [couponTransitionRows],
})
