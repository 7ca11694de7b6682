-- Passkeys of operators. The second person confirms money with one; they do not open the console, which an authenticator app does.

-- As `passkeys` of sellers (0103-sessions.sql).
create table operator_passkeys (
  credential_id bytea primary key,
  public_id text not null,
  operator_id bigint not null references operators (id) on delete cascade,
  rp_id text not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  stopped_at timestamptz,
  constraint operator_passkeys_public_id_unique unique (public_id),
  constraint operator_passkeys_counter check (sign_count >= 0)
);
create index operator_passkeys_of_operator on operator_passkeys (operator_id);

-- The service's SQL role writes no key and gives none another owner, or whoever has taken it over could sign as a second person. What it
-- notes of a use it writes.
call withhold('insert, update', 'operator_passkeys');
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_app') then
    grant update (sign_count, last_used_at, stopped_at) on operator_passkeys to kaadi_app;
  end if;
end
$$;

create trigger operator_passkeys_used_forward after update on operator_passkeys
  for each row when (old.stopped_at is not null and new.stopped_at is distinct from old.stopped_at
                     or new.sign_count < old.sign_count)
  execute function refuse_row('a passkey that was stopped stays stopped, and its counter counts up');

-- The one door, for the role that may release (0154-payouts-releases.sql). Whether nobody has had the key yet.
create function add_operator_passkey(
  of_operator bigint, of_credential bytea, with_id text, at_rp text, with_key bytea, from_count bigint, over_transports text[],
  named text, synced boolean) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into operator_passkeys (credential_id, public_id, operator_id, rp_id, public_key, sign_count, transports, name, is_synced)
  values (of_credential, with_id, of_operator, at_rp, with_key, from_count, over_transports, named, synced)
  on conflict on constraint operator_passkeys_pkey do nothing;
  return found;
end
$$;
revoke all on function add_operator_passkey(bigint, bytea, text, text, bytea, bigint, text[], text, boolean) from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_checker') then
    grant execute on function add_operator_passkey(bigint, bytea, text, text, bytea, bigint, text[], text, boolean) to kaadi_checker;
  end if;
end
$$;

create table operator_passkey_challenges (
  challenge_hash bytea primary key,
  operator_id bigint not null references operators (id) on delete cascade,
  purpose text not null,
  expires_at timestamptz not null,
  constraint operator_passkey_challenges_purpose_known check (purpose = 'add')
);
create index operator_passkey_challenges_by_end on operator_passkey_challenges (expires_at);
create index operator_passkey_challenges_of_operator on operator_passkey_challenges (operator_id);
