import { currencies } from '@kaadi/contract/primitives'
import type { Invariant } from './invariant.ts'

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

const decimalsOf = `case q.currency_id ${Object.entries(currencies)
  .map(([id, { decimals }]) => `when ${id} then ${decimals}`)
  .join(' ')} end`

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
      where (o.status in (10, 11, 12)) <> (p.event_id is not null and r.event_id is null)
         or (o.status = 40) <> (r.event_id is not null)`,
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
         or f.first_at < q.created_at or f.first_at >= q.expires_at or q.status <> 2`,
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
    title: 'Each showing of a code has a reason and an operator, while a claim could stand',
    sql: `
      select r.order_id, r.position, r.operator_id, r.created_at
      from code_reveals r
      left join card_orders o on o.user_id = r.user_id and o.id = r.order_id
      where o.id is null or length(trim(r.purpose)) < 3 or r.operator_id is null or r.created_at < o.created_at
         or not exists (
           select from order_events e
           where e.user_id = r.user_id and e.order_id = r.order_id and e.to_status = 1
             and e.created_at <= r.created_at)`,
  },
  {
    id: 'I28',
    title: 'The events of an order have contiguous versions, each beginning where the last one ended',
    sql: `
      select order_id, version, from_status, ended_before
      from (
        select order_id, version, from_status, to_status,
               lag(to_status) over line as ended_before, row_number() over line as place
        from order_events window line as (partition by user_id, order_id order by version)
      ) events
      where version <> place or from_status is distinct from ended_before
         or (from_status is not null and not exists (
               select from card_order_transitions t
               where t.from_status = events.from_status and t.to_status = events.to_status))`,
  },
  {
    id: 'I29',
    title: 'The state and version of an order are those of its last event',
    sql: `
      select o.id as order_id, o.status, o.version, e.to_status, e.version as last_version
      from card_orders o
      left join lateral (
        select to_status, version from order_events e
        where e.user_id = o.user_id and e.order_id = o.id order by version desc limit 1
      ) e on true
      where (o.status, o.version) is distinct from (e.to_status::smallint, e.version)`,
  },
  {
    id: 'I29',
    title: 'An order was decided last by the operator whom its events name',
    sql: `
      select o.id as order_id, o.decided_by, e.operator_id as decided_in_events
      from card_orders o
      left join lateral (
        select operator_id from order_events e
        where e.user_id = o.user_id and e.order_id = o.id and e.actor = 'desk' and e.to_status in (2, 10, 12, 20, 21)
        order by version desc limit 1
      ) e on true
      where o.decided_by is distinct from e.operator_id`,
  },
  {
    id: 'I38',
    title: 'What a quote promised and what an order lived through is as it was written',
    sql: `
      select 'quote' as row, q.user_id, q.id, null::integer as version from quotes q
      where q.digest is distinct from digest_of(q)
      union all
      select 'event', e.user_id, e.order_id, e.version from order_events e
      where e.digest is distinct from digest_of(e)
      union all
      select 'showing of a code', r.user_id, r.order_id, r.position from code_reveals r
      where r.digest is distinct from digest_of(r)
      union all
      select 'evidence', v.user_id, v.order_id, v.version from order_evidence v
      where v.digest is distinct from digest_of(v)`,
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
      where e.to_status in (20, 21) and c.status >= 4 and not exists (
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
      left join lateral (select count(*) as cards, count(*) filter (where c.status >= 4) as refused
                         from order_cards c where c.user_id = o.user_id and c.order_id = o.id) had on true
      where had.cards <> o.card_count or (o.status in (20, 21, 23) and had.refused = 0)`,
  },
  {
    id: 'I31',
    title: 'No order is stuck under a claim that ended, or with a question whose time ran out',
    sql: `
      select id as order_id, status, lease_expires_at, answer_until from card_orders
      where (status = 1 and lease_expires_at < now() - interval '10 minutes')
         or (status = 2 and answer_until < now() - interval '10 minutes')`,
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
]
