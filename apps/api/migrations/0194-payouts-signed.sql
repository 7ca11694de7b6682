-- How what a second person signs is put in words, written down, and asked for by whatever follows from it
-- (0177-payouts-confirmations.sql).

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

-- What is signed, in the few columns that its confirmation names; none where nothing waits. A batch or an adjustment that is not as it was
-- written is none.
create function signed_row(what text, of_user bigint, of_subject bigint)
  returns table (digest bytea, reference text, amount bigint, currency_id smallint, asked_by bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.digest, r.reference, r.amount, r.currency_id, r.asked_by from payout_releases r
  where what = 'release' and r.user_id = of_user and r.withdrawal_id = of_subject
  union all
  select r.digest, r.reference, r.amount, r.currency_id, r.asked_by from payout_returns r
  where what = 'return' and r.user_id = of_user and r.withdrawal_id = of_subject and r.dropped_at is null
  union all
  select b.digest, b.public_id, b.amount, b.currency_id, b.made_by from payout_batches b
  where what = 'batch' and b.id = of_subject and b.ended_at is null and b.digest = digest_of(b)
    and b.list_digest = payout_batch_list(b.id)
    and not exists (select from payout_batch_approvals p where p.batch_id = b.id)
  union all
  select a.digest, a.public_id, a.amount, a.currency_id, a.asked_by from adjustments a
  where what = 'adjustment' and a.id = of_subject and a.decided_at is null and a.digest = digest_of(a)
  union all
  select s.digest, s.public_id, null, null, s.asked_by from payout_stops s
  where what = 'restart' and s.id = of_subject and s.asked_by is not null and s.restarted_at is null and s.digest = digest_of(s)
    and not exists (select from book_exceptions e where e.stops and e.closed_at is null)
  union all
  select c.digest, c.public_id, null, null, c.maker_id from changes c
  where what = 'change' and c.id = of_subject and c.status = 'waiting' and c.digest = digest_of(c)
$$;
revoke all on function signed_row(text, bigint, bigint) from public;

-- A time as people read it, to the second.
create function signed_time(at timestamptz) returns text language sql stable
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');

-- What its second person reads besides that: of a batch the way, how many payouts and the digest of their references, amounts and accounts;
-- of an adjustment the account, which way, why, and the picture; of a restart the stop that it ends, why, and the id of what was asked
-- for; of a change its row before and after, why, and from when on.
create function signed_particulars(what text, of_subject bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('way', b.provider, 'payouts', b.count, 'listDigest', encode(payout_batch_list(b.id), 'hex'))
  from payout_batches b where what = 'batch' and b.id = of_subject
  union all
  select jsonb_build_object('account', a.account, 'direction', case when a.is_in then 'in' else 'out' end, 'reason', a.reason,
                            'words', a.words, 'evidence', encode(a.sha256, 'hex'))
  from adjustments a where what = 'adjustment' and a.id = of_subject
  union all
  select jsonb_build_object('starts', 'payouts', 'stoppedFor', s.cause, 'stop', s.detail, 'stoppedBy', stopper.public_id,
                            'stoppedAt', signed_time(s.stopped_at), 'reason', s.ask_reason, 'askedAt', signed_time(s.asked_at),
                            'request', s.ask_id)
  from payout_stops s left join operators stopper on stopper.id = s.stopped_by
  where what = 'restart' and s.id = of_subject
  union all
  select jsonb_build_object('resource', c.resource, 'row', c.subject, 'title', c.title, 'before', c.before, 'after', c.after,
                            'reason', c.reason, 'from', signed_time(c.starts_at))
  from changes c where what = 'change' and c.id = of_subject
$$;
revoke all on function signed_particulars(text, bigint) from public;

-- The whole text of any of the six; its SHA-256 is the challenge.
create function signed_facts(what text, of_user bigint, of_subject bigint, by_operator bigint, nonce bytea) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select payout_facts(what, of_user, of_subject, by_operator, nonce) where what in ('release', 'return')
  union all
  select (jsonb_build_object(
      'confirms', what, 'reference', f.reference, 'amountInMinorUnits', f.amount::text, 'currencyId', f.currency_id,
      'maker', maker.public_id, 'by', checker.public_id, 'digest', encode(f.digest, 'hex'), 'nonce', encode(nonce, 'hex'))
    || signed_particulars(what, of_subject))::text
  from signed_row(what, of_user, of_subject) f
  join operators maker on maker.id = f.asked_by
  join operators checker on checker.id = by_operator
  where what in ('batch', 'adjustment', 'restart', 'change')
$$;
revoke all on function signed_facts(text, bigint, bigint, bigint, bytea) from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_app') then
    grant execute on function signed_facts(text, bigint, bigint, bigint, bytea), signed_particulars(text, bigint) to kaadi_app;
  end if;
end
$$;

-- Writes down what the second person signed; false where the challenge was used, has run out or is of somebody else, where what it says
-- is not how things stand now, or where the device is none of theirs. The signature itself is checked by who calls it, which the role
-- that may release does alone. Without a signature it is a code, which counts of a demo operator alone.
create function confirm_signed(
  by_operator bigint, of_challenge bytea, of_credential bytea, with_client_data bytea, with_authenticator_data bytea,
  with_signature bytea) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c payout_challenges;
  k operator_passkeys;
begin
  delete from payout_challenges p
  where p.challenge = of_challenge and p.operator_id = by_operator and p.expires_at > now()
  returning * into c;
  if c is null or c.facts is distinct from signed_facts(c.what, c.user_id, c.subject_id, by_operator, c.nonce) then
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
  select c.what, c.user_id, case when c.user_id is not null then c.subject_id end, f.digest, f.reference, f.amount, f.currency_id,
    f.asked_by, by_operator, case when of_credential is null then 'code' else 'passkey' end, c.facts, of_credential, k.public_key, k.rp_id,
    with_client_data, with_authenticator_data, with_signature
  from signed_row(c.what, c.user_id, c.subject_id) f
  on conflict on constraint payout_confirmations_once do nothing;
  return found;
end
$$;
revoke all on function confirm_signed(bigint, bytea, bytea, bytea, bytea, bytea) from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_checker') then
    grant execute on function confirm_signed(bigint, bytea, bytea, bytea, bytea, bytea) to kaadi_checker;
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

-- No batch is approved, no adjustment posted, no change of a setting approved, and payouts do not start again without it, whoever writes that.
-- Of the row that was written: which of its columns says what was signed, and which by whom. Of a restart also what was asked for.
create function require_signature() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if not exists (
    select from payout_confirmations c
    where c.what = tg_argv[0] and c.of_digest = (to_jsonb(new) ->> tg_argv[1])::bytea
      and c.confirmed_by = (to_jsonb(new) ->> tg_argv[2])::bigint
      and c.facts::jsonb ->> 'request' is not distinct from to_jsonb(new) ->> 'ask_id') then
    perform raise_rule(tg_name, 'the second person signs first what they stand for');
  end if;
  return null;
end
$$;
create trigger payout_batch_approvals_signed after insert on payout_batch_approvals
  for each row execute function require_signature('batch', 'signed', 'approved_by');
create trigger adjustments_signed after update on adjustments
  for each row when (new.owed is not null) execute function require_signature('adjustment', 'digest', 'decided_by');
create trigger payout_stops_signed after update on payout_stops
  for each row when (new.restarted_by is not null) execute function require_signature('restart', 'digest', 'restarted_by');
create trigger changes_signed after insert or update on changes
  for each row when (new.decided_by is not null and new.status in ('scheduled', 'applied'))
  execute function require_signature('change', 'digest', 'decided_by');

-- What a job applies later on the lines of the second person is a row of changes: theirs alone to write, or one that was forged whole
-- would be applied as if they had approved it.
call withhold('insert, update', 'changes');
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_checker') then
    grant insert, update on changes to kaadi_checker;
  end if;
end
$$;

-- So is what somebody asks for: who could write it in another's name would be both people, and sign their own wish.
call withhold('insert', 'payout_releases', 'payout_returns', 'payout_batches', 'payout_batch_items', 'adjustments');
call withhold('insert, update', 'payout_stops');
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_checker') then
    grant insert on payout_releases, payout_returns, payout_batches, payout_batch_items, adjustments to kaadi_checker;
    grant insert, update on payout_stops to kaadi_checker;
  end if;
  -- The service stops payouts for what a match found.
  if exists (select from pg_roles where rolname = 'kaadi_app') then
    grant insert (cause, detail, match_id) on payout_stops to kaadi_app;
  end if;
end
$$;
