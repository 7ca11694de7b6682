import { couponStatus } from '@kaadi/contract/coupons'

// Parts of the statements that make orders. What an order's end does with its coupon is a trigger: 0119-coupons-of-orders.sql.

const { granted, reserved } = couponStatus

/** Locks the free ones among the coupons of `rows (ord, user_id, coupon_id)`; answers their `ord`. */
export const lockFreeCoupons = (rows: string): string => `
    select l.ord from coupons c join ${rows} l on l.user_id = c.user_id and l.coupon_id = c.id
    where c.status = ${granted}
    order by c.user_id, c.id for no key update of c`

/** Gives the orders of `rows (user_id, order_id, coupon_id)` their coupons, which `lockFreeCoupons` has found free. */
export const reserveCoupons = (rows: string): string => `
    update coupons c set status = ${reserved}, order_id = r.order_id from ${rows} r
    where c.user_id = r.user_id and c.id = r.coupon_id`

/**
 * Gives the coupon of a replaced order to the one that replaces it, of `rows (user_id, id, parent_id, coupon_id)`. The
 * parent has kept it; or the sweep has just given it back, and nobody has taken it since.
 */
export const passOnCoupons = (rows: string): string => `
      update coupons k set status = ${reserved}, order_id = c.id from ${rows} c
      where k.user_id = c.user_id and k.id = c.coupon_id
        and (k.status = ${granted} or (k.status = ${reserved} and k.order_id = c.parent_id))`

/** Reserves the coupons of contested orders again, of `rows (user_id, id, coupon_id)`: those that nothing else has taken since. */
export const reserveAgain = (rows: string): string => `
      update coupons k set status = ${reserved}, order_id = c.id from ${rows} c
      where k.user_id = c.user_id and k.id = c.coupon_id and k.status = ${granted}`
