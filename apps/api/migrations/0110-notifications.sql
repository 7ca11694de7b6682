-- What a seller is told. src/modules/notifications/README.md shows how a use case writes it.

create table notifications (
  user_id bigint not null references users (id) on delete cascade,
  id bigint generated always as identity,
  public_id text not null default replace(gen_random_uuid()::text, '-', ''),
  biz_type smallint not null,
  -- Public id of the order or withdrawal it is about; empty where it is about none.
  subject_id text not null default '',
  title text not null,
  content text not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  constraint notifications_pkey primary key (user_id, id),
  constraint notifications_public_id_unique unique (user_id, public_id),
  constraint notifications_biz_type_known check (biz_type between 0 and 7)
);
create index notifications_unread on notifications (user_id, id) where read_at is null;

-- For the sweep alone.
create index notifications_by_age on notifications using brin (created_at);

-- How sellers are told who have chosen it. The contract says which kind a biz_type belongs to, and what else holds.
create table notification_settings (
  user_id bigint not null references users (id) on delete cascade,
  biz_type smallint not null,
  in_app boolean not null,
  by_mail boolean not null,
  set_at timestamptz not null default now(),
  constraint notification_settings_pkey primary key (user_id, biz_type),
  constraint notification_settings_biz_type_known check (biz_type between 0 and 7)
);

create type new_notification as (
  user_id bigint,
  biz_type integer,
  subject_id text,
  title text,
  content text
);

-- Live events, as the contract's userEventSchema names them. The stream adds type and seq.
create function card_order_event(user_id bigint, gift_order_id text, order_status integer) returns user_event
  language sql immutable
  return row (user_id, 'cardOrder',
              jsonb_build_object('giftOrderId', gift_order_id, 'orderStatus', order_status))::user_event;
create function withdrawal_event(user_id bigint, withdrawal_id text, status integer) returns user_event
  language sql immutable
  return row (user_id, 'withdrawal', jsonb_build_object('id', withdrawal_id, 'status', status))::user_event;
create function balance_event(user_id bigint, currency_id integer) returns user_event
  language sql immutable
  return row (user_id, 'balance', jsonb_build_object('currencyId', currency_id))::user_event;

-- Writes notifications and publishes them, after the other events of the same change. One call for both: the heads of
-- all users are then locked together and in order. Answers how many events were published. What a seller has silenced is
-- written as read and not published; what they want mailed or pushed becomes a job.
create function write_notifications(notes new_notification[], events user_event[] default null) returns integer
  language plpgsql as $$
declare
  told user_event[];
begin
  with written as (
    insert into notifications (user_id, biz_type, subject_id, title, content, read_at)
    select n.user_id, n.biz_type, coalesce(n.subject_id, ''), n.title, n.content, case when not s.in_app then now() end
    from unnest(notes) with ordinality as n (user_id, biz_type, subject_id, title, content, ord)
    left join notification_settings s on s.user_id = n.user_id and s.biz_type = n.biz_type
    order by n.ord
    returning *
  ), mailed as (
    insert into outbox (topic, payload)
    select 'mail.notification', jsonb_build_object('userId', w.user_id::text, 'notificationId', w.public_id)
    from written w join notification_settings s on s.user_id = w.user_id and s.biz_type = w.biz_type
    where s.by_mail
  ), pushed as (
    -- Orders and withdrawals, to each browser that asked for it (0158).
    insert into outbox (topic, payload)
    select 'push.notification', jsonb_build_object('userId', w.user_id::text, 'notificationId', w.public_id,
                                                   'subscriptionId', p.id::text)
    from written w join push_subscriptions p on p.user_id = w.user_id
    where w.read_at is null and w.biz_type between 0 and 4
  )
  select array_agg(row (w.user_id, 'notification', jsonb_build_object('notification', jsonb_build_object(
           'id', w.subject_id, 'bizType', w.biz_type, 'title', w.title, 'content', w.content,
           'notificationId', w.public_id, 'readFlag', false,
           'createTime', to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))))::user_event
         order by w.id)
    into told from written w where w.read_at is null;
  return publish_user_events(events || told);
end
$$;
