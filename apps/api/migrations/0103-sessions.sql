-- Who is signed in, the codes mailed to them, and how often they may try.

-- Tokens are 256 random bits; only their SHA-256 is kept, so a stolen dump opens nothing.
create table user_sessions (
  token_hash bytea primary key,
  -- What its owner names it by when they end it from elsewhere. It opens nothing.
  public_id text not null,
  user_id bigint not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  idle_limit interval not null,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  user_agent text not null default '',
  ip text not null default '',
  -- When the second factor was last proved in it.
  factor_at timestamptz,
  constraint user_sessions_public_id_unique unique (public_id),
  constraint user_sessions_hash_whole check (octet_length(token_hash) = 32)
);
create index user_sessions_of_user on user_sessions (user_id);
create index user_sessions_by_end on user_sessions (expires_at);

-- Devices that a seller has signed in on, by a keyed hash: a sign-in on another one is told to the owner by mail.
create table user_devices (
  user_id bigint not null references users (id) on delete cascade,
  device_hash bytea not null,
  -- By a name of its own. Else by what its browser calls itself, which many have.
  is_named boolean not null default false,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  constraint user_devices_pkey primary key (user_id, device_hash)
);

-- The authenticator app of a seller: its key, and the thirty seconds of the last code that was used, so that a code works once.
create table user_factors (
  user_id bigint primary key references users (id) on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  -- When a code of the app proved that it has the key. Until then nothing is asked of anybody.
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
-- Work once each in place of app and passkeys; an account has them while it has a factor. Keyed hashes.
create table recovery_codes (
  user_id bigint not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_pkey primary key (user_id, code_hash)
);

-- Passkeys of sellers: what their devices told when they made them. None of it opens anything.
create table passkeys (
  credential_id bytea primary key,
  public_id text not null,
  user_id bigint not null references users (id) on delete cascade,
  -- The address that it works at; devices offer it nowhere else.
  rp_id text not null,
  public_key bytea not null,
  -- As the device counted at its last use; zero for ever at one that does not count.
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- When it came with a counter that was seen before, as a copy does. It still counts as a factor: a copy must not turn it off.
  stopped_at timestamptz,
  constraint passkeys_public_id_unique unique (public_id),
  constraint passkeys_counter check (sign_count >= 0)
);
create index passkeys_of_user on passkeys (user_id);
-- What a device has to sign. Each works once; the hash alone is kept.
create table passkey_challenges (
  challenge_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  purpose text not null,
  expires_at timestamptz not null,
  constraint passkey_challenges_purpose_known check (purpose in ('add', 'prove'))
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
create index passkey_challenges_of_user on passkey_challenges (user_id);

create view two_factor_holders (user_id) as
  select user_id from user_factors where confirmed_at is not null union select user_id from passkeys;
call withhold('insert, update, delete', 'two_factor_holders');

-- The same of an operator.
create table operator_factors (
  operator_id bigint primary key references operators (id) on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
create table operator_recovery_codes (
  operator_id bigint not null references operator_factors (operator_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  constraint operator_recovery_codes_pkey primary key (operator_id, code_hash)
);
create view two_factor_operators (operator_id) as
  select operator_id from operator_factors where confirmed_at is not null;
call withhold('insert, update, delete', 'two_factor_operators');

create index user_devices_by_name on user_devices (device_hash) where is_named;

-- How to know a device again at another seller.
create view device_fingerprints (user_id, fingerprint) as
  select user_id, device_hash from user_devices where is_named;
call withhold('insert, update, delete', 'device_fingerprints');

create table operator_sessions (
  token_hash bytea primary key,
  public_id text not null,
  operator_id bigint not null references operators (id) on delete cascade,
  expires_at timestamptz not null,
  idle_limit interval not null,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  user_agent text not null default '',
  ip text not null default '',
  -- When the second factor was proved, at sign-in or by setting it up. Until then nothing else is answered.
  factor_at timestamptz,
  -- Since when the password is asked for again. Also after idle_limit without a call.
  locked_at timestamptz,
  constraint operator_sessions_public_id_unique unique (public_id),
  constraint operator_sessions_hash_whole check (octet_length(token_hash) = 32)
);
create index operator_sessions_of_operator on operator_sessions (operator_id);
create index operator_sessions_by_end on operator_sessions (expires_at);

-- A session that ends is forgotten by every process at once: each keeps live ones in memory for a few seconds.
create function announce_ended_session() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  perform pg_notify('session_ended', encode(old.token_hash, 'hex'));
  return null;
end
$$;
create trigger user_sessions_announce_end after delete on user_sessions
  for each row execute function announce_ended_session();
create trigger operator_sessions_announce_end after delete on operator_sessions
  for each row execute function announce_ended_session();
-- What it waits for is asked for anew as well.
create trigger operator_sessions_announce_door after update on operator_sessions
  for each row when ((old.factor_at, old.locked_at) is distinct from (new.factor_at, new.locked_at))
  execute function announce_ended_session();

-- The same of sellers: with a session the addresses of photos end that were made for it.
create view live_seller_sessions (token_hash, user_id) as
  select token_hash, user_id from user_sessions
  where expires_at > now() and last_seen_at > now() - idle_limit;
call withhold('insert, update, delete', 'live_seller_sessions');

-- Sessions of the console that still work, for those who bind something to one.
create view live_operator_sessions (token_hash, operator_id) as
  select token_hash, operator_id from operator_sessions
  where expires_at > now() and last_seen_at + idle_limit > now() and locked_at is null;
call withhold('insert, update, delete', 'live_operator_sessions');
-- Sessions that may be unlocked count too.
create view open_operator_sessions (operator_id, last_seen_at) as
  select operator_id, last_seen_at from operator_sessions where expires_at > now();
call withhold('insert, update, delete', 'open_operator_sessions');

-- One live code per purpose and address. Keyed hashes: six digits alone would be guessed from a dump.
create table verification_codes (
  purpose text not null,
  subject_hash bytea not null,
  code_hash bytea not null,
  attempts_left integer not null,
  expires_at timestamptz not null,
  sent_at timestamptz not null default now(),
  constraint verification_codes_pkey primary key (purpose, subject_hash),
  constraint verification_codes_purpose_known
    check (purpose in ('signUp', 'resetPassword', 'changePassword', 'deleteAccount', 'resetPin')),
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

-- Takes one from each bucket, in the order given, up to the first that is empty: the buckets behind it are not touched.
-- Answers a row for each one it took from; the last is the empty one where hits are above its limit.
create function throttle_take(scopes text[], subjects bytea[], lasts interval[], limits integer[])
  returns table (hits integer, seconds_left integer) language plpgsql as $$
declare
  taken record;
begin
  for place in 1 .. cardinality(scopes) loop
    select * into taken from throttle_hit(scopes[place], subjects[place], lasts[place]);
    hits := taken.hits;
    seconds_left := taken.seconds_left;
    return next;
    exit when taken.hits > limits[place];
  end loop;
end
$$;

-- Gives one back: who signed in rightly has guessed nothing.
create function throttle_give(which text, subject bytea) returns void language sql as $$
  update throttles set hits = greatest(0, hits - 1) where scope = which and subject_hash = subject
$$;

-- The code that is asked for after failures. It is kept sealed, so that who asks again is mailed the same one: nobody
-- can make the owner's code stale by asking too. Wrong codes use up nothing here, they are counted where they come from.
create table sign_in_codes (
  realm text not null,
  subject_hash bytea not null,
  sealed_code bytea not null,
  code_hash bytea not null,
  -- Passwords that may still be looked at under it.
  tries_left integer not null,
  mails_left integer not null,
  issued_at timestamptz not null default now(),
  mailed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint sign_in_codes_pkey primary key (realm, subject_hash),
  constraint sign_in_codes_realm_known check (realm in ('user', 'operator')),
  constraint sign_in_codes_counts check (tries_left >= 0 and mails_left >= 0)
);
create index sign_in_codes_by_end on sign_in_codes (expires_at);
