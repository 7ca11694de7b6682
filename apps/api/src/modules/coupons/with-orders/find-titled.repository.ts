import { type RawBuilder, sql } from 'kysely'

/**
 * Coupons of rules that a word of whose title begins so, `user_id` and `id`: of each rule the newest that an order has, and
 * the newest in any state, so that one that went back to its seller is among them. Rules are few.
 */
export const findTitled = (text: string, most: number): RawBuilder<unknown> => sql`
  (select k.user_id, k.id from coupon_rules r cross join lateral (
     (select c.user_id, c.id from coupons c where c.rule_id = r.id and c.order_id is not null
      order by c.id desc limit ${most})
     union
     (select c.user_id, c.id from coupons c where c.rule_id = r.id order by c.id desc limit ${most})) k
   where position(${` ${text}`} in ' ' || lower(r.title)) > 0 limit ${2 * most})`
