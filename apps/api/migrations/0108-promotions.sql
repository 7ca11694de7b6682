-- One reward per user, kind and subject; its posting is `reward.granted` of its id.
create table rewards (
  id bigint generated always as identity primary key,
  public_id text not null default replace(gen_random_uuid()::text, '-', ''),
  user_id bigint not null references users (id),
  kind text not null,
  subject_id text not null,
  title text not null,
  amount bigint not null,
  currency_id smallint not null,
  seen_at timestamptz,
  created_at timestamptz not null default now(),
  constraint rewards_public_id_unique unique (public_id),
  constraint rewards_once unique (user_id, kind, subject_id),
  constraint rewards_positive check (amount > 0)
);
create index rewards_unseen on rewards (user_id) where seen_at is null;
