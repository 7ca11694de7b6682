import { couponTransitions } from '@kaadi/contract/coupons'
import { transitionRows } from '../../database/index.ts'

/** A coupon keeps no events: one that is where a change leads may have gone that way. */
export const couponTransitionRows = transitionRows(
  'coupon_transitions',
  couponTransitions,
  'select from coupons c where c.status = gone.to_status',
)
