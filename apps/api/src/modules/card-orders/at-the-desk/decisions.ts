import { cardOrderStatus, cardStatus } from '@kaadi/contract/card-orders'
import { answerWindowMs } from '@kaadi/contract/primitives'

// Parts of the desk's statement that decides orders: `modules/desk/deciding/decide-orders.repository.ts`. What an order's new state
// brings with it (events, cards that come alive, its coupon, the seller's points) is made by triggers: 0117-card-orders-rules.sql,
// 0119-coupons-of-orders.sql, 0122-levels.sql.

/** How long a seller has to answer the desk's question, or its offer. */
export const answerHours = answerWindowMs / 3_600_000

const { claimed, counterOffer, infoNeeded, secondReview } = cardOrderStatus

const waitsForSeller = `${infoNeeded}, ${counterOffer}`

/**
 * Those of `rows (user_id, order_id, version, operator_id, lease_hash, …)` whose order is at this version under this live
 * claim. It is locked until commit, so that of many decisions on one order one is made.
 */
export const lockUnderLease = (rows: string): string => `
    select f.* from card_orders o
    join ${rows} f on f.user_id = o.user_id and f.order_id = o.id
    where o.status = ${claimed} and o.version = f.version and o.claimed_by = f.operator_id
      and o.lease_token_hash = f.lease_hash and o.lease_expires_at > now()
    order by o.user_id, o.id for no key update of o`

/**
 * Gives cards their verdicts, by `rows (ord, user_id, order_id, pays, position, verdict, reason_code, offered_…)`. A valid card
 * of an order that is paid is credited with the share that was promised. Answers ord, user_id, order_id, and what was settled:
 * settled_amount, settled_bonus, settled_coupon; and whether the verdict is the one that stood there, as agrees.
 */
export const judgeCards = (rows: string): string => `
    update order_cards k
    set status = c.verdict, reason_code = c.reason_code, is_credited = c.pays and c.verdict = ${cardStatus.valid},
        settled_amount = case when c.pays and c.verdict = ${cardStatus.valid} then k.payout end,
        offered_price_id = c.offered_price_id, offered_currency_type_id = c.offered_currency_type_id,
        offered_form = c.offered_form, offered_receipt_type = c.offered_receipt_type, offered_face = c.offered_face,
        offered_dollars = (select d.dollars from card_countries d where d.id = c.offered_currency_type_id),
        offered_rate = c.offered_rate, offered_payout = c.offered_payout, offered_bonus = c.offered_bonus
    from ${rows} c
    where k.user_id = c.user_id and k.order_id = c.order_id and k.position = c.position
    returning c.ord, k.user_id, k.order_id, k.settled_amount, case when k.is_credited then k.bonus end as settled_bonus,
              case when k.is_credited then k.coupon_bonus end as settled_coupon,
              (old.status, old.offered_payout) is not distinct from (new.status, new.offered_payout) as agrees`

/**
 * Moves orders to the states that were decided, by `rows t (ord, user_id, order_id, amount, bonus, coupon, agrees)`; the claim ends,
 * a question and an offer begin their day. A first verdict (state 4) is no decision:
 * it waits for another reviewer; so does a second one that pays much more. `target`, `operator` and `because` are expressions over `t`: found by subscript rather than by a join, for
 * the planner knows no sizes here and would compare each with each. Answers ord, pays, target, operator_id, user_id, id,
 * public_id, currency_id, version, amount, bonus, coupon.
 */
export const moveDecided = (
  rows: string,
  {
    target,
    operator,
    because,
  }: { readonly target: string; readonly operator: string; readonly because: string },
): string => `
    update card_orders o
    set status = ${target}, version = o.version + 1, actor = 'desk', operator_id = ${operator},
        decided_by = case when ${target} = ${secondReview} then o.decided_by else ${operator} end,
        operator_time = case when ${target} = ${secondReview} then o.operator_time else now() end,
        first_judge = case when ${target} = ${secondReview} then coalesce(o.first_judge, ${operator}) else o.first_judge end,
        second_judge = case when ${target} = ${secondReview} and o.first_judge is not null then ${operator} else o.second_judge end,
        second_because = case when ${target} = ${secondReview} and o.first_judge is null then string_to_array(${because}, ',')
                              else o.second_because end,
        second_agreed = case when o.first_judge is not null then coalesce(o.second_agreed, t.agrees) end,
        claimed_by = null, claimed_session = null,
        lease_token_hash = null, lease_expires_at = null, settled_amount = t.amount, settled_bonus = t.bonus,
        settled_coupon = t.coupon,
        settled_at = case when t.amount is not null then now() end,
        asked_at = case when ${target} in (${waitsForSeller}) then now() end,
        answer_until = case when ${target} in (${waitsForSeller}) then now() + interval '${answerHours} hours' end,
        updated_at = now()
    from ${rows} t
    where o.user_id = t.user_id and o.id = t.order_id
    returning t.ord, t.amount is not null as pays, o.status as target, o.operator_id, o.user_id, o.id, o.public_id,
              o.currency_id, o.version, t.amount, t.bonus, t.coupon`
