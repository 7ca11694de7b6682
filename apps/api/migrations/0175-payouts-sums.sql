-- What one person has in hand alone is summed over 24 hours: past the limit of one payout a second person releases the next. Who began it makes
-- no difference, or one person would pay what others began and handed back, or what is taken over from them, beyond any limit.

-- What one person took alone in the last 24 hours, with one payout more; in minor units of its currency. What another has released or
-- approved in a batch two people stand for. How a payout ended, or that it was handed back, makes no difference: whoever took it tells that.
create function payouts_alone(of_operator bigint, of_user bigint, of_withdrawal bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  with next as (
    select w.user_id, w.id as withdrawal_id, w.net as amount, w.currency_id from withdrawals w
    where w.user_id = of_user and w.id = of_withdrawal
  )
  select n.amount + coalesce((
    select sum(w.net)
    from (
      select distinct l.user_id, l.withdrawal_id from payout_log l
      where l.operator_id = of_operator and l.created_at > now() - interval '24 hours' and l.kind in ('taken', 'takenOver')
    ) p join withdrawals w on w.user_id = p.user_id and w.id = p.withdrawal_id
    where w.currency_id = n.currency_id and (p.user_id, p.withdrawal_id) <> (n.user_id, n.withdrawal_id)
      and not exists (select from payout_releases r where r.user_id = p.user_id and r.withdrawal_id = p.withdrawal_id
                        and r.released_at is not null)
      and not exists (select from approved_batch_payouts b
                      where b.user_id = p.user_id and b.withdrawal_id = p.withdrawal_id)), 0)
  from next n
$$;
revoke all on function payouts_alone(bigint, bigint, bigint) from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_app') then
    grant execute on function payouts_alone(bigint, bigint, bigint) to kaadi_app;
  end if;
end
$$;

-- Whoever writes it, as it is taken and as it is begun; two at once of one person wait for each other. Named for each table: the
-- column of who does it.
create function require_sum_of_one() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  by_operator bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  currency smallint := (select w.currency_id from withdrawals w where w.user_id = new.user_id and w.id = new.withdrawal_id);
begin
  if exists (select from payout_releases r where r.user_id = new.user_id and r.withdrawal_id = new.withdrawal_id
               and r.released_at is not null)
     or exists (select from approved_batch_payouts b where b.user_id = new.user_id and b.withdrawal_id = new.withdrawal_id) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('payouts of one person ' || by_operator || ' ' || currency, 0));
  if payouts_alone(by_operator, new.user_id, new.withdrawal_id)
     > (select l.most from payout_limits l where l.currency_id = currency) then
    perform raise_rule(tg_name, 'one person has no more than the limit in hand in 24 hours alone');
  end if;
  return null;
end
$$;
create trigger payout_attempts_sum_of_one after insert on payout_attempts
  for each row when (new.started_by is not null) execute function require_sum_of_one('started_by');
create trigger payout_log_sum_of_one after insert on payout_log
  for each row when (new.kind in ('taken', 'takenOver')) execute function require_sum_of_one('operator_id');
