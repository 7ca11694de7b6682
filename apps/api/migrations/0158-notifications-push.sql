-- Messages to browsers that are closed.

-- The pair of keys by which push services know this service. Another pair would cost every subscription.
create table push_keys (
  id integer not null default 1,
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null default now(),
  constraint push_keys_pkey primary key (id),
  constraint push_keys_one check (id = 1)
);

-- Browsers that want to be told: one a session, and gone with it. Without the key above nobody can send to them.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  session_hash bytea not null references user_sessions (token_hash) on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  constraint push_subscriptions_one_a_session unique (session_hash),
  -- A browser that somebody else signs in on tells them, and nobody before.
  constraint push_subscriptions_one_a_browser unique (endpoint)
);
create index push_subscriptions_of_user on push_subscriptions (user_id);
