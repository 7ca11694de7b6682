-- The door of the books. src/ledger/README.md explains it and shows how a use case calls it.

create type ledger_leg as (
  kind text,
  event_id bigint,
  leg integer,
  debit text,
  credit text,
  amount bigint
);

-- Opens what is missing, in address order, so that two callers never wait for each other crosswise.
create function ledger_open(addresses text[]) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  unknown text;
begin
  select a into unknown from unnest(addresses) a
  where a !~ '^(user:[1-9][0-9]*:[1-9][0-9]*:(available|held|receivable)|desk:(cards|promo|late-credit|fx|fee):[1-9][0-9]*|payout:[a-z][a-z0-9-]*:[1-9][0-9]*|suspense:[1-9][0-9]*)$'
  limit 1;
  if unknown is not null then
    raise exception 'no such ledger account: %', unknown using errcode = 'KL003', detail = unknown;
  end if;

  insert into ledger_accounts (address, role, user_id, currency_id, allow_negative)
  select a,
         case p[1] when 'user' then p[4] when 'desk' then p[2] else p[1] end,
         case p[1] when 'user' then p[2]::bigint end,
         case p[1] when 'suspense' then p[2] else p[3] end::smallint,
         p[1] <> 'user' or p[4] = 'receivable'
  from (select a, string_to_array(a, ':') as p from unnest(addresses) a) parsed
  order by a
  on conflict on constraint ledger_accounts_address_unique do nothing;
end
$$;

-- Locks the accounts of the legs in id order and answers their ids, opening what is missing. A step of its own:
-- the statements after it then read what the lock waited for.
create function ledger_lock(legs ledger_leg[]) returns bigint[] language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  addresses text[];
  ids bigint[];
begin
  select array_agg(address) into addresses
  from (select debit as address from unnest(legs) union select credit from unnest(legs)) named;

  select array_agg(id) into ids from ledger_accounts where address = any (addresses);
  if cardinality(ids) is distinct from cardinality(addresses) then
    perform ledger_open(addresses);
    select array_agg(id) into ids from ledger_accounts where address = any (addresses);
  end if;

  perform from ledger_accounts where id = any (ids) order by id for no key update;
  return ids;
end
$$;

-- Writes all legs over locked accounts, or nothing and answers false when a floor would be crossed on the way.
create function ledger_write(legs ledger_leg[], ids bigint[]) returns boolean language plpgsql
  set enable_seqscan = off as $$
#variable_conflict use_column
declare
  fine boolean;
begin
  with account as materialized (
    select id, address, currency_id, allow_negative, balance, version from ledger_accounts where id = any (ids)
  ), leg as materialized (
    select nextval('ledger_transfers_id_seq') as transfer_id, l.kind, l.event_id, l.leg, l.amount, l.ord,
           d.id as debit_id, c.id as credit_id, d.currency_id, d.currency_id = c.currency_id as same_currency
    from unnest(legs) with ordinality as l (kind, event_id, leg, debit, credit, amount, ord)
    join account d on d.address = l.debit
    join account c on c.address = l.credit
  ), line as (
    select debit_id as account_id, ord, transfer_id, -amount as amount from leg
    union all
    select credit_id, ord, transfer_id, amount from leg
  ), running as materialized (
    select line.account_id, transfer_id, amount, allow_negative,
           version + row_number() over account_line as version,
           balance + sum(amount) over account_line as balance_after,
           row_number() over account_line = count(*) over (partition by account_id) as is_last
    from line join account on account.id = line.account_id
    window account_line as (partition by account_id order by ord)
  ), verdict as materialized (
    select bool_and(balance_after >= 0 or allow_negative) as fine from running
  ), transfer as (
    insert into ledger_transfers
      (id, kind, event_id, leg, debit_account_id, credit_account_id, currency_id, amount)
    -- Two currencies in one leg become NULL, which the column refuses.
    select transfer_id, kind, event_id, leg, debit_id, credit_id,
           case when same_currency then currency_id end, amount
    from leg where (select fine from verdict)
    order by kind, event_id, leg
  ), entry as (
    insert into ledger_entries (account_id, version, transfer_id, amount, balance_after)
    select account_id, version, transfer_id, amount, balance_after from running
    where (select fine from verdict)
  ), settled as (
    update ledger_accounts a set balance = r.balance_after, version = r.version
    from running r
    where r.is_last and a.id = r.account_id and a.id = any (ids) and (select fine from verdict)
  )
  select verdict.fine into fine from verdict;

  return fine;
end
$$;

-- What a user owes is paid down by whatever comes to them, in the event that brings it; the event of the repayment is the transfer
-- that brought it. Hardly anybody owes: then this is one look at an empty index. Who holds an available account may lock the
-- receivable beside it, and nobody else touches that: no two can wait crosswise.
create function ledger_repay(legs ledger_leg[]) returns void language plpgsql set enable_seqscan = off as $$
declare
  repaid ledger_leg[];
begin
  if not exists (select from ledger_accounts where role = 'receivable' and balance < 0) then
    return;
  end if;
  select array_agg(('receivable.repaid', c.transfer_id, 0, a.address, r.address,
                    least(-r.balance, a.balance))::ledger_leg order by a.id)
    into repaid
  from (
    select l.credit as address, max(t.id) as transfer_id
    from unnest(legs) l join ledger_transfers t on t.kind = l.kind and t.event_id = l.event_id and t.leg = l.leg
    where l.credit like 'user:%:available' and l.kind not like '%.shortfall'
    group by l.credit
  ) c
  join ledger_accounts a on a.address = c.address
  join ledger_accounts r on r.address = replace(c.address, ':available', ':receivable')
  where r.balance < 0 and a.balance > 0;
  if repaid is not null and not ledger_write(repaid, ledger_lock(repaid)) then
    raise exception 'a repayment crossed a floor';
  end if;
end
$$;

-- Corrections of the books do not come through the doors below, whoever opens them: `ledger_adjust` of 0007-ledger-reverse.sql posts
-- what two people have signed. A look at a list in memory.
create function ledger_refuse_adjustments(legs ledger_leg[]) returns void language plpgsql as $$
declare
  given ledger_leg;
begin
  foreach given in array legs loop
    if given.kind ^@ 'adjustment.' then
      perform raise_rule('ledger_adjusted_by_two', 'an adjustment is posted by two people, and not here');
    end if;
  end loop;
end
$$;

-- The door inside a use-case statement: every event is posted, or the statement fails and takes its rows back.
-- Answers the number of legs. NULL (array_agg over no rows) posts nothing.
create function ledger_post_all(legs ledger_leg[]) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if coalesce(cardinality(legs), 0) = 0 then
    return 0;
  end if;
  perform ledger_refuse_adjustments(legs);
  if not ledger_write(legs, ledger_lock(legs)) then
    raise exception 'insufficient funds' using errcode = 'KL001',
      detail = legs[1].kind || ':' || legs[1].event_id;
  end if;
  perform ledger_repay(legs);
  return cardinality(legs);
end
$$;

-- The door for lists of unrelated events. Status of each event: posted, repeated (the same legs were posted
-- before), different (the event was posted with other legs) or insufficient. An event is taken whole or not at all.
create function ledger_post_each(legs ledger_leg[])
  returns table (kind text, event_id bigint, status text) language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off as $$
#variable_conflict use_column
declare
  ids bigint[];
  fresh ledger_leg[];
  event record;
begin
  if coalesce(cardinality(legs), 0) = 0 then
    return;
  end if;
  perform ledger_refuse_adjustments(legs);

  -- Whoever posts the same event holds the same accounts: once they are ours, a repeat can be seen.
  ids := ledger_lock(legs);

  -- OFFSET 0 and LIMIT keep these look-ups per event, whatever the planner believed when the tables were empty.
  select array_agg(row (l.kind, l.event_id, l.leg, l.debit, l.credit, l.amount)::ledger_leg order by l.ord)
    into fresh
  from unnest(legs) with ordinality as l (kind, event_id, leg, debit, credit, amount, ord)
  where not exists (
    select from ledger_transfers t where t.kind = l.kind and t.event_id = l.event_id offset 0
  );

  if coalesce(cardinality(fresh), 0) < cardinality(legs) then
    return query
      select l.kind, l.event_id,
             case when bool_and(t.id is not null) and count(*) = (
               select count(*) from ledger_transfers s where s.kind = l.kind and s.event_id = l.event_id
             ) then 'repeated' else 'different' end
      from unnest(legs) as l (kind, event_id, leg, debit, credit, amount)
      left join lateral (
        select t.id from ledger_transfers t
        join ledger_accounts d on d.id = t.debit_account_id and d.address = l.debit
        join ledger_accounts c on c.id = t.credit_account_id and c.address = l.credit
        where t.kind = l.kind and t.event_id = l.event_id and t.leg = l.leg and t.amount = l.amount
        limit 1
      ) t on true
      where exists (select from ledger_transfers s where s.kind = l.kind and s.event_id = l.event_id offset 0)
      group by l.kind, l.event_id;
  end if;

  if fresh is null then
    return;
  end if;
  if ledger_write(fresh, ids) then
    perform ledger_repay(fresh);
    return query select distinct l.kind, l.event_id, 'posted'
      from unnest(fresh) as l (kind, event_id, leg, debit, credit, amount);
    return;
  end if;

  -- Some floor would be crossed: one by one, in the order given.
  for event in
    select l.kind, l.event_id,
           array_agg(row (l.kind, l.event_id, l.leg, l.debit, l.credit, l.amount)::ledger_leg order by l.ord) as legs
    from unnest(fresh) with ordinality as l (kind, event_id, leg, debit, credit, amount, ord)
    group by l.kind, l.event_id order by min(l.ord)
  loop
    kind := event.kind;
    event_id := event.event_id;
    status := case when ledger_write(event.legs, ids) then 'posted' else 'insufficient' end;
    if status = 'posted' then
      perform ledger_repay(event.legs);
    end if;
    return next;
  end loop;
end
$$;

revoke execute on function ledger_lock(ledger_leg[]), ledger_write(ledger_leg[], bigint[]), ledger_repay(ledger_leg[])
  from public;
