-- Witnesses: what rows that people answer for said when they were written. A row's own digest lies beside what it is made of and
-- goes with the row; its witness lies elsewhere, is never changed, and stands in a chain of its own (decision 156).

create table witnesses (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  table_name text not null,
  -- The values of its key, with colons between them.
  row_key text not null,
  -- Null: the row was deleted.
  row_digest bytea,
  -- Its link in the chain, once it has one (chain_witnesses).
  place bigint,
  link bytea,
  constraint witnesses_place_once unique (place),
  constraint witnesses_linked_whole check ((place is null) = (link is null))
);
create index witnesses_of_row on witnesses (table_name, row_key, id desc);
create index witnesses_without_link on witnesses (id) where place is null;
call row_rules('witnesses',
  stays => true,
  frozen => '{id, at, table_name, row_key, row_digest}',
  frozen_when => 'old.place is not null',
  frozen_rule => 'witnesses_frozen',
  frozen_says => 'what a row said is not said otherwise afterwards');

-- Where their chain ends, apart from it.
create table witness_head (
  is_only boolean primary key default true,
  place bigint not null default 0,
  link bytea not null default '',
  constraint witness_head_is_only check (is_only)
);
call withhold('insert, update, delete, truncate', 'witnesses', 'witness_head');

create function witness_link(before bytea, w witnesses) returns bytea language sql immutable
  return digest_of_parts(encode(before, 'hex'), w.id::text, digest_time(w.at), w.table_name, w.row_key, encode(w.row_digest, 'hex'));

-- Links witnesses that have no link, oldest first; answers how many. The row of the head is the lock: nobody waits for it but
-- the job (chain_audit, in 0128-audit.sql, has the same way of working).
create function chain_witnesses(most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head witness_head;
  one witnesses;
  linked integer := 0;
begin
  insert into witness_head default values on conflict do nothing;
  select * into head from witness_head for update;
  for one in select * from witnesses where place is null order by id limit most loop
    linked := linked + 1;
    head.place := head.place + 1;
    head.link := witness_link(head.link, one);
    update witnesses set place = head.place, link = head.link where id = one.id;
  end loop;
  update witness_head set place = head.place, link = head.link;
  return linked;
end
$$;

create function witness_row() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into witnesses (table_name, row_key) values (tg_table_name, witness_key(old));
  elsif tg_op = 'INSERT' and witness_of(new) is not null or tg_op = 'UPDATE' and witness_of(new) is distinct from witness_of(old) then
    insert into witnesses (table_name, row_key, row_digest) values (tg_table_name, witness_key(new), witness_of(new));
  end if;
  return null;
end
$$;

-- Has the rows of a table witnessed from now on: all their columns, but those that are told. Called beside or after the table.
-- For what people do: each change costs a row, so nothing that is written on every call that moves money is among them. A statement
-- that sets none of the witnessed columns costs nothing. Of a table that people and machines write, those rows r for which `of_rows`
-- holds.
create procedure witness(target regclass, key text[], but text[] default '{}', of_rows text default 'true') language plpgsql as $$
declare
  parts text;
  watched text;
begin
  select string_agg(format(case atttypid
           when 'text'::regtype then 'r.%I'
           when 'numeric'::regtype then 'trim_scale(r.%I)::text'
           when 'bytea'::regtype then $part$encode(r.%I, 'hex')$part$
           when 'timestamptz'::regtype then 'digest_time(r.%I)'
           when 'text[]'::regtype then $part$array_to_string(r.%I, ',')$part$
           else 'r.%I::text' end, attname), ', ' order by attnum),
         string_agg(format('%I', attname), ', ' order by attnum)
    into parts, watched
  from pg_attribute where attrelid = target and attnum > 0 and not attisdropped and attname <> all (but);
  execute format('create function witness_of(r %s) returns bytea language sql immutable return case when %s then digest_of_parts(%s) end',
                 target, of_rows, parts);
  execute format('create function witness_key(r %s) returns text language sql immutable return concat_ws('':'', %s)',
                 target, (select string_agg(format('r.%I', name), ', ' order by place)
                          from unnest(key) with ordinality as k (name, place)));
  -- First of the triggers by its name: another one may change the row once more, and what it is then is witnessed last.
  execute format('create trigger %I after insert or update of %s or delete on %s for each row execute function witness_row()',
                 '_' || target || '_witnessed', watched, target);
  execute format('insert into witnesses (table_name, row_key, row_digest)
                    select %L, witness_key(r), witness_of(r) from %s r where witness_of(r) is not null', target, target);
end
$$;

-- Rows that are not as their last witness says: exchanged, erased, or put there past the triggers.
create function unwitnessed_of(target text) returns table (row_key text, found bytea, witnessed bytea)
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  return query execute format('
    select coalesce(n.key, w.key), n.digest, w.digest
    from (select witness_key(r) as key, witness_of(r) as digest from %1$I r) n
    full join (
      select distinct on (row_key) row_key as key, row_digest as digest from witnesses
      where table_name = %1$L order by row_key, id desc
    ) w on w.key = n.key
    where n.digest is distinct from w.digest', target);
end
$$;
create function unwitnessed() returns table (table_name text, row_key text, found bytea, witnessed bytea)
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  target text;
begin
  for target in
    select tgrelid::regclass::text from pg_trigger where tgfoid = 'witness_row'::regproc
    union select w.table_name from witnesses w order by 1
  loop
    return query select target, u.* from unwitnessed_of(target) u;
  end loop;
end
$$;

-- For who moved rows past the triggers, as the owner of the tables: the demo's step into the past.
create procedure witness_anew() language sql as $$
  insert into witnesses (table_name, row_key, row_digest) select table_name, row_key, found from unwitnessed()
$$;
revoke all on procedure witness_anew() from public;

-- What operators decide and set, and who they are. A step of a factor is counted with each code that is entered.
call witness('operators', '{id}');
call witness('operator_factors', '{operator_id}', but => '{last_step}');
call witness('changes', '{id}');
call witness('adjustments', '{id}');
call witness('payout_batches', '{id}');
call witness('payout_batch_approvals', '{batch_id}');
call witness('payout_holds', '{user_id, withdrawal_id}');
call witness('payout_releases', '{user_id, withdrawal_id}');
call witness('payout_returns', '{id}');
call witness('reversals', '{user_id, id}');
call witness('reversal_evidence', '{user_id, reversal_id, upload_id}');
call witness('appeals', '{user_id, id}');
call witness('verification_cases', '{user_id, id}');
call witness('seller_notes', '{user_id, id}');
call witness('seller_pauses', '{user_id, id}');
call witness('blocks', '{id}');

-- Who paid by hand, let payouts go on, answered for what differed or was asked about, and with what it was signed.
call witness('payout_attempts', '{user_id, withdrawal_id, id}', of_rows => 'r.started_by is not null or r.ended_by is not null');
call witness('payout_log', '{user_id, withdrawal_id, id}');
call witness('payout_confirmations', '{id}');
call witness('payout_stops', '{id}');
call witness('payout_traces', '{user_id, id}');
call witness('payout_exceptions', '{id}', but => '{times, last_at}', of_rows => 'r.closed_by is not null');
call witness('book_exceptions', '{id}', but => '{times, last_at, gone_match_id}', of_rows => 'r.closed_by is not null');

-- Who opened a code, refused a card by what, looked at it again, and handed it to whom.
call witness('code_reveals', '{user_id, order_id, id}');
call witness('order_evidence', '{user_id, order_id, id}');
call witness('card_findings', '{user_id, order_id, id}');
call witness('rechecks', '{user_id, id}', of_rows => 'r.looked_by is not null or r.answered_by is not null');
call witness('redeemers', '{id}');
call witness('custody_lines', '{user_id, order_id, version}');
call witness('custody_returns', '{user_id, order_id, version}');
call witness('order_hand_overs', '{user_id, order_id, id}');

-- Who made an operator what they are, and gave a partner what it has.
call witness('operator_changes', '{id}');
call witness('operator_recovery_codes', '{operator_id, code_hash}');
call witness('partner_acts', '{user_id, id}', of_rows => 'r.operator_id is not null');

-- The password that a seller withdraws with. Its wrong tries are counted.
call witness('withdrawal_pins', '{user_id}', but => '{failed_attempts, locked_until}');

-- Where the chain of the audit ends: all of it cannot be erased together.
call witness('audit_head', '{is_only}', but => '{settled_id}');

-- What a seller set: where their money goes, and when it goes by itself. Sealed numbers are sealed anew with a new key of the vault.
call witness('bank_accounts', '{user_id, id}', but => '{sealed_number, seal_digest}');
call witness('auto_withdrawals', '{user_id, currency_id}', but => '{next_key, last_id, seen, again_at, refusal, waits_for_country}');
call witness('rewards', '{id}', but => '{look_at, seen_at}');

-- Who a seller is and how they prove it. Points and level, which each trade moves, and the language are left out.
call witness('users', '{id}', but => '{level, exp, language, digest}');
