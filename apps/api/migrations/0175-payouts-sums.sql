-- What one person begins alone is summed over 24 hours: past the limit of one payout a second person releases the next.

create index payout_attempts_by_starter on payout_attempts (started_by, created_at) where started_by is not null;

-- What one person began alone in the last 24 hours, with one payout more; in minor units of its currency. What another has released or
-- approved in a batch two people stand for. How a payout ended makes no difference: whoever began it tells that themself.
create function payouts_alone(of_operator bigint, of_user bigint, of_withdrawal bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  with next as (
    select w.user_id, w.id as withdrawal_id, w.net as amount, w.currency_id from withdrawals w
    where w.user_id = of_user and w.id = of_withdrawal
  )
  select n.amount + coalesce((
    select sum(p.amount) from payout_attempts p
    where p.started_by = of_operator and p.created_at > now() - interval '24 hours' and p.currency_id = n.currency_id
      and (p.user_id, p.withdrawal_id) <> (n.user_id, n.withdrawal_id)
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

-- Whoever inserts it; two at once of one person wait for each other.
create function require_sum_of_one() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  -- Who writes an earlier moment would leave it out of the sum.
  if new.created_at <> now() then
    perform raise_rule('payout_attempts_begun_now', 'a payout is begun when it is written');
  end if;
  if exists (select from payout_releases r where r.user_id = new.user_id and r.withdrawal_id = new.withdrawal_id
               and r.released_by = new.started_by) then
    perform raise_rule('payout_attempts_by_releaser', 'who released a payout does not begin it');
  end if;
  if exists (select from payout_releases r where r.user_id = new.user_id and r.withdrawal_id = new.withdrawal_id
               and r.released_at is not null)
     or exists (select from approved_batch_payouts b where b.user_id = new.user_id and b.withdrawal_id = new.withdrawal_id) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('payouts of one person ' || new.started_by || ' ' || new.currency_id, 0));
  if payouts_alone(new.started_by, new.user_id, new.withdrawal_id)
     > (select l.most from payout_limits l where l.currency_id = new.currency_id) then
    perform raise_rule(tg_name, 'one person begins no more than the limit in 24 hours alone');
  end if;
  return null;
end
$$;
create trigger payout_attempts_sum_of_one after insert on payout_attempts
  for each row when (new.started_by is not null) execute function require_sum_of_one();
