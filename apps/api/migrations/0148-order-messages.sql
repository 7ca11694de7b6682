-- What sellers and the desk write to each other about an order, and the answers that the desk has ready.

-- One an order, made by the first message or note about it. Messages are counted up in it, one after the other.
create table order_threads (
  user_id bigint not null,
  order_id bigint not null,
  last_seq integer not null default 0,
  last_seller_seq integer not null default 0,
  last_desk_seq integer not null default 0,
  last_at timestamptz not null default now(),
  -- How far each side has read what the other wrote.
  seller_read_seq integer not null default 0,
  desk_read_seq integer not null default 0,
  -- Up to here the seller has an answer, or needs none.
  answered_seq integer not null default 0,
  -- When the first message was written that has no answer.
  waiting_since timestamptz,
  constraint order_threads_pkey primary key (user_id, order_id),
  constraint order_threads_order_exists foreign key (user_id, order_id) references card_orders (user_id, id),
  constraint order_threads_within check (
    greatest(last_seller_seq, last_desk_seq, seller_read_seq, desk_read_seq, answered_seq) <= last_seq),
  constraint order_threads_waits_for_answer check ((waiting_since is not null) = (last_seller_seq > answered_seq))
);
create index order_threads_waiting on order_threads (waiting_since, order_id) where waiting_since is not null;
create index order_threads_answered on order_threads (last_at, order_id)
  where waiting_since is null and last_seller_seq > 0;
create index order_threads_unread on order_threads (user_id, last_at) where last_desk_seq > seller_read_seq;
call row_rules('order_threads',
  stays => true,
  frozen => '{user_id, order_id}',
  frozen_rule => 'order_threads_frozen',
  frozen_says => 'messages stay with their order');

create table order_messages (
  user_id bigint not null,
  order_id bigint not null,
  seq integer not null,
  public_id text not null,
  -- A note is for the desk alone.
  author text not null,
  operator_id bigint references operators (id),
  -- Sellers write codes into messages: what is written is kept sealed. Null once the account was deleted.
  sealed_text bytea,
  created_at timestamptz not null default now(),
  digest bytea,
  constraint order_messages_pkey primary key (user_id, order_id, seq),
  constraint order_messages_public_id_unique unique (public_id),
  constraint order_messages_thread_exists foreign key (user_id, order_id) references order_threads (user_id, order_id),
  constraint order_messages_author_known check (author in ('seller', 'desk', 'note')),
  constraint order_messages_desk_has_operator check ((author = 'seller') = (operator_id is null)),
  constraint order_messages_counted check (seq > 0)
);
create index order_messages_of_operator on order_messages (operator_id) where operator_id is not null;
call row_rules('order_messages',
  stays => true,
  digest => '{user_id, order_id, seq, public_id, author, operator_id, created_at}',
  frozen => '{user_id, order_id, seq, public_id, author, operator_id, created_at}',
  frozen_rule => 'order_messages_frozen',
  frozen_says => 'what was written stays as it was written');

-- Each photo stands in one message.
create table message_photos (
  user_id bigint not null,
  order_id bigint not null,
  seq integer not null,
  place smallint not null,
  upload_id bigint not null references uploads (id),
  constraint message_photos_pkey primary key (user_id, order_id, seq, place),
  constraint message_photos_once unique (upload_id),
  constraint message_photos_message_exists
    foreign key (user_id, order_id, seq) references order_messages (user_id, order_id, seq),
  constraint message_photos_few check (place between 1 and 4)
);
-- Photos that messages keep. Reviewers may look at them: their addresses are made for reviewers alone.
create view kept_message_photos (upload_id) as select upload_id from message_photos;
call withhold('insert, update, delete', 'kept_message_photos');

create table desk_macros (
  id bigint generated always as identity primary key,
  public_id text not null,
  name text not null,
  text text not null,
  written_by bigint references operators (id),
  written_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint desk_macros_public_id_unique unique (public_id),
  constraint desk_macros_name_short check (length(name) between 2 and 60),
  constraint desk_macros_text_short check (length(text) between 2 and 1000)
);
create unique index desk_macros_one_name on desk_macros (lower(name)) where removed_at is null;
call row_rules('desk_macros', stays => true);
