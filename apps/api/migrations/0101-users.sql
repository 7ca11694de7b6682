-- Who may sign in: sellers, operators, their sessions, the codes mailed to them, and how often they may try.

create table users (
  id bigint generated always as identity primary key,
  public_id text not null,
  email text not null,
  password_hash text not null,
  country_code text not null,
  default_currency_id smallint not null default 1,
  level integer not null default 1,
  exp integer not null default 0,
  kyc_level integer not null default 0,
  invite_code text not null,
  invited_by bigint references users (id),
  -- Demo accounts never reach production: the start refuses while one is there.
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  constraint users_public_id_unique unique (public_id),
  constraint users_email_unique unique (email),
  -- Compared without case, and the same in every locale: addresses are ASCII.
  constraint users_email_normal check (email = lower(email) and email ~ '^[\x21-\x7e]+$'),
  constraint users_invite_code_unique unique (invite_code),
  constraint users_not_invited_by_self check (invited_by <> id),
  constraint users_country_known check (country_code in ('NG', 'GH')),
  constraint users_level_positive check (level >= 1 and exp >= 0 and kyc_level >= 0)
);

create index users_invited_by on users (invited_by) where invited_by is not null;

create table operators (
  id bigint generated always as identity primary key,
  public_id text not null,
  email text not null,
  name text not null,
  password_hash text not null,
  roles text[] not null,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  constraint operators_public_id_unique unique (public_id),
  constraint operators_email_unique unique (email),
  constraint operators_email_normal check (email = lower(email) and email ~ '^[\x21-\x7e]+$'),
  constraint operators_roles_known
    check (cardinality(roles) > 0 and roles <@ array['reviewer', 'senior', 'treasurer', 'editor', 'admin'])
);

-- Tokens are 256 random bits; only their SHA-256 is kept, so a stolen dump opens nothing.
create table user_sessions (
  token_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  idle_limit interval not null,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  user_agent text not null default '',
  ip text not null default '',
  constraint user_sessions_hash_whole check (octet_length(token_hash) = 32)
);
create index user_sessions_of_user on user_sessions (user_id);
create index user_sessions_by_end on user_sessions (expires_at);

create table operator_sessions (
  token_hash bytea primary key,
  operator_id bigint not null references operators (id) on delete cascade,
  expires_at timestamptz not null,
  idle_limit interval not null,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  user_agent text not null default '',
  ip text not null default '',
  constraint operator_sessions_hash_whole check (octet_length(token_hash) = 32)
);
create index operator_sessions_of_operator on operator_sessions (operator_id);
create index operator_sessions_by_end on operator_sessions (expires_at);

-- A session that ends is forgotten by every process at once: each keeps live ones in memory for a few seconds.
create function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', encode(old.token_hash, 'hex'));
  return null;
end
$$;
create trigger user_sessions_announce_end after delete on user_sessions
  for each row execute function announce_ended_session();
create trigger operator_sessions_announce_end after delete on operator_sessions
  for each row execute function announce_ended_session();

-- One live code per purpose and address. Keyed hashes: six digits alone would be guessed from a dump.
create table verification_codes (
  purpose text not null,
  subject_hash bytea not null,
  code_hash bytea not null,
  attempts_left integer not null,
  expires_at timestamptz not null,
  sent_at timestamptz not null default now(),
  constraint verification_codes_pkey primary key (purpose, subject_hash),
  constraint verification_codes_purpose_known check (purpose in ('signUp', 'signIn')),
  constraint verification_codes_attempts check (attempts_left >= 0)
);
create index verification_codes_by_end on verification_codes (expires_at);

-- How often a subject (an account, an address of the network) did something in the running window.
create table throttles (
  scope text not null,
  subject_hash bytea not null,
  hits integer not null,
  ends_at timestamptz not null,
  constraint throttles_pkey primary key (scope, subject_hash)
);
create index throttles_by_end on throttles (ends_at);

-- Counts one more and answers how many there are in the window, and how long it still runs.
create function throttle_hit(which text, subject bytea, lasts interval)
  returns table (hits integer, seconds_left integer) language sql as $$
  insert into throttles as t (scope, subject_hash, hits, ends_at) values (which, subject, 1, now() + lasts)
  on conflict on constraint throttles_pkey do update
    set hits = case when t.ends_at <= now() then 1 else t.hits + 1 end,
        ends_at = case when t.ends_at <= now() then now() + lasts else t.ends_at end
  returning t.hits, greatest(1, ceil(extract(epoch from t.ends_at - now())))::integer
$$;
