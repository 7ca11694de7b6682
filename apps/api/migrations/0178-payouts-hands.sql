-- In whose hands a payout by hand is, whoever writes that.

-- While somebody says that a payout was not paid nobody takes it, and nobody opens its account number: it would be paid and credited back.
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
  for each row when (new.kind in ('taken', 'takenOver', 'accountOpened'))
  execute function require_not_told_unpaid('withdrawal_id');
