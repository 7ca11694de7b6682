-- Takes an event of one user back: its mirror leg by leg, and before it, as an event of its own, what the available account does
-- not have of it, which is owed from then on. All accounts are locked before the balance is read. Answers what is owed.
create function ledger_reverse(of_kind text, mirror_kind text, short_kind text, of_event bigint) returns bigint
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  legs ledger_leg[];
  available text;
  total bigint;
  owed bigint;
  short ledger_leg;
  ids bigint[];
begin
  select array_agg((mirror_kind, t.event_id, t.leg, c.address, d.address, t.amount)::ledger_leg order by t.leg),
         min(c.address), sum(t.amount)
    into legs, available, total
  from ledger_transfers t
  join ledger_accounts d on d.id = t.debit_account_id
  join ledger_accounts c on c.id = t.credit_account_id
  where t.kind = of_kind and t.event_id = of_event;
  if legs is null then
    raise exception 'nothing was posted for % %', of_kind, of_event;
  end if;
  short := (short_kind, of_event, 0, replace(available, ':available', ':receivable'), available, 1)::ledger_leg;
  ids := ledger_lock(legs || short);
  select greatest(0, total - balance) into owed from ledger_accounts where address = available;
  if owed > 0 then
    short.amount := owed;
    legs := short || legs;
  end if;
  if not ledger_write(legs, ids) then
    raise exception 'a reversal crossed a floor';
  end if;
  return owed;
end
$$;

-- Posts an adjustment between an account and its counterpart, once: `ledger_transfers_event_once` refuses a second time. What a
-- wallet does not have is booked as owed before it, so that the amount stays the one that was confirmed. Answers what is owed.
-- Called by `confirm_adjustment` of 0171-adjustments.sql alone.
create function ledger_adjust(of_event bigint, account text, counterpart text, is_in boolean, of_amount bigint) returns bigint
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  legs ledger_leg[] := array[('adjustment.made', of_event, 0, case when is_in then counterpart else account end,
                              case when is_in then account else counterpart end, of_amount)::ledger_leg];
  short ledger_leg;
  ids bigint[];
  owed bigint := 0;
begin
  if not is_in and account like 'user:%:available' then
    short := ('adjustment.shortfall', of_event, 0, replace(account, ':available', ':receivable'), account, 1)::ledger_leg;
    -- Whoever begins a payout holds the accounts that they see (`ledger_owes`): an account that is opened here is none of them, so
    -- the user's others are locked with it.
    ids := ledger_lock(legs || short || array(
      select (short.kind, of_event, 0, a.address, account, 1)::ledger_leg from ledger_accounts a
      where a.user_id = split_part(account, ':', 2)::bigint and a.role = 'available'));
    select greatest(0, of_amount - balance) into owed from ledger_accounts where address = account;
    if owed > 0 then
      short.amount := owed;
      legs := short || legs;
    end if;
  else
    ids := ledger_lock(legs);
  end if;
  if not ledger_write(legs, ids) then
    raise exception 'an adjustment crossed a floor';
  end if;
  perform ledger_repay(legs);
  return owed;
end
$$;
revoke execute on function ledger_adjust(bigint, text, text, boolean, bigint) from public;

-- Whether a user owes in another currency than this one. Volatile: it reads what was committed until it is called, and not until
-- the statement began that calls it.
create function ledger_owes_in_another(of_user bigint, in_currency integer) returns boolean language plpgsql volatile as $$
begin
  return exists (
    select from ledger_accounts
    where user_id = of_user and currency_id <> in_currency and role = 'receivable' and balance < 0);
end
$$;

-- What is still owed of one shortfall: what is paid back counts for the oldest first, so what stands now is owed of the newest.
create function ledger_still_owed(of_kind text, of_event bigint) returns bigint language sql stable
  set enable_seqscan = off as $$
  select greatest(0, least(t.amount, -a.balance - coalesce((
    select sum(-l.amount) from ledger_entries l where l.account_id = a.id and l.version > e.version and l.amount < 0), 0)))::bigint
  from ledger_transfers t
  join ledger_accounts a on a.id = t.debit_account_id
  join ledger_entries e on e.account_id = a.id and e.transfer_id = t.id
  where t.kind = of_kind and t.event_id = of_event
$$;

-- What users owe, by currency, above zero.
create view running_debts (user_id, currency_id, owed) as
  select user_id, currency_id, -balance from ledger_accounts where role = 'receivable' and balance < 0;
call withhold('insert, update, delete', 'running_debts');

-- Whether a user owes anything, in any currency, until the caller's commit: a debt arises under the lock of the available account of its
-- currency, and of all that the user has where it opens that, so one that began before is waited for, and one that begins now waits.
-- In the order of `ledger_lock`.
create function ledger_owes(of_user bigint) returns boolean language plpgsql volatile security definer
  set search_path = public, pg_temp as $$
begin
  perform from ledger_accounts where user_id = of_user and role = 'available' order by id for share;
  return exists (select from running_debts d where d.user_id = of_user);
end
$$;
