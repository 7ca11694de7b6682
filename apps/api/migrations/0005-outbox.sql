-- What leaves a use case besides its own rows: live events of a user, and jobs.

-- The head's row is locked until commit: a user's events have no gap and stand in commit order.
create table user_event_heads (
  user_id bigint primary key,
  seq bigint not null,
  -- Events up to this one were swept.
  swept bigint not null default 0,
  constraint user_event_heads_swept_within check (swept between 0 and seq)
) with (fillfactor = 50);

create table user_events (
  user_id bigint not null,
  seq bigint not null,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  constraint user_events_pkey primary key (user_id, seq)
);

-- For the sweep alone: it costs next to nothing where rows come in order.
create index user_events_by_age on user_events using brin (created_at);

create type user_event as (
  user_id bigint,
  topic text,
  payload jsonb
);

-- Writes the events in the order given and rings the listeners once per user. Answers how many were written. The orders
-- among the events are told to the desk: their ids, or nothing where they are too many for one notice.
-- Call it after the ledger's door in the same statement, so that locks are always taken in the same order.
create function publish_user_events(events user_event[]) returns integer language plpgsql
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

  perform pg_notify('user_changed', user_id::text) from (select distinct user_id from unnest(events)) rung;
  select string_agg(distinct payload ->> 'giftOrderId', ' ') into orders from unnest(events) where topic = 'cardOrder';
  if orders is not null then
    perform pg_notify('desk_changed', case when length(orders) < 7000 then orders else '' end);
  end if;
  return cardinality(events);
end
$$;

-- Work to be done after commit, at least once. A finished job is deleted; one that keeps failing is parked.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  -- At most one waiting job per key: for timers, so that a reminder is not set twice.
  key text,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  lease_until timestamptz,
  lease_token uuid,
  last_error text,
  parked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint outbox_key_once unique (topic, key),
  constraint outbox_lease_has_token check ((lease_until is null) = (lease_token is null)),
  constraint outbox_parked_has_reason check (parked_at is null or last_error is not null)
);

create index outbox_due on outbox (run_at, id) where parked_at is null;
