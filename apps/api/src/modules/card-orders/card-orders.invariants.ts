import { cardOrderStatus, quoteStatus } from '@kaadi/contract/card-orders'
import { currencies } from '@kaadi/contract/primitives'
import type { Invariant } from '../../invariants/invariant.ts'
import { followsItsEvents } from '../../invariants/of-events.ts'

const {
  appeal,
  atPartner,
  cancelledByDesk,
  cancelledBySeller,
  claimed,
  counterOffer,
  expired,
  infoNeeded,
  paidAdjusted,
  paidAsQuoted,
  paidPart,
  rejectedCorrectable,
  rejectedFinal,
  secondReview,
} = cardOrderStatus

const decimalsOf = `case q.currency_id ${Object.entries(currencies)
  .map(([id, { decimals }]) => `when ${id} then ${decimals}`)
  .join(' ')} end`

/** What a job may be late by. */
const grace = `interval '10 minutes'`

export const cardOrderInvariants: readonly Invariant[] = [
  {
    id: 'I12',
    title: 'An order pays by its locked quote, and it or the order it replaces came within the quote’s life',
    sql: `
      with recursive family as (
        select user_id, id, quote_id, created_at as first_at from card_orders where parent_id is null
        union all
        select o.user_id, o.id, o.quote_id, f.first_at
        from card_orders o join family f on f.user_id = o.user_id and f.id = o.parent_id and f.quote_id = o.quote_id
      )
      select o.id as order_id, o.quote_id, o.rate, q.rate as quoted_rate, o.payout, q.payout as quoted_payout
      from card_orders o
      left join family f on f.user_id = o.user_id and f.id = o.id
      left join quotes q on q.user_id = o.user_id and q.id = o.quote_id
      where q.id is null or f.id is null
         or (o.currency_id, o.price_id, o.rate, o.payout, o.bonus, o.coupon_id, o.coupon_bonus, o.card_count)
            is distinct from
            (q.currency_id, q.price_id, q.rate, q.payout, q.bonus, q.coupon_id, q.coupon_bonus, q.card_count)
         or (o.face_value, o.card_type_id, o.currency_type_id, o.form, o.receipt_type)
            is distinct from (q.face_value, q.card_type_id, q.currency_type_id, q.form, q.receipt_type)
         or f.first_at < q.created_at or f.first_at >= q.expires_at or q.status <> ${quoteStatus.used}`,
  },
  {
    id: 'I12',
    title: 'A quote promises face value times rate, to the smallest unit, and its promotions',
    sql: `
      select q.id as quote_id, q.face_value, q.card_count, q.rate, q.payout, q.bonus
      from quotes q
      where q.payout - q.bonus <> round(q.face_value * q.card_count * q.rate * 10::numeric ^ (${decimalsOf}))`,
  },
  {
    id: 'I12',
    title: 'The cards of an order share what it promises',
    sql: `
      select o.id as order_id, o.payout, o.bonus, c.payout as cards_payout, c.bonus as cards_bonus
      from card_orders o
      join (
        select user_id, order_id, sum(payout) as payout, sum(bonus) as bonus from order_cards group by 1, 2
      ) c on c.user_id = o.user_id and c.order_id = o.id
      where (o.payout, o.bonus) is distinct from (c.payout, c.bonus)`,
  },
  {
    id: 'I12',
    title:
      'An offer is the card’s real value at its rate, to the smallest unit, with the share of bonus that the quote had',
    sql: `
      select o.id as order_id, k.position, k.offered_face, k.offered_rate, k.offered_payout, k.offered_bonus
      from order_cards k join card_orders o on o.user_id = k.user_id and o.id = k.order_id
      join quotes q on q.user_id = o.user_id and q.id = o.quote_id
      where k.offered_payout is not null and (
        k.offered_payout - k.offered_bonus <> round(k.offered_face * k.offered_rate * 10::numeric ^ (${decimalsOf}))
        or k.offered_bonus <> round((k.offered_payout - k.offered_bonus)::numeric * (o.bonus - o.coupon_bonus)
                                    / (o.payout - o.bonus))
        or (k.offered_price_id = o.price_id and k.offered_rate <> o.rate))`,
  },
  {
    id: 'I12',
    title:
      'A card is paid its promised share, or what its seller agreed to: then without the coupon, which went back, as after an appeal where it was used elsewhere',
    sql: `
      select o.id as order_id, o.status, k.position, k.settled_amount, k.payout, k.offered_payout
      from card_orders o
      join lateral (
        select count(*) filter (where c.offered_payout is not null) > 0 as had_offer
        from order_cards c where c.user_id = o.user_id and c.order_id = o.id) offer on true
      join lateral (
        select o.coupon_id is not null and o.settled_coupon = 0 and exists (
          select from order_events e where e.user_id = o.user_id and e.order_id = o.id and e.from_status = ${appeal}) as is_lost
      ) coupon on true
      join order_cards k on k.user_id = o.user_id and k.order_id = o.id
      where o.settled_amount is not null and (
        (k.is_credited and k.settled_amount <> case
           when k.offered_payout is not null then k.offered_payout
           when offer.had_offer or coupon.is_lost then k.payout - k.coupon_bonus else k.payout end)
        or (o.status = ${paidAdjusted} and not (offer.had_offer and k.is_credited or coupon.is_lost))
        or (offer.had_offer and (o.status = ${paidAsQuoted} or coalesce(o.settled_coupon, 0) <> 0)))`,
  },
  {
    id: 'I12',
    title: 'An order waits for its seller’s decision while, and only while, it has an offer',
    sql: `
      select o.id as order_id, o.status from card_orders o
      where o.status = ${counterOffer} and not exists (
        select from order_cards k where k.user_id = o.user_id and k.order_id = o.id and k.offered_payout is not null)
      union all
      select o.id, o.status from card_orders o
      join order_cards k on k.user_id = o.user_id and k.order_id = o.id and k.offered_payout is not null
      where not (o.first_judge is not null and o.status in (${claimed}, ${atPartner}, ${secondReview})) and not exists (
        select from order_events e
        where e.user_id = o.user_id and e.order_id = o.id and e.to_status = ${counterOffer})`,
  },
  {
    id: 'I22',
    title: 'The cards of an order share its coupon',
    sql: `
      select o.id as order_id, o.coupon_bonus, sum(c.coupon_bonus) as shared
      from card_orders o join order_cards c on c.user_id = o.user_id and c.order_id = o.id
      group by o.user_id, o.id, o.coupon_bonus having o.coupon_bonus <> sum(c.coupon_bonus)`,
  },
  {
    id: 'I25',
    title: 'A card lives in at most one live order of a seller, and was credited at most once ever',
    sql: `
      select c.user_id, encode(c.fingerprint, 'hex') as fingerprint, count(*) as orders, 'live' as fault
      from order_cards c join card_orders o on o.user_id = c.user_id and o.id = c.order_id
      where c.fingerprint is not null and is_live_order(o.status)
      group by c.user_id, c.fingerprint having count(*) > 1
      union all
      select null, encode(fingerprint, 'hex'), count(*), 'credited'
      from order_cards where is_credited and fingerprint is not null group by fingerprint having count(*) > 1
      union all
      select c.user_id, encode(c.fingerprint, 'hex'), c.order_id, 'mark differs from the order'
      from order_cards c join card_orders o on o.user_id = c.user_id and o.id = c.order_id
      where c.is_live <> is_live_order(o.status)`,
  },
  ...followsItsEvents({
    table: 'card_orders',
    events: 'order_events',
    transitions: 'card_order_transitions',
    id: 'order_id',
    name: 'an order',
  }),
  {
    id: 'I29',
    title: 'An order was decided last by the operator whom its events name',
    sql: `
      select o.id as order_id, o.decided_by, e.operator_id as decided_in_events
      from card_orders o
      left join lateral (
        select operator_id from order_events e
        where e.user_id = o.user_id and e.order_id = o.id and e.actor = 'desk'
          and e.to_status in (${infoNeeded}, ${counterOffer}, ${paidAsQuoted}, ${paidAdjusted}, ${paidPart},
                              ${rejectedFinal}, ${rejectedCorrectable})
        order by version desc limit 1
      ) e on true
      where o.decided_by is distinct from e.operator_id`,
  },
  {
    id: 'I29',
    title: 'What one reviewer was not enough for was decided by another one',
    sql: `
      select o.id as order_id, o.status, o.first_judge, o.decided_by, e.operator_id as judged_first_by
      from card_orders o
      left join lateral (
        select e.operator_id, e.version from order_events e
        where e.user_id = o.user_id and e.order_id = o.id and e.to_status = ${secondReview} and e.actor = 'desk'
        order by e.version limit 1
      ) e on true
      where o.first_judge is distinct from e.operator_id
         or (o.first_judge is not null and o.decided_by = o.first_judge and exists (
              select from order_events d
              where d.user_id = o.user_id and d.order_id = o.id and d.version > e.version and d.actor = 'desk'
                and d.operator_id = o.first_judge and d.to_status >= ${counterOffer}))`,
  },
  {
    id: 'I129',
    title: 'Where a second reviewer would pay much more than the first one, neither of them decided',
    sql: `
      select o.id as order_id, o.status, o.first_judge, o.second_judge, o.decided_by
      from card_orders o
      left join lateral (
        select e.version from order_events e
        where e.user_id = o.user_id and e.order_id = o.id and e.from_status = ${claimed} and e.to_status = ${secondReview}
          and e.actor = 'desk' and e.operator_id = o.second_judge
        order by e.version limit 1
      ) e on true
      where o.second_judge is not null and (e.version is null or exists (
        select from order_events d
        where d.user_id = o.user_id and d.order_id = o.id and d.version > e.version and d.from_status = ${claimed}
          and d.actor = 'desk' and d.operator_id in (o.first_judge, o.second_judge) and d.to_status >= ${counterOffer}))`,
  },
  {
    id: 'I31',
    title: 'No order is stuck under a claim that ended, or with a question or an offer whose time ran out',
    sql: `
      select id as order_id, status, lease_expires_at, answer_until from card_orders
      where (status = ${claimed} and lease_expires_at < now() - ${grace})
         or (status in (${infoNeeded}, ${counterOffer}) and answer_until < now() - ${grace})`,
  },
  {
    id: 'I38',
    title: 'What a quote promised, what was sent of it and what an order lived through is as it was written',
    sql: `
      select 'quote' as row, q.user_id, q.id, null::integer as version from quotes q
      where q.digest is distinct from digest_of(q)
      union all
      select 'event', e.user_id, e.order_id, e.version from order_events e
      where e.digest is distinct from digest_of(e)
      union all
      select 'card', k.user_id, k.order_id, k.position from order_cards k where k.digest is distinct from digest_of(k)
      union all
      select 'photo', p.user_id, p.order_id, p.position from order_photos p where p.digest is distinct from digest_of(p)`,
  },
  {
    id: 'I133',
    title: 'An order was paid when its events say',
    sql: `
      select o.id as order_id, o.settled_at, e.paid_at from card_orders o
      left join lateral (
        select max(e.created_at) as paid_at from order_events e
        where e.user_id = o.user_id and e.order_id = o.id
          and e.to_status in (${paidAsQuoted}, ${paidAdjusted}, ${paidPart})
      ) e on true
      where o.settled_at is distinct from e.paid_at`,
  },
  {
    id: 'I152',
    title: 'No order with a redeemed card ended unpaid by fewer than two people',
    sql: `
      select o.id as order_id, o.status, r.position from card_orders o
      join redeemed_cards r on r.user_id = o.user_id and r.order_id = o.id
      where o.status in (${cancelledBySeller}, ${expired}, ${cancelledByDesk})
         or (o.status in (${rejectedFinal}, ${rejectedCorrectable}) and (o.first_judge is null or o.decided_by = o.first_judge))`,
  },
]
