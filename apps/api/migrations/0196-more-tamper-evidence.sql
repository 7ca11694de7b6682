-- As 0184: what is written carries a digest of what it says. Here for what operators did with codes and payouts, for what
-- ended an attempt, and for what is sealed or hashed. What was written at a time says so too: demo content that is moved
-- into the past gets new digests there (modules/demo/history/move-into-past.ts).

create function digest_time(at timestamptz) returns text language sql immutable
  return extract(epoch from at)::text;
create or replace function digest_of(e order_events) returns bytea language sql immutable
  return digest_of_parts(e.user_id::text, e.order_id::text, e.version::text, e.from_status::text, e.to_status::text,
    e.actor, e.operator_id::text, digest_time(e.created_at));
create or replace function digest_of(e withdrawal_events) returns bytea language sql immutable
  return digest_of_parts(e.user_id::text, e.withdrawal_id::text, e.version::text, e.from_status::text,
    e.to_status::text, e.actor, e.operator_id::text, digest_time(e.created_at));
create function digest_of(r code_reveals) returns bytea language sql immutable
  return digest_of_parts(r.user_id::text, r.order_id::text, r.id::text, r.position::text, r.operator_id::text, r.purpose,
    digest_time(r.created_at));
create function digest_of(l payout_log) returns bytea language sql immutable
  return digest_of_parts(l.user_id::text, l.withdrawal_id::text, l.id::text, l.kind, l.operator_id::text, l.reason,
    digest_time(l.created_at));
-- How an attempt ended is written once, by an update: the digest follows each change that the rules of the schema allow.
create function digest_of(p payout_attempts) returns bytea language sql immutable
  return digest_of_parts(p.user_id::text, p.withdrawal_id::text, p.id::text, p.provider, p.reference, p.amount::text,
    p.currency_id::text, p.status, p.slip_number, p.failure, p.started_by::text, p.ended_by::text,
    digest_time(p.created_at), digest_time(p.ended_at));
-- A hash does not know whose it is: the digest does.
create function digest_of(p withdrawal_pins) returns bytea language sql immutable
  return digest_of_parts(p.user_id::text, p.pin_hash);
-- Apart from the account's own digest, which withdrawals remember: a change of the vault's key seals the number anew.
create function seal_digest_of(a bank_accounts) returns bytea language sql immutable
  return digest_of_parts(a.user_id::text, a.id::text, encode(a.sealed_number, 'hex'));
create function write_seal_digest() returns trigger language plpgsql as $$
begin
  new.seal_digest := seal_digest_of(new);
  return new;
end
$$;

alter table code_reveals add column digest bytea;
alter table payout_log add column digest bytea;
alter table payout_attempts add column digest bytea;
alter table withdrawal_pins add column digest bytea;
alter table bank_accounts add column seal_digest bytea;

-- What is there already is believed.
alter table order_events disable trigger user;
alter table withdrawal_events disable trigger user;
alter table code_reveals disable trigger user;
alter table payout_log disable trigger user;
alter table payout_attempts disable trigger user;
alter table bank_accounts disable trigger user;
update order_events e set digest = digest_of(e);
update withdrawal_events e set digest = digest_of(e);
update code_reveals r set digest = digest_of(r);
update payout_log l set digest = digest_of(l);
update payout_attempts p set digest = digest_of(p);
update withdrawal_pins p set digest = digest_of(p);
update bank_accounts a set seal_digest = seal_digest_of(a);
alter table order_events enable trigger user;
alter table withdrawal_events enable trigger user;
alter table code_reveals enable trigger user;
alter table payout_log enable trigger user;
alter table payout_attempts enable trigger user;
alter table bank_accounts enable trigger user;

create trigger code_reveals_write_digest before insert on code_reveals for each row execute function write_digest();
create trigger payout_log_write_digest before insert on payout_log for each row execute function write_digest();
create trigger payout_attempts_write_digest before insert or update on payout_attempts
  for each row execute function write_digest();
create trigger withdrawal_pins_write_digest before insert or update of pin_hash on withdrawal_pins
  for each row execute function write_digest();
create trigger bank_accounts_write_seal_digest before insert or update of sealed_number on bank_accounts
  for each row execute function write_seal_digest();

-- How many lines each order and each withdrawal has of what operators did, kept apart from the lines: one that is erased
-- leaves a count behind.
create table trace_counts (
  trace text not null,
  user_id bigint not null,
  parent_id bigint not null,
  lines integer not null,
  constraint trace_counts_pkey primary key (user_id, parent_id, trace),
  constraint trace_counts_trace_known check (trace in ('codeReveals', 'payoutLog')),
  constraint trace_counts_positive check (lines > 0)
);
insert into trace_counts (trace, user_id, parent_id, lines)
select 'codeReveals', user_id, order_id, count(*) from code_reveals group by user_id, order_id
union all
select 'payoutLog', user_id, withdrawal_id, count(*) from payout_log group by user_id, withdrawal_id;

create function count_code_reveals() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into trace_counts as c (trace, user_id, parent_id, lines)
  select 'codeReveals', user_id, order_id, count(*) from new_rows group by user_id, order_id order by user_id, order_id
  on conflict on constraint trace_counts_pkey do update set lines = c.lines + excluded.lines;
  return null;
end
$$;
create trigger code_reveals_count after insert on code_reveals
  referencing new table as new_rows for each statement execute function count_code_reveals();
create function count_payout_log() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into trace_counts as c (trace, user_id, parent_id, lines)
  select 'payoutLog', user_id, withdrawal_id, count(*) from new_rows group by user_id, withdrawal_id
  order by user_id, withdrawal_id
  on conflict on constraint trace_counts_pkey do update set lines = c.lines + excluded.lines;
  return null;
end
$$;
create trigger payout_log_count after insert on payout_log
  referencing new table as new_rows for each statement execute function count_payout_log();

do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_app') then
    revoke insert, update, delete on trace_counts from kaadi_app;
  end if;
end
$$;
