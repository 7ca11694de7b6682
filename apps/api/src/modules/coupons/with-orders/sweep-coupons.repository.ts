import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { couponState } from '../../../states-in-sql.ts'

type On = Kysely<Tables>

/**
 * A returned order keeps its coupon for the thirty minutes in which it can be sent again; then the coupon is the seller's
 * again. A resubmission of the same moment holds the row and is passed over. Answers how many came back.
 */
export async function returnCoupons(on: On): Promise<number> {
  const { rows } = await sql`
    with due as (
      select c.user_id, c.id from coupons c
      join returned_orders o on o.user_id = c.user_id and o.id = c.order_id
      where c.status = ${couponState.reserved} and o.resubmit_until <= now()
      order by c.user_id, c.id limit 200 for no key update of c skip locked
    )
    update coupons c set status = ${couponState.granted}, order_id = null from due where c.user_id = due.user_id and c.id = due.id
    returning c.id`.execute(on)
  return rows.length
}

/** Coupons past their end expire, but for those that a rate still locks: a quote keeps its coupon. Answers how many. */
export async function expireCoupons(on: On): Promise<number> {
  const { rows } = await sql`
    with due as (
      select c.user_id, c.id from coupons c
      where c.status = ${couponState.granted} and c.expires_at <= now() and not exists (
        select from quoted_coupons q where q.user_id = c.user_id and q.coupon_id = c.id)
      order by c.user_id, c.id limit 500 for no key update of c skip locked
    )
    update coupons c set status = ${couponState.expired} from due where c.user_id = due.user_id and c.id = due.id
    returning c.id`.execute(on)
  return rows.length
}
