-- Batches and adjustments are signed by their second person as payouts are (0177-payouts-confirmations.sql): the same challenge, the same
-- door, the same row. Neither is approved without it, whoever writes that.

-- The withdrawal, the batch or the adjustment; only a withdrawal has a seller.
alter table payout_challenges rename column withdrawal_id to subject_id;
alter table payout_challenges alter column user_id drop not null;

alter table payout_confirmations alter column user_id drop not null;
alter table payout_confirmations alter column withdrawal_id drop not null;
alter table payout_confirmations drop constraint payout_confirmations_what_known;
alter table payout_confirmations
  add constraint payout_confirmations_what_known check (what in ('release', 'return', 'batch', 'adjustment')),
  add constraint payout_confirmations_of_withdrawal check (
    num_nonnulls(user_id, withdrawal_id) = case when what in ('release', 'return') then 2 else 0 end);

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
$$;
revoke all on function signed_row(text, bigint, bigint) from public;

-- What its second person reads besides that: of a batch the way, how many payouts and the digest of their references, amounts and accounts;
-- of an adjustment the account, which way, why, and the picture.
create function signed_particulars(what text, of_subject bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('way', b.provider, 'payouts', b.count, 'listDigest', encode(payout_batch_list(b.id), 'hex'))
  from payout_batches b where what = 'batch' and b.id = of_subject
  union all
  select jsonb_build_object('account', a.account, 'direction', case when a.is_in then 'in' else 'out' end, 'reason', a.reason,
                            'words', a.words, 'evidence', encode(a.sha256, 'hex'))
  from adjustments a where what = 'adjustment' and a.id = of_subject
$$;
revoke all on function signed_particulars(text, bigint) from public;

-- The whole text of any of the four; its SHA-256 is the challenge.
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
  where what in ('batch', 'adjustment')
$$;
revoke all on function signed_facts(text, bigint, bigint, bigint, bytea) from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_app') then
    grant execute on function signed_facts(text, bigint, bigint, bigint, bytea), signed_particulars(text, bigint) to kaadi_app;
  end if;
end
$$;

-- As it was, for all four.
drop function confirm_payout(bigint, bytea, bytea, bytea, bytea, bytea);
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

-- What two people stood for before.
insert into payout_confirmations (what, of_digest, reference, amount, currency_id, asked_by, confirmed_by, confirmed_at, way)
select 'batch', b.digest, b.public_id, b.amount, b.currency_id, b.made_by, p.approved_by, p.created_at, 'earlier'
from payout_batch_approvals p join payout_batches b on b.id = p.batch_id
union all
select 'adjustment', a.digest, a.public_id, a.amount, a.currency_id, a.asked_by, a.decided_by, a.decided_at, 'earlier'
from adjustments a where a.owed is not null;

-- Of the row that was written: which of its columns says what was signed, and which by whom.
create function require_signature() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if not exists (
    select from payout_confirmations c
    where c.what = tg_argv[0] and c.of_digest = (to_jsonb(new) ->> tg_argv[1])::bytea
      and c.confirmed_by = (to_jsonb(new) ->> tg_argv[2])::bigint) then
    perform raise_rule(tg_name, 'the second person signs first what they stand for');
  end if;
  return null;
end
$$;
create trigger payout_batch_approvals_signed after insert on payout_batch_approvals
  for each row execute function require_signature('batch', 'signed', 'approved_by');
create trigger adjustments_signed after update on adjustments
  for each row when (new.owed is not null) execute function require_signature('adjustment', 'digest', 'decided_by');
