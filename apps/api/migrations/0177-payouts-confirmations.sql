-- What the second person signs: exactly which payout is released, or came back, and who asked. It is kept with the signature, so that
-- anybody can check it afterwards with the public key alone.

-- What waits for a second person, as a text that a person can read. Its SHA-256 is the challenge of the passkey: another amount,
-- recipient or asker is another challenge. Null where nothing waits.
create function payout_facts(what text, of_user bigint, of_withdrawal bigint, by_operator bigint, nonce bytea) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select json_build_object(
    'confirms', what, 'reference', f.reference, 'amountInMinorUnits', f.amount::text, 'currencyId', f.currency_id,
    'recipient', json_build_object('name', a.account_name, 'bank', b.name, 'ending', a.account_ending,
                                   'digest', encode(w.account_digest, 'hex')),
    'cameBackUnder', f.bank_reference, 'reason', f.reason,
    'maker', maker.public_id, 'by', checker.public_id, 'digest', encode(f.digest, 'hex'), 'nonce', encode(nonce, 'hex'))::text
  from (
    select r.reference, r.amount, r.currency_id, null as bank_reference, null as reason, r.asked_by, r.digest
    from payout_releases r
    where what = 'release' and r.user_id = of_user and r.withdrawal_id = of_withdrawal and r.released_at is null
    union all
    select r.reference, r.amount, r.currency_id, r.bank_reference, r.reason, r.asked_by, r.digest
    from payout_returns r
    where what = 'return' and r.user_id = of_user and r.withdrawal_id = of_withdrawal
      and r.confirmed_at is null and r.dropped_at is null
  ) f
  join withdrawals w on w.user_id = of_user and w.id = of_withdrawal
  join bank_accounts a on a.user_id = w.user_id and a.id = w.bank_account_id
  join banks b on b.code = a.bank_code
  join operators maker on maker.id = f.asked_by
  join operators checker on checker.id = by_operator
$$;
revoke all on function payout_facts(text, bigint, bigint, bigint, bytea) from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_app') then
    grant execute on function payout_facts(text, bigint, bigint, bigint, bytea) to kaadi_app;
  end if;
end
$$;

-- Asked for and not answered yet: each works once, for a while.
create table payout_challenges (
  challenge bytea primary key,
  what text not null,
  user_id bigint not null,
  withdrawal_id bigint not null,
  operator_id bigint not null references operators (id),
  nonce bytea not null,
  facts text not null,
  expires_at timestamptz not null,
  constraint payout_challenges_of_facts check (challenge = sha256(convert_to(facts, 'UTF8')))
);
create index payout_challenges_by_end on payout_challenges (expires_at);
create index payout_challenges_of_operator on payout_challenges (operator_id);

-- Whether what a device says that it signed names this challenge (WebAuthn, 5.8.1).
create function signs_challenge(client_data bytea, challenge bytea) returns boolean language sql immutable
  return convert_from(client_data, 'UTF8')::jsonb ->> 'type' = 'webauthn.get'
     and convert_from(client_data, 'UTF8')::jsonb ->> 'challenge'
         = rtrim(translate(encode(challenge, 'base64'), '+/', '-_'), '=');
-- Whether a device of this address answered, somebody was there, and it looked who (WebAuthn, 6.1).
create function signs_for(authenticator_data bytea, rp_id text) returns boolean language sql immutable
  return substr(authenticator_data, 1, 32) = sha256(convert_to(rp_id, 'UTF8')) and get_byte(authenticator_data, 32) & 5 = 5;

create table payout_confirmations (
  id bigint generated always as identity primary key,
  what text not null,
  user_id bigint not null,
  withdrawal_id bigint not null,
  -- Of the row that was confirmed: a return that was taken back and proposed again is another.
  of_digest bytea not null,
  reference text not null,
  amount bigint not null,
  currency_id smallint not null,
  asked_by bigint not null references operators (id),
  confirmed_by bigint not null references operators (id),
  confirmed_at timestamptz not null default now(),
  -- 'passkey'; 'code', of a demo operator alone; 'earlier', by a code before there were passkeys.
  way text not null,
  -- What was signed, and with what: the signature is over authenticator_data and the SHA-256 of client_data.
  facts text,
  credential_id bytea,
  public_key bytea,
  rp_id text,
  client_data bytea,
  authenticator_data bytea,
  signature bytea,
  digest bytea,
  constraint payout_confirmations_withdrawal_exists
    foreign key (user_id, withdrawal_id) references withdrawals (user_id, id),
  constraint payout_confirmations_what_known check (what in ('release', 'return')),
  constraint payout_confirmations_way_known check (way in ('passkey', 'code', 'earlier')),
  constraint payout_confirmations_by_another check (confirmed_by <> asked_by),
  constraint payout_confirmations_facts_told check ((facts is null) = (way = 'earlier')),
  constraint payout_confirmations_signed check (
    num_nonnulls(credential_id, public_key, rp_id, client_data, authenticator_data, signature)
      = case way when 'passkey' then 6 else 0 end),
  constraint payout_confirmations_once unique (what, of_digest)
);
create index payout_confirmations_of_withdrawal on payout_confirmations (user_id, withdrawal_id);
call row_rules('payout_confirmations',
  append_only => true,
  digest => '{what, user_id, withdrawal_id, of_digest, reference, amount, currency_id, asked_by, confirmed_by, way, facts, credential_id,
              public_key, rp_id, client_data, authenticator_data, signature}');
call withhold('insert, update, delete', 'payout_confirmations');

-- What two people stood for before.
insert into payout_confirmations
  (what, user_id, withdrawal_id, of_digest, reference, amount, currency_id, asked_by, confirmed_by, confirmed_at, way)
select 'release', r.user_id, r.withdrawal_id, r.digest, r.reference, r.amount, r.currency_id, r.asked_by, r.released_by,
       r.released_at, 'earlier'
from payout_releases r where r.released_at is not null
union all
select 'return', r.user_id, r.withdrawal_id, r.digest, r.reference, r.amount, r.currency_id, r.asked_by, r.confirmed_by,
       r.confirmed_at, 'earlier'
from payout_returns r where r.confirmed_at is not null;

-- Writes down what the second person signed; false where the challenge was used, has run out or is of somebody else, where what it says
-- is not how things stand now, or where the device is none of theirs. The signature itself is checked by who calls it, which the role
-- that may release does alone. Without a signature it is a code, which counts of a demo operator alone.
create function confirm_payout(
  by_operator bigint, of_challenge bytea, of_credential bytea, with_client_data bytea, with_authenticator_data bytea,
  with_signature bytea) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c payout_challenges;
  k operator_passkeys;
begin
  delete from payout_challenges p
  where p.challenge = of_challenge and p.operator_id = by_operator and p.expires_at > now()
  returning * into c;
  if c is null or c.facts is distinct from payout_facts(c.what, c.user_id, c.withdrawal_id, by_operator, c.nonce) then
    return false;
  end if;
  if of_credential is null then
    if not exists (select from operators o where o.id = by_operator and o.is_demo) then
      return false;
    end if;
  else
    select * into k from operator_passkeys p
    where p.credential_id = of_credential and p.operator_id = by_operator and p.stopped_at is null;
    if k is null or signs_challenge(with_client_data, of_challenge) is not true
       or signs_for(with_authenticator_data, k.rp_id) is not true then
      return false;
    end if;
  end if;
  insert into payout_confirmations (what, user_id, withdrawal_id, of_digest, reference, amount, currency_id, asked_by, confirmed_by, way,
    facts, credential_id, public_key, rp_id, client_data, authenticator_data, signature)
  select c.what, c.user_id, c.withdrawal_id, f.digest, f.reference, f.amount, f.currency_id, f.asked_by, by_operator,
    case when of_credential is null then 'code' else 'passkey' end, c.facts, of_credential, k.public_key, k.rp_id,
    with_client_data, with_authenticator_data, with_signature
  from (
    select r.digest, r.reference, r.amount, r.currency_id, r.asked_by from payout_releases r
    where c.what = 'release' and r.user_id = c.user_id and r.withdrawal_id = c.withdrawal_id
    union all
    select r.digest, r.reference, r.amount, r.currency_id, r.asked_by from payout_returns r
    where c.what = 'return' and r.user_id = c.user_id and r.withdrawal_id = c.withdrawal_id and r.dropped_at is null
  ) f
  on conflict on constraint payout_confirmations_once do nothing;
  return found;
end
$$;
revoke all on function confirm_payout(bigint, bytea, bytea, bytea, bytea, bytea) from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_checker') then
    grant execute on function confirm_payout(bigint, bytea, bytea, bytea, bytea, bytea) to kaadi_checker;
  end if;
end
$$;

-- Nothing is released, and no return confirmed, without it, whoever writes that. The functions that do are as they were
-- (0154-payouts-releases.sql, 0174-payouts-returns.sql).
create function require_confirmation() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if not exists (
    select from payout_confirmations c
    where c.what = tg_argv[0] and c.of_digest = new.digest and c.user_id = new.user_id and c.withdrawal_id = new.withdrawal_id
      and c.confirmed_by = (to_jsonb(new) ->> tg_argv[1])::bigint) then
    perform raise_rule(tg_name, 'the second person signs first what they stand for');
  end if;
  return null;
end
$$;
create trigger payout_releases_signed after update on payout_releases
  for each row when (new.released_by is not null) execute function require_confirmation('release', 'released_by');
create trigger payout_returns_signed after update on payout_returns
  for each row when (new.confirmed_by is not null) execute function require_confirmation('return', 'confirmed_by');
