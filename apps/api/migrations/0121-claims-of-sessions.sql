-- A claim belongs to a session, a code is opened before its card is paid, and the desk hears of every change.

-- SHA-256 of the token of the session that holds the claim, as in operator_sessions. It means nothing without claimed_by.
alter table card_orders add column claimed_session bytea;

-- When the code was opened, or typed from a photo, under the present claim. A new claim begins without it: whoever says
-- "valid" has seen the code.
alter table order_cards add column opened_at timestamptz;

create trigger order_cards_valid_was_opened after update on order_cards for each row
  when (new.status in (1, 2, 3) and old.status not in (1, 2, 3) and new.opened_at is null)
  execute function refuse_row('a card is valid only after its code was opened');

-- Sessions of the console that still work, for those who bind something to one.
create view live_operator_sessions (token_hash, operator_id) as
  select token_hash, operator_id from operator_sessions
  where expires_at > now() and last_seen_at + idle_limit > now();

-- Photos that a session may see at this moment: those of the orders that it holds.
create view photos_under_claim (upload_id, session_hash) as
  select p.upload_id, o.claimed_session
  from order_photos p join card_orders o on o.user_id = p.user_id and o.id = p.order_id
  where o.status = 1 and o.lease_expires_at > now();

-- As in 0002, and the orders among the events are told to the desk: their ids, or nothing where they are too many for
-- one notice.
create or replace function publish_user_events(events user_event[]) returns integer language plpgsql
  set enable_seqscan = off as $$
#variable_conflict use_column
declare
  orders text;
begin
  if coalesce(cardinality(events), 0) = 0 then
    return 0;
  end if;

  with head as (
    insert into user_event_heads as h (user_id, seq)
    select user_id, count(*) from unnest(events) group by user_id order by user_id
    on conflict (user_id) do update set seq = h.seq + excluded.seq
    returning user_id, seq
  )
  insert into user_events (user_id, seq, topic, payload)
  select e.user_id, h.seq - count(*) over (partition by e.user_id)
                  + row_number() over (partition by e.user_id order by e.ord), e.topic, e.payload
  from unnest(events) with ordinality as e (user_id, topic, payload, ord)
  join head h on h.user_id = e.user_id;

  perform pg_notify('user_events', user_id::text) from (select distinct user_id from unnest(events)) rung;
  select string_agg(distinct payload ->> 'giftOrderId', ' ') into orders from unnest(events) where topic = 'cardOrder';
  if orders is not null then
    perform pg_notify('desk_changed', case when length(orders) < 7000 then orders else '' end);
  end if;
  return cardinality(events);
end
$$;
