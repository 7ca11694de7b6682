import {
  cardOrderStatus,
  cardOrderStatuses,
  cardStatus,
  familyOf,
  type RevealPurpose,
} from '@kaadi/contract/card-orders'
import type { Invariant } from './invariant.ts'

const {
  cancelledByDesk,
  cancelledBySeller,
  claimed,
  counterOffer,
  expired,
  paidAdjusted,
  paidAsQuoted,
  paidPart,
  rejectedCorrectable,
  rejectedFinal,
  replaced,
  reversed,
} = cardOrderStatus

/** States in which somebody still judges the cards. */
const stillJudged = cardOrderStatuses
  .filter((status) => ['open', 'contested'].includes(familyOf(status)))
  .join()

const photoCompared: RevealPurpose = 'photoCompared'
const typed: readonly RevealPurpose[] = ['codeEntered', 'codeCorrected']

/** What an order brought its seller, and what of it the promotions paid. */
const credits = `(
  select t.event_id as order_id, sum(t.amount) as amount,
         coalesce(sum(t.amount) filter (where d.role = 'promo'), 0) as bonus,
         coalesce(sum(t.amount) filter (where t.leg = 2), 0) as coupon,
         min(c.user_id) as user_id, count(distinct t.credit_account_id) as accounts, min(t.currency_id) as currency_id,
         bool_and(c.role = 'available') as to_available, bool_and(d.role in ('cards', 'promo')) as from_desk
  from ledger_transfers t
  join ledger_accounts d on d.id = t.debit_account_id
  join ledger_accounts c on c.id = t.credit_account_id
  where t.kind = 'card-order.paid' group by t.event_id
)`

export const cardOrderInvariants: readonly Invariant[] = [
  {
    id: 'I09',
    title: 'An order is credited at most once: for its cards, its level bonus and its coupon',
    sql: `
      select t.event_id as order_id, t.leg, d.role as debited, 1::bigint as times
      from ledger_transfers t join ledger_accounts d on d.id = t.debit_account_id
      where t.kind = 'card-order.paid' and (t.leg, d.role) not in ((0, 'cards'), (1, 'promo'), (2, 'promo'))
      union all
      select event_id, leg, null, count(*) from ledger_transfers
      where kind = 'card-order.paid' group by event_id, leg having count(*) > 1
      union all
      select id, null, null, count(*) from card_orders group by id having count(*) > 1`,
  },
  {
    id: 'I10',
    title: 'An order is paid (10, 11, 12) when, and only when, its credit stands',
    sql: `
      select o.id as order_id, o.status, p.event_id is not null as paid, r.event_id is not null as reversed
      from card_orders o
      left join (select distinct event_id from ledger_transfers where kind = 'card-order.paid') p on p.event_id = o.id
      left join (select distinct event_id from ledger_transfers where kind = 'card-order.reversed') r
        on r.event_id = o.id
      where (o.status in (${paidAsQuoted}, ${paidAdjusted}, ${paidPart})) <> (p.event_id is not null and r.event_id is null)
         or (o.status = ${reversed}) <> (r.event_id is not null)`,
  },
  {
    id: 'I11',
    title:
      'A credit has the user, currency, amount, bonus and coupon its order was settled with, and so do its cards',
    sql: `
      select o.id as order_id, o.settled_amount, o.settled_bonus, o.settled_coupon, c.amount, c.bonus, c.coupon,
             cards.amount as cards_amount
      from card_orders o
      left join ${credits} c on c.order_id = o.id
      left join (
        select user_id, order_id, sum(settled_amount) as amount from order_cards where is_credited
        group by user_id, order_id
      ) cards on cards.user_id = o.user_id and cards.order_id = o.id
      where (o.settled_amount is not null or c.order_id is not null or cards.amount is not null)
        and ((o.settled_amount, o.settled_bonus, coalesce(o.settled_coupon, 0), o.user_id, o.currency_id, o.settled_amount)
             is distinct from (c.amount, c.bonus, c.coupon, c.user_id, c.currency_id, cards.amount)
          or c.accounts <> 1 or not c.to_available or not c.from_desk)`,
  },
  {
    id: 'I148',
    title: 'An order has the number of its day and the lines of its quote',
    sql: `
      select o.id as order_id, o.trade_number
      from card_orders o join quotes q on q.user_id = o.user_id and q.id = o.quote_id
      where o.lines is distinct from q.lines or o.trade_number <> trade_number(o.id, o.created_at)`,
  },
  {
    id: 'I149',
    title: 'A photo that an order took is shown by it, or by its appeal',
    sql: `
      select u.id as upload_id, u.order_id from uploads u
      where u.order_id is not null
        and not exists (select from order_photos p where p.upload_id = u.id)
        and not exists (select from appeal_photos p where p.upload_id = u.id)`,
  },
  {
    id: 'I26',
    title: 'No two sealed values share a nonce',
    sql: `
      select encode(nonce, 'hex') as nonce, count(*) as times
      from (
        select substring(sealed_code from 2 for 12) as nonce from order_cards where sealed_code is not null
        union all select substring(sealed_pin from 2 for 12) from order_cards where sealed_pin is not null
        union all select substring(sealed_number from 2 for 12) from bank_accounts
      ) sealed group by nonce having count(*) > 1`,
  },
  {
    id: 'I27',
    title:
      'Each showing of a code has a reason and an operator, while a claim could stand and before the code was destroyed',
    sql: `
      select r.order_id, r.position, r.operator_id, r.created_at
      from code_reveals r
      left join card_orders o on o.user_id = r.user_id and o.id = r.order_id
      where o.id is null or length(trim(r.purpose)) < 3 or r.operator_id is null or r.created_at < o.created_at
         -- A photo that another order's is compared with is looked at whatever became of its own order.
         or r.purpose <> '${photoCompared}' and (not exists (
           select from order_events e
           where e.user_id = r.user_id and e.order_id = r.order_id and e.to_status = ${claimed}
             and e.created_at <= r.created_at)
         or exists (
           select from order_cards k
           where k.user_id = r.user_id and k.order_id = r.order_id and k.position = r.position
             and k.shredded_at < r.created_at))`,
  },
  {
    id: 'I27',
    title:
      'Codes are destroyed where their seller did not take the desk’s price or the desk cancelled, a week after the end of any other order, and at no other time',
    sql: `
      select o.id as order_id, o.status, k.position, k.shredded_at
      from card_orders o join order_cards k on k.user_id = o.user_id and k.order_id = o.id,
      lateral (
        select bool_or(e.to_status = ${cancelledByDesk}
                       or e.from_status = ${counterOffer} and e.to_status in (${cancelledBySeller}, ${expired})) as at_once,
               max(e.created_at) filter (where e.created_at < k.shredded_at) as before, max(e.created_at) as last
        from order_events e where e.user_id = o.user_id and e.order_id = o.id) ended
      where case when ended.at_once then k.shredded_at is null
                 when k.shredded_at is null then k.sealed_code is null and k.masked_code is not null
                 -- A paid order may be taken back later: that needs no code.
                 else o.status in (${stillJudged}) or ended.before > k.shredded_at - interval '7 days'
                      or ended.last > k.shredded_at and o.status <> ${reversed} end`,
  },
  {
    id: 'I153',
    title: 'Whoever typed the code of a card at the desk stands in its log, as the last who did',
    sql: `
      select k.order_id, k.position, k.code_typed_by, last.operator_id
      from order_cards k
      left join lateral (
        select r.operator_id from code_reveals r
        where r.user_id = k.user_id and r.order_id = k.order_id and r.position = k.position
          and r.purpose in (${typed.map((purpose) => `'${purpose}'`)})
        order by r.id desc limit 1
      ) last on true
      where k.code_typed_by is not null and k.code_typed_by is distinct from last.operator_id`,
  },
  {
    id: 'I39',
    title:
      'An order has all its cards, a refused one a refused card, and each of these its evidence with the picture',
    sql: `
      select o.id as order_id, c.position, e.version
      from order_events e
      join card_orders o on o.user_id = e.user_id and o.id = e.order_id
      join order_cards c on c.user_id = o.user_id and c.order_id = o.id
      where e.to_status in (${rejectedFinal}, ${rejectedCorrectable}) and c.status >= ${cardStatus.unreadable} and not exists (
        select from order_evidence v join uploads u on u.id = v.upload_id and u.sha256 = v.sha256
        where v.user_id = c.user_id and v.order_id = c.order_id and v.position = c.position)
      union all
      select v.order_id, v.position, v.version
      from order_evidence v
      left join order_events e on e.user_id = v.user_id and e.order_id = v.order_id and e.version = v.version
      where e.operator_id is distinct from v.operator_id
      union all
      select o.id, null, o.version
      from card_orders o
      left join lateral (select count(*) as cards, count(*) filter (where c.status >= ${cardStatus.unreadable}) as refused
                         from order_cards c where c.user_id = o.user_id and c.order_id = o.id) had on true
      where had.cards <> o.card_count or (o.status in (${rejectedFinal}, ${rejectedCorrectable}, ${replaced}) and had.refused = 0)`,
  },
  {
    id: 'I32',
    title: 'Each transfer of an order, a withdrawal or a reward has its row',
    sql: `
      select t.id as transfer_id, t.kind, t.event_id from ledger_transfers t
      where (t.kind like 'card-order.%' or t.kind = 'promise.missed')
        and not exists (select from card_orders o where o.id = t.event_id)
      union all
      select t.id, t.kind, t.event_id from ledger_transfers t
      where t.kind like 'withdrawal.%' and not exists (select from withdrawals w where w.id = t.event_id)
      union all
      select t.id, t.kind, t.event_id from ledger_transfers t
      where t.kind = 'reward.granted' and not exists (select from rewards r where r.id = t.event_id)`,
  },
  {
    id: 'I134',
    title: 'The photos of an order are those that its seller sent for it, or for the one that it replaces',
    sql: `
      select p.user_id, p.order_id, p.position, p.upload_id from order_photos p
      left join uploads u on u.id = p.upload_id
      where (u.user_id, u.kind) is distinct from (p.user_id, p.kind)
         or (u.order_id is distinct from p.order_id and not exists (
              select from card_orders o
              join order_photos b on b.user_id = o.user_id and b.order_id = o.parent_id and b.upload_id = p.upload_id
              where o.user_id = p.user_id and o.id = p.order_id))`,
  },
  {
    id: 'I145',
    title:
      'What was paid or offered from the limit of its day on, by the larger of quote and offer, two reviewers have judged',
    sql: `
      select o.id as order_id, o.status, e.operator_id, s.most, l.amount_from
      from card_orders o
      join lateral (
        select e.operator_id, e.created_at from order_events e
        where e.user_id = o.user_id and e.order_id = o.id and e.from_status = ${claimed} and e.actor = 'desk'
          and e.to_status in (${counterOffer}, ${paidAsQuoted}, ${paidPart})
        order by e.version limit 1
      ) e on true
      join lateral (
        select greatest(sum(greatest(k.payout, k.offered_payout)), o.settled_amount) as most from order_cards k
        where k.user_id = o.user_id and k.order_id = o.id
      ) s on true
      join lateral (
        -- Before the first that is known, the first.
        select p.amount_from from second_review_past p where p.currency_id = o.currency_id
        order by p.at > e.created_at, case when p.at <= e.created_at then p.at end desc, p.at limit 1
      ) l on s.most >= l.amount_from
      where o.first_judge is null`,
  },
]
