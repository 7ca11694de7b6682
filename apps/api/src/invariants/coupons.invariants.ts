import { cardOrderStatus } from '@kaadi/contract/card-orders'
import { couponStatus } from '@kaadi/contract/coupons'
import type { Invariant } from './invariant.ts'

const { appeal, paidAdjusted, paidAsQuoted, paidPart, rejectedCorrectable, reversed } = cardOrderStatus

export const couponInvariants: readonly Invariant[] = [
  {
    id: 'I22',
    title:
      'A used coupon paid one order of its owner, in time, by one leg of the same amount; and no other leg is a coupon’s',
    sql: `
      select k.id as coupon_id, k.order_id, o.status as order_status, o.settled_coupon, t.legs, t.amount as posted
      from coupons k
      left join card_orders o on o.user_id = k.user_id and o.id = k.order_id and o.coupon_id = k.id
      left join quotes q on q.user_id = o.user_id and q.id = o.quote_id
      left join (
        select t.event_id, count(*) as legs, sum(t.amount) as amount, min(c.user_id) as user_id
        from ledger_transfers t join ledger_accounts c on c.id = t.credit_account_id
        where t.kind = 'card-order.paid' and t.leg = 2 group by t.event_id
      ) t on t.event_id = k.order_id
      where k.status = ${couponStatus.used}
        and (o.id is null or o.status not in (${paidAsQuoted}, ${paidAdjusted}, ${paidPart}, ${reversed})
          or t.legs is distinct from 1
          or (t.amount, t.user_id) is distinct from (o.settled_coupon::numeric, k.user_id)
          or q.created_at < k.starts_at or q.created_at >= k.expires_at)
      union all
      select null, t.event_id, null, null, 1, t.amount
      from ledger_transfers t
      where t.kind = 'card-order.paid' and t.leg = 2
        and not exists (select from coupons k where k.order_id = t.event_id and k.status = ${couponStatus.used})`,
  },
  {
    id: 'I22',
    title: 'A reserved coupon has its open order, and an open order its coupon',
    sql: `
      select k.id as coupon_id, k.order_id, o.status as order_status
      from coupons k left join card_orders o on o.user_id = k.user_id and o.id = k.order_id and o.coupon_id = k.id
      where k.status = ${couponStatus.reserved} and (o.id is null
        or not (o.status < ${paidAsQuoted} or o.status in (${rejectedCorrectable}, ${appeal})))
      union all
      select o.coupon_id, o.id, o.status
      from card_orders o
      where o.coupon_id is not null and o.status < ${paidAsQuoted} and not exists (
        select from coupons k
        where k.user_id = o.user_id and k.id = o.coupon_id and k.status = ${couponStatus.reserved} and k.order_id = o.id)
      union all
      select k.id, k.order_id, null from coupons k where (k.status in (${couponStatus.reserved}, ${couponStatus.used})) <> (k.order_id is not null)`,
  },
  {
    id: 'I31',
    title: 'No coupon waits for an order that can no longer be sent again, or is granted long past its end',
    sql: `
      select k.id as coupon_id, k.status, k.expires_at, o.operator_time
      from coupons k left join card_orders o on o.user_id = k.user_id and o.id = k.order_id
      where (k.status = ${couponStatus.reserved} and o.status = ${rejectedCorrectable} and o.operator_time < now() - interval '40 minutes')
         or (k.status = ${couponStatus.granted} and k.expires_at < now() - interval '2 hours')`,
  },
]
