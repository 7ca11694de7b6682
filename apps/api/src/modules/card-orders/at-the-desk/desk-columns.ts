import { type RawBuilder, sql } from 'kysely'
import { upTo } from '../../../lists/paging.ts'
import { orderState, orderStatesOf } from '../../../states-in-sql.ts'

const { atPartner, claimed, rejectedCorrectable, rejectedFinal, submitted } = orderState

// What the desk reads of an order beside what its seller reads. The alias `o` is that of `summaryTables`.

/**
 * Sellers are never told of each other's repeats: neither would know whose card it is. The desk is told of both orders
 * while they wait for it; what is decided keeps what was known before it.
 */
export const deskFlagColumns = sql`
  (select case when bool_or(other.id < k.id) then 'earlier' when count(*) > 0 and o.status in ${orderStatesOf('open')} then 'later' end
   from order_cards k join order_cards other on other.fingerprint = k.fingerprint and other.user_id <> k.user_id
   where k.user_id = o.user_id and k.order_id = o.id) as "duplicateOther",
  o.parent_id is not null as resubmission,
  not exists (select from card_orders e where e.user_id = o.user_id and e.settled_at is not null
              and (e.id < o.id or o.status in ${orderStatesOf('open')} and e.id > o.id))
    as "firstOrder"`

/** How the seller's decided orders ended: paid, or refused for a reason that counts against them. */
export const sellerOutcomes = sql`lateral (
            select count(*) filter (where e.status in ${orderStatesOf('paid')})::integer as paid,
                   count(*) filter (where e.status in (${rejectedFinal}, ${rejectedCorrectable}) and e.has_strike)::integer as refused
            from decided_orders e where e.user_id = o.user_id)`

/** The cards of an order as a verdict begins from them: JSON with publicId, position, status, payout, hasCode, isOpened, typedMark, reasonCode, bonus, couponBonus, offered. */
export const decidableCards = sql`
            (select json_agg(json_build_object('publicId', k.public_id, 'position', k.position, 'status', k.status,
                      'payout', k.payout::text, 'hasCode', k.fingerprint is not null,
                      'isOpened', k.opened_at is not null,
                      'typedMark', case when k.code_typed_by is not null then left(encode(k.fingerprint, 'hex'), 8) end,
                      'reasonCode', k.reason_code,
                      'bonus', k.bonus::text, 'couponBonus', k.coupon_bonus::text, 'offered', k.offered_payout::text)
                    order by k.position)
             from order_cards k where k.user_id = o.user_id and k.order_id = o.id)`

const ordersWhere = (condition: RawBuilder<unknown>) => upTo(sql`card_orders where ${condition}`)

/** Counts over all orders: waiting, overdue, claimed, decidedToday, atRedeemer, lateAtRedeemer. */
export const deskCounts = sql`(select count(*) from ${ordersWhere(sql`status = ${submitted}`)})::integer as waiting,
      (select count(*) from ${ordersWhere(sql`status in (${submitted}, ${claimed}) and due_at < now()`)})::integer as overdue,
      (select count(*) from ${ordersWhere(sql`status = ${claimed} and lease_expires_at > now()`)})::integer as claimed,
      (select count(*) from ${ordersWhere(sql`operator_time >= date_trunc('day', now())`)})::integer as "decidedToday",
      (select count(*) from ${ordersWhere(sql`status = ${atPartner}`)})::integer as "atRedeemer",
      (select count(*) from ${ordersWhere(sql`status = ${atPartner} and due_at < now()`)})::integer as "lateAtRedeemer"`
