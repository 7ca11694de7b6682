-- In whose hands a payout by hand is, whoever writes that.

-- A payout is begun by who has just taken it, as it is written: in the name of another it would be in the sum of another, at an earlier moment
-- in none.
create function require_begun_in_hand() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if new.created_at <> now() then
    perform raise_rule('payout_attempts_begun_now', 'a payout is begun when it is written');
  end if;
  if exists (select from payout_releases r where r.user_id = new.user_id and r.withdrawal_id = new.withdrawal_id
               and r.released_by = new.started_by) then
    perform raise_rule('payout_attempts_by_releaser', 'who released a payout does not begin it');
  end if;
  if not exists (
    select from withdrawals w
    join payout_log l on l.user_id = w.user_id and l.withdrawal_id = w.id and l.operator_id = w.taken_by
    where w.user_id = new.user_id and w.id = new.withdrawal_id and w.taken_by = new.started_by
      and l.kind = 'taken' and l.created_at = now()) then
    perform raise_rule(tg_name, 'a payout by hand is begun by who has taken it');
  end if;
  return null;
end
$$;
create trigger payout_attempts_taken_first after insert on payout_attempts
  for each row when (new.started_by is not null) execute function require_begun_in_hand();

create function require_confirmed_in_hand() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if not exists (select from withdrawals w
                 where w.user_id = new.user_id and w.id = new.withdrawal_id and w.taken_by = new.ended_by) then
    perform raise_rule(tg_name, 'a payout by hand is confirmed by who has it');
  end if;
  return null;
end
$$;
create trigger payout_attempts_paid_in_hand after update on payout_attempts
  for each row when (new.by_hand and old.ended_at is null and new.status = 'success') execute function require_confirmed_in_hand();

-- What the log says of hands is so, and every change of hands stands in it by the commit: who once had a payout is read from it.
create function require_line_of_hands() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if new.created_at <> now() or new.kind in ('taken', 'takenOver') and not exists (
       select from withdrawals w
       where w.user_id = new.user_id and w.id = new.withdrawal_id and w.taken_by = new.operator_id) then
    perform raise_rule(tg_name, 'the log says who takes a payout as they take it');
  end if;
  return null;
end
$$;
create trigger payout_log_of_hands after insert on payout_log
  for each row execute function require_line_of_hands();

create function require_hands_in_log() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if (select w.taken_by from withdrawals w where w.user_id = new.user_id and w.id = new.id) is distinct from (
       select case when l.kind <> 'handedBack' then l.operator_id end from payout_log l
       where l.user_id = new.user_id and l.withdrawal_id = new.id and l.kind <> 'accountOpened' order by l.id desc limit 1) then
    perform raise_rule(tg_name, 'a payout is in the hands that its log says last');
  end if;
  return null;
end
$$;
create constraint trigger withdrawals_hands_in_log after update on withdrawals deferrable initially deferred
  for each row when (new.taken_by is distinct from old.taken_by) execute function require_hands_in_log();

-- While somebody says that a payout was not paid nobody takes it, and nobody opens its account number: it would be paid and credited back.
-- Nor is it handed back: taken back, what was said would leave it in nobody's hands.
create function require_not_told_unpaid() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from payout_returns r
             where r.user_id = new.user_id and r.withdrawal_id = (to_jsonb(new) ->> tg_argv[0])::bigint
               and r.bank_reference is null and r.confirmed_at is null and r.dropped_at is null) then
    perform raise_rule('payouts_not_told_unpaid', 'somebody says that it was not paid: that is confirmed or taken back first');
  end if;
  return null;
end
$$;
create trigger withdrawals_not_told_unpaid after update on withdrawals
  for each row when (new.taken_by is not null and new.taken_by is distinct from old.taken_by)
  execute function require_not_told_unpaid('id');
create trigger payout_log_not_told_unpaid after insert on payout_log
  for each row execute function require_not_told_unpaid('withdrawal_id');
