-- What may become of an order and its cards, and the event of each change.
-- States and transitions: packages/contract/src/card-orders/card-order.status.ts, which fills card_order_transitions.

create table card_order_transitions (
  from_status smallint not null,
  to_status smallint not null,
  constraint card_order_transitions_pkey primary key (from_status, to_status)
);

create table order_events (
  user_id bigint not null,
  order_id bigint not null,
  version integer not null,
  from_status smallint,
  to_status smallint not null,
  actor text not null,
  operator_id bigint,
  created_at timestamptz not null default now(),
  digest bytea,
  constraint order_events_pkey primary key (user_id, order_id, version),
  constraint order_events_first_has_no_past check ((version = 1) = (from_status is null))
);
call row_rules('order_events',
  append_only => true,
  digest => '{user_id, order_id, version, from_status, to_status, actor, operator_id, created_at}');
-- What the desk answered, by time.
create index order_events_answers on order_events (created_at)
  where from_status = {order.claimed} and to_status in ({orders.byDesk});

-- In these states an order keeps its cards to itself: the same seller cannot send one of them again.
create function is_live_order(status smallint) returns boolean language sql immutable
  return status between {order.submitted} and {order.counterOffer}
    or status between {order.paidAsQuoted} and {order.paidPart} or status = {order.appeal};

create function set_cards_live(of_user bigint, of_order bigint, live boolean) returns void language plpgsql
  set enable_seqscan = off as $$
begin
  update order_cards set is_live = live where user_id = of_user and order_id = of_order and is_live <> live;
end
$$;

-- Evidence is asked for after the whole statement, over all of its rows: evidence and verdicts written beside the change of
-- the order count. So are points (0122-levels.sql), which are given for the cards that were credited beside it.
call row_rules('card_orders',
  stays => true,
  frozen => '{user_id, id, public_id, quote_id, parent_id, price_id, card_count, currency_id, payout, bonus, coupon_id,
              coupon_bonus, created_at}',
  frozen_rule => 'card_orders_promise_frozen',
  frozen_says => 'what an order was promised never changes',
  transitions => 'card_order_transitions',
  moves_say => 'an order cannot move that way',
  begins_rule => 'card_orders_begin_submitted',
  begins_says => 'an order begins as submitted by its seller',
  events => 'order_events',
  event_of => 'order_id',
  follows => array[
    ['m.status in ({order.rejectedFinal}, {order.rejectedCorrectable})',
     'perform require_evidence(user_id, id) from new_rows where status in ({order.rejectedFinal}, {order.rejectedCorrectable})'],
    ['is_live_order(m.status) <> is_live_order(m.was)',
     'perform set_cards_live(user_id, id, is_live_order(status)) from new_rows'],
    ['m.status in ({orders.paid}, {order.reversed})',
     'perform write_level_points(array_agg(n.user_id), array_agg(n.id))
      from new_rows n join old_rows o on o.user_id = n.user_id and o.id = n.id
      where n.status in ({orders.paid}, {order.reversed}) and n.status <> o.status']
  ]);

-- A second look is another reviewer's, whoever writes.
create trigger card_orders_second_is_another after update on card_orders for each row
  when (new.first_judge is not null and new.status <> old.status
        and (new.claimed_by = new.first_judge
          or (old.status = {order.claimed} and new.status not in ({order.submitted}, {order.claimed}, {order.secondReview})
            and new.operator_id = new.first_judge)))
  execute function refuse_row('a second look is another reviewer''s');
create trigger card_orders_first_judge_kept after update on card_orders for each row
  when (old.first_judge is not null and (new.first_judge, new.second_because)
                                       is distinct from (old.first_judge, old.second_because))
  execute function refuse_row('who judged first never changes');
-- So is a third one.
create trigger card_orders_third_is_another after update on card_orders for each row
  when (new.second_judge is not null and new.status <> old.status
        and (new.claimed_by = new.second_judge
          or (old.status = {order.claimed} and new.status not in ({order.submitted}, {order.claimed}, {order.secondReview})
            and new.operator_id = new.second_judge)))
  execute function refuse_row('a third look is another reviewer''s');
create trigger card_orders_second_judge_kept after update on card_orders for each row
  when (old.second_judge is not null and new.second_judge is distinct from old.second_judge)
  execute function refuse_row('who judged second never changes');

-- What is sealed is in no digest: a change of the vault's key seals it anew.
call row_rules('order_cards',
  digest => '{user_id, order_id, position, id, public_id, status, payout, bonus, coupon_bonus, masked_code, fingerprint,
              code_typed_by, reason_code, settled_amount, is_credited, offered_price_id, offered_face, offered_rate, offered_payout,
              offered_bonus, created_at}',
  digest_on => 'insert or update',
  frozen => '{user_id, order_id, position, id, public_id, payout, bonus, coupon_bonus}',
  frozen_when => $$ old.is_credited and (new.is_credited, new.settled_amount, new.fingerprint, new.status, new.offered_payout,
                                         new.offered_bonus, new.offered_face, new.offered_rate)
                                        is distinct from (true, old.settled_amount, old.fingerprint, old.status,
                                         old.offered_payout, old.offered_bonus, old.offered_face, old.offered_rate) $$,
  frozen_rule => 'order_cards_credit_frozen',
  frozen_says => 'a credited card and a promised share never change');

create trigger order_cards_valid_was_opened after update on order_cards for each row
  when (new.status in ({cards.accepted}) and old.status not in ({cards.accepted}) and new.opened_at is null)
  execute function refuse_row('a card is valid only after its code was opened');

call withhold('insert, update, delete', 'order_events', 'card_order_transitions');

-- What others call an order, and how it stands.
create view order_names (user_id, id, public_id, status) as
  select user_id, id, public_id, status from card_orders;
call withhold('insert, update, delete', 'order_names');

-- What an order is called where people talk about it.
create view titled_orders (user_id, id, public_id, trade_number, status, card_type_id, currency_type_id, face_value,
                           card_count, currency_id, amount) as
  select user_id, id, public_id, trade_number, status, card_type_id, currency_type_id, face_value, card_count, currency_id,
         coalesce(settled_amount, payout)
  from card_orders;
call withhold('insert, update, delete', 'titled_orders');

-- What is told of an order to its seller's program.
create view notified_orders (user_id, id, public_id, status, version, currency_id, settled_amount) as
  select user_id, id, public_id, status, version, currency_id, settled_amount from card_orders;
call withhold('insert, update, delete', 'notified_orders');

-- Returned orders, and when they can no longer be sent again.
create view returned_orders (user_id, id, resubmit_until) as
  select user_id, id, operator_time + interval '30 minutes' from card_orders where status = {order.rejectedCorrectable};
call withhold('insert, update, delete', 'returned_orders');

-- Orders that the desk has decided, and whether one of their cards was refused for a reason that counts against the seller.
create view decided_orders (user_id, id, price_id, status, currency_id, settled_amount, created_at, settled_at,
                            operator_time, has_strike) as
  select user_id, id, price_id, status, currency_id, settled_amount, created_at, settled_at, operator_time,
         exists (select from order_cards k
                 where k.user_id = o.user_id and k.order_id = o.id and k.reason_code in ({reasons.strikes}))
  from card_orders o where operator_time is not null;
call withhold('insert, update, delete', 'decided_orders');

-- What the desk answered under a claim, each time: a question, an offer, a decision. The first answer keeps the promise, and
-- the last one is what the cards stand as, where no appeal took a reason away. A second look belongs to whoever judged first.
create view desk_answers (user_id, order_id, answered_at, operator_id, status, card_type_id, form, receipt_type, is_first, is_last,
                          seconds, is_kept, first_judge, second_agreed) as
  select e.user_id, e.order_id, e.created_at, e.operator_id, e.to_status, o.card_type_id, o.form, o.receipt_type,
         not exists (select from order_events p
                     where p.user_id = e.user_id and p.order_id = e.order_id and p.version < e.version
                       and p.from_status = {order.claimed} and p.to_status in ({orders.byDesk})),
         not exists (select from order_events n
                     where n.user_id = e.user_id and n.order_id = e.order_id and n.version > e.version
                       and n.from_status = {order.claimed} and n.to_status in ({orders.byDesk})),
         extract(epoch from e.created_at - o.created_at)::float8, e.created_at <= o.queue_at,
         case when c.from_status = {order.secondReview} then o.first_judge end,
         case when c.from_status = {order.secondReview} then o.second_agreed end
  from order_events e
  join card_orders o on o.user_id = e.user_id and o.id = e.order_id
  -- The claim under which it was answered.
  left join order_events c on c.user_id = e.user_id and c.order_id = e.order_id and c.version = e.version - 1
  where e.from_status = {order.claimed} and e.to_status in ({orders.byDesk});
call withhold('insert, update, delete', 'desk_answers');

-- Orders that wait for somebody: each part by its own index.
create view waiting_orders (status, created_at) as
  select status, created_at from card_orders where status in ({order.submitted}, {order.claimed})
  union all select status, created_at from card_orders where status = {order.secondReview}
  union all select status, created_at from card_orders where status in ({order.infoNeeded}, {order.counterOffer})
  union all select status, created_at from card_orders where status in ({order.atPartner}, {order.appeal});
call withhold('insert, update, delete', 'waiting_orders');

-- Orders that the desk has not answered yet, and until when it promised to: each part by its own index. Whatever the desk
-- answers has its time (a first of two verdicts is no answer), and keeps it when it waits again: no event is looked at.
create view unanswered_orders (promised_at, card_type_id, form, receipt_type) as
  select o.queue_at, o.card_type_id, o.form, o.receipt_type
  from (select * from card_orders where status in ({order.submitted}, {order.claimed})
        union all select * from card_orders where status = {order.secondReview}
        union all select * from card_orders where status = {order.atPartner}) o
  where o.operator_time is null;
call withhold('insert, update, delete', 'unanswered_orders');

-- Why a card is not taken as it was sent.
create view card_reasons (user_id, order_id, position, reason_code) as
  select user_id, order_id, position, reason_code from order_cards where reason_code is not null;
call withhold('insert, update, delete', 'card_reasons');

-- Each card with what was found of it.
create view judged_cards (user_id, order_id, position, status, reason_code) as
  select user_id, order_id, position, status, reason_code from order_cards where status > {card.waiting};
call withhold('insert, update, delete', 'judged_cards');

-- What sellers were paid for cards and kept, in minor units.
create view settled_sales (user_id, id, currency_id, amount, settled_at, card_type_id, cards) as
  select o.user_id, o.id, o.currency_id, o.settled_amount, o.settled_at, o.card_type_id,
         (select count(*) from order_cards k where k.user_id = o.user_id and k.order_id = o.id and k.is_credited)
  from card_orders o where o.status in ({orders.paid});
call withhold('insert, update, delete', 'settled_sales');

-- Every order that was paid, reversed ones too: each part by its own index.
create view paid_orders (paid_at, currency_id, card_type_id, amount, cards) as
  select o.settled_at, o.currency_id, o.card_type_id, o.settled_amount,
         (select count(*) from order_cards k where k.user_id = o.user_id and k.order_id = o.id and k.settled_amount > 0)
  from card_orders o where o.status in ({orders.paid})
  union all
  select o.settled_at, o.currency_id, o.card_type_id, o.settled_amount,
         (select count(*) from order_cards k where k.user_id = o.user_id and k.order_id = o.id and k.settled_amount > 0)
  from card_orders o where o.status = {order.reversed};
call withhold('insert, update, delete', 'paid_orders');

-- What was bought by each order that was paid, reversed ones too: the face value of the cards that were credited.
create view bought_faces (user_id, id, status, card_country_id, settled_amount, face_value) as
  select o.user_id, o.id, o.status, o.currency_type_id, o.settled_amount,
         o.face_value * (select count(*) from order_cards k
                         where k.user_id = o.user_id and k.order_id = o.id and k.is_credited)
  from card_orders o where o.status in ({orders.paid}, {order.reversed});
call withhold('insert, update, delete', 'bought_faces');

-- Coupons whose rate is locked: a quote keeps its coupon.
create view quoted_coupons (user_id, coupon_id) as
  select user_id, coupon_id from quotes where status = {quote.locked} and expires_at > now();
call withhold('insert, update, delete', 'quoted_coupons');

-- Photos that an order shows or has shown.
create view order_pictures (user_id, order_id, upload_id) as
  select user_id, order_id, upload_id from order_photos;
call withhold('insert, update, delete', 'order_pictures');

-- Photos that an order shows now, by its cards.
create view shown_photos (user_id, order_id, position, upload_id) as
  select user_id, order_id, position, upload_id from order_photos where replaced_at is null;
call withhold('insert, update, delete', 'shown_photos');

-- Photos that a session may see at this moment: those of the orders that it holds.
create view photos_under_claim (upload_id, session_hash) as
  select p.upload_id, o.claimed_session
  from order_photos p join card_orders o on o.user_id = p.user_id and o.id = p.order_id
  where o.status = {order.claimed} and o.lease_expires_at > now();
call withhold('insert, update, delete', 'photos_under_claim');

-- Orders that a session holds at this moment.
create view orders_under_claim (user_id, order_id, session_hash) as
  select user_id, id, claimed_session from card_orders where status = {order.claimed} and lease_expires_at > now();
call withhold('insert, update, delete', 'orders_under_claim');

-- Who took which order, and when.
create view claims_of_orders (user_id, order_id, operator_id, created_at) as
  select user_id, order_id, operator_id, created_at from order_events where to_status = {order.claimed};
call withhold('insert, update, delete', 'claims_of_orders');
