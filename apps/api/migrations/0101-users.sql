-- Sellers.

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
  -- In which mails and notifications are said (BCP 47).
  language text not null default 'en-US',
  invite_code text not null,
  invited_by bigint references users (id),
  -- A person's own name, asked for before the first bank account: payouts go to accounts in this name alone.
  first_name text,
  last_name text,
  -- When the password was set, and until when withdrawals wait because a forgotten one was set anew.
  password_set_at timestamptz not null default now(),
  withdrawals_held_until timestamptz,
  -- Demo accounts never reach production: the start refuses while one is there.
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  digest bytea,
  constraint users_public_id_unique unique (public_id),
  constraint users_email_unique unique (email),
  -- Compared without case, and the same in every locale: addresses are ASCII.
  constraint users_email_normal check (email = lower(email) and email ~ '^[\x21-\x7e]+$'),
  constraint users_invite_code_unique unique (invite_code),
  constraint users_not_invited_by_self check (invited_by <> id),
  constraint users_country_known check (country_code in ('NG', 'GH')),
  constraint users_language_known check (language in ('en-US', 'fr', 'ha', 'yo', 'ig', 'pcm')),
  constraint users_name_whole check ((first_name is null) = (last_name is null)),
  constraint users_name_not_blank check (btrim(first_name) <> '' and btrim(last_name) <> ''),
  constraint users_level_positive check (level >= 1 and exp >= 0 and kyc_level >= 0)
) with (fillfactor = 80);

create index users_invited_by on users (invited_by) where invited_by is not null;
create index users_by_email_start on users (email text_pattern_ops);
create index users_by_joining on users (created_at, id);
create index users_by_level on users (level, id);
-- People are looked for by either name first.
create index users_by_first_name on users (lower(first_name || ' ' || last_name) text_pattern_ops) where first_name is not null;
create index users_by_last_name on users (lower(last_name || ' ' || first_name) text_pattern_ops) where first_name is not null;
create index users_by_country on users (country_code, created_at, id);

-- Nothing in the service changes what is frozen here. A migration that comes with a way to do so changes the rule. The
-- verification level has a rule of its own in 0125-verifications.sql.
call row_rules('users',
  digest => '{id, public_id, email, password_hash, country_code, default_currency_id, level, exp, kyc_level, invite_code,
              invited_by, first_name, last_name, is_demo, withdrawals_held_until}',
  digest_on => 'insert or update',
  frozen => '{id, public_id, invited_by}',
  frozen_when => 'new.password_hash <> old.password_hash and new.password_set_at = old.password_set_at',
  frozen_rule => 'users_proof_frozen',
  frozen_says => 'who a seller is and how they prove it never changes');

-- Sign-ups that wait for their mailed link to be opened. Of the link only a hash is kept.
create table pending_sign_ups (
  token_hash bytea primary key,
  email text not null,
  password_hash text not null,
  country_code text not null,
  invited_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- The invitation was of the own mailbox: it counts for nothing, and its owner is told so.
  is_self_invited boolean not null default false,
  language text not null default 'en-US',
  expires_at timestamptz not null,
  -- When its account was opened.
  used_at timestamptz,
  constraint pending_sign_ups_hash_whole check (octet_length(token_hash) = 32),
  constraint pending_sign_ups_email_normal check (email = lower(email) and email ~ '^[\x21-\x7e]+$'),
  constraint pending_sign_ups_country_known check (country_code in ('NG', 'GH'))
);
-- One link of an address waits at a time.
create unique index pending_sign_ups_one_waits on pending_sign_ups (email) where used_at is null;
create index pending_sign_ups_by_end on pending_sign_ups (expires_at);
create index pending_sign_ups_of_inviter on pending_sign_ups (invited_by) where invited_by is not null;

-- The mailbox that an address leads to, as its SHA-256.
create function mailbox_of(email text) returns bytea language sql immutable
  return sha256(convert_to(
    case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
      else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) end, 'UTF8'));

create index users_by_mailbox on users (mailbox_of(email));

-- Who a seller is, for other modules.
create view sellers (id, public_id, email, country_code, default_currency_id, level, exp, kyc_level, created_at, language) as
  select id, public_id, email, country_code, default_currency_id, level, exp, kyc_level, created_at, language from users;
call withhold('insert, update, delete', 'sellers');

-- What sellers are called, where they have told it.
create view seller_names (id, first_name, last_name, by_first, by_last) as
  select id, first_name, last_name, lower(first_name || ' ' || last_name), lower(last_name || ' ' || first_name)
  from users where first_name is not null;
call withhold('insert, update, delete', 'seller_names');

-- Who came by whose invitation. What stands behind a plus, and the dots of a Gmail address, lead to the same mailbox.
create view invited_sellers (id, public_id, inviter_id, mailbox, is_closed) as
  select id, public_id, invited_by, mailbox_of(email), email like '%@deleted.invalid' from users
  where invited_by is not null;
call withhold('insert, update, delete', 'invited_sellers');

-- How to know a seller again by their address, and whether the account still is.
create view seller_mailboxes (user_id, mailbox, is_closed) as
  select id, mailbox_of(email), email like '%@deleted.invalid' from users;
call withhold('insert, update, delete', 'seller_mailboxes');

-- Whose withdrawals wait, and until when.
create view held_sellers (id, withdrawals_held_until) as
  select id, withdrawals_held_until from users where withdrawals_held_until > now();
call withhold('insert, update, delete', 'held_sellers');

-- Level and points of sellers, which 0122-levels.sql counts: first their rows, in their order, then what was counted.
create function lock_standings(of_users bigint[]) returns void language plpgsql set enable_seqscan = off as $$
begin
  perform from users where id = any (of_users) order by id for no key update;
end
$$;
create function set_standings(of_users bigint[], exps integer[], levels integer[]) returns void language plpgsql
  set enable_seqscan = off as $$
begin
  update users u set exp = s.exp, level = s.level
  from unnest(of_users, exps, levels) s (id, exp, level)
  where u.id = s.id and (u.exp, u.level) is distinct from (s.exp, s.level);
end
$$;

-- Whether a password that was just looked at is still the account's. Whoever changes it, or ends the account, is waited for;
-- whoever comes after waits for the session that is opened with it, and ends it.
create function password_still_is(of_user bigint, given text) returns boolean language plpgsql as $$
begin
  perform from users where id = of_user for share;
  return exists (select from users where id = of_user and password_hash = given);
end
$$;

-- What a password is checked by.
create view seller_passwords (id, email, password_hash) as
  select id, email, password_hash from users;
call withhold('insert, update, delete', 'seller_passwords');
