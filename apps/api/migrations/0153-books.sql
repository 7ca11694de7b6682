-- The treasurer's books: the match of orders, ledger and providers, what does not fit, and the stop of payouts.

create table book_matches (
  id bigint generated always as identity primary key,
  public_id text not null default replace(gen_random_uuid()::text, '-', ''),
  -- Nobody, for the daily one.
  asked_by bigint references operators (id),
  outcome text not null default 'running',
  from_at timestamptz not null,
  rules_checked integer not null default 0,
  found integer not null default 0,
  -- The three sides by rail and currency, in minor units.
  rails jsonb not null default '[]',
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint book_matches_public_id_unique unique (public_id),
  constraint book_matches_outcome_known check (outcome in ('running', 'same', 'different', 'incomplete', 'failed')),
  constraint book_matches_end_has_time check ((outcome = 'running') = (ended_at is null))
);
-- One runs at a time.
create unique index book_matches_one_runs on book_matches ((true)) where ended_at is null;
call row_rules('book_matches',
  stays => true,
  frozen => '{id, public_id, asked_by, from_at, started_at}',
  frozen_when => 'old.ended_at is not null',
  frozen_rule => 'book_matches_frozen',
  frozen_says => 'a match that has ended stays as it is');

-- What does not fit. The same thing is one line while it lasts, explained or not. Once a match has not found it any more, what was
-- explained of it is over: where it comes back, that is another line.
create table book_exceptions (
  id bigint generated always as identity primary key,
  public_id text not null default replace(gen_random_uuid()::text, '-', ''),
  kind text not null,
  -- Made of all that it says: another difference of the same payout is another line.
  fingerprint bytea not null,
  detail text not null,
  provider text,
  currency_id smallint,
  reference text,
  difference bigint,
  stops boolean not null,
  match_id bigint not null references book_matches (id),
  -- The first that did not find it any more. Where it comes back before it was explained, it is not gone.
  gone_match_id bigint references book_matches (id),
  owner_id bigint references operators (id),
  times integer not null default 1,
  found_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by bigint references operators (id),
  note text,
  constraint book_exceptions_public_id_unique unique (public_id),
  constraint book_exceptions_gone_later check (gone_match_id > match_id),
  constraint book_exceptions_kind_known check (kind in
    ('ordersDiffer', 'totalsDiffer', 'missingAtProvider', 'notOurs', 'amountDiffers', 'rule', 'providerSilent')),
  -- Only its owner closes it, and says how it was explained.
  constraint book_exceptions_closed_by_owner check ((closed_at is null) = (closed_by is null)
    and (closed_by is null or (closed_by = owner_id and length(note) >= 3)))
);
create unique index book_exceptions_one_stands on book_exceptions (fingerprint) where closed_at is null or gone_match_id is null;
create index book_exceptions_open on book_exceptions (found_at, id) where closed_at is null;
create index book_exceptions_closed on book_exceptions (closed_at, id) where closed_at is not null;
create index book_exceptions_of_owner on book_exceptions (owner_id, found_at, id) where closed_at is null;
call row_rules('book_exceptions',
  stays => true,
  frozen => '{id, public_id, kind, fingerprint, detail, provider, currency_id, reference, difference, stops, match_id, found_at}',
  frozen_when => $$ old.closed_at is not null and ((new.owner_id, new.closed_at, new.closed_by, new.note)
                      is distinct from (old.owner_id, old.closed_at, old.closed_by, old.note)
                      or (old.gone_match_id is not null and new.gone_match_id is distinct from old.gone_match_id)) $$,
  frozen_rule => 'book_exceptions_frozen',
  frozen_says => 'what was found, and how it was explained, never changes');

-- While a row is open no payout is begun. One person asks for its end, another one ends it. What was asked for is taken back until then.
create table payout_stops (
  id bigint generated always as identity primary key,
  public_id text not null default replace(gen_random_uuid()::text, '-', ''),
  cause text not null,
  detail text not null,
  match_id bigint references book_matches (id),
  stopped_by bigint references operators (id),
  stopped_at timestamptz not null default now(),
  asked_by bigint references operators (id),
  asked_at timestamptz,
  ask_reason text,
  ask_id text,
  restarted_by bigint references operators (id),
  restarted_at timestamptz,
  digest bytea,
  constraint payout_stops_public_id_unique unique (public_id),
  constraint payout_stops_cause_known check (cause in ('difference', 'rule', 'byHand', 'olderCopy')),
  -- A start on an older copy of the database is neither: whoever accepts it has no login yet.
  constraint payout_stops_by_match_or_hand check ((cause = 'byHand') = (stopped_by is not null)
    and (cause in ('difference', 'rule')) = (match_id is not null)),
  constraint payout_stops_ask_is_whole check ((asked_by is null) = (asked_at is null)
    and (asked_by is null) = (ask_reason is null) and (asked_by is null) = (ask_id is null)),
  constraint payout_stops_restart_is_whole check ((restarted_by is null) = (restarted_at is null)),
  constraint payout_stops_restart_was_asked check (restarted_by is null or asked_by is not null),
  constraint payout_stops_restart_by_another check (restarted_by <> asked_by)
);
create unique index payout_stops_one_open on payout_stops ((true)) where restarted_at is null;
call row_rules('payout_stops',
  stays => true,
  digest => '{public_id, cause, detail, match_id, stopped_by, stopped_at}',
  frozen => '{id, public_id, cause, detail, match_id, stopped_by, stopped_at, digest}',
  -- It is asked for anew, later, where what it was asked for on was not all that was found, or once that was taken back.
  frozen_when => $$ (old.asked_by is not null and new.asked_at <= old.asked_at
                      and (new.asked_by, new.asked_at, new.ask_reason)
                          is distinct from (old.asked_by, old.asked_at, old.ask_reason))
                    or old.restarted_at is not null $$,
  frozen_rule => 'payout_stops_frozen',
  frozen_says => 'why payouts were stopped, and who started them again, never changes');

-- What was asked for has an id of its own, which is signed: what was signed of one that was taken back counts of no other, though the
-- same person asks again in the same words at the same moment. Nobody chooses it.
create function name_asked() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  if new.asked_by is null then
    new.ask_id := null;
  elsif tg_op = 'UPDATE' and (new.asked_by, new.asked_at, new.ask_reason)
                             is not distinct from (old.asked_by, old.asked_at, old.ask_reason) then
    new.ask_id := old.ask_id;
  else
    new.ask_id := replace(gen_random_uuid()::text, '-', '');
  end if;
  return new;
end
$$;
create trigger payout_stops_asked before insert or update on payout_stops
  for each row execute function name_asked();

-- A stop ends by two people alone, whoever writes: an open exception that stops keeps payouts stopped, and one that was found after the
-- first has asked is none that they have asked about. None was open then: it was found later where it was closed later.
create function found_since(asked_at timestamptz) returns boolean language sql stable
  return exists (select from book_exceptions e where e.stops and coalesce(e.closed_at, 'infinity') > asked_at);
create function require_explained() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  if old.asked_by is not null and new.asked_by is not null and new.asked_at is distinct from old.asked_at
     and not found_since(old.asked_at) then
    perform raise_rule(tg_name, 'a restart is asked for once, unless something was found since or it was taken back');
  end if;
  if new.restarted_at is not null and old.restarted_at is null and found_since(new.asked_at) then
    perform raise_rule(tg_name, 'something was found since the restart was asked for, or is not explained yet');
  end if;
  return null;
end
$$;
create trigger payout_stops_explained after update on payout_stops
  for each row execute function require_explained();

-- No attempt is begun while they are stopped: by hand, by a machine, or past the service.
create function require_payouts_running() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  if exists (select from payout_stops where restarted_at is null) then
    perform raise_rule(tg_name, 'payouts are stopped');
  end if;
  return null;
end
$$;
create trigger payout_attempts_while_running after insert on payout_attempts
  for each statement execute function require_payouts_running();

-- Whatever waits to be paid says whether payouts run: what sellers were answered is known no more (memory/seller-replies.ts).
create function ring_every_seller() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  perform pg_notify('user_changed', '');
  return null;
end
$$;
create trigger payout_stops_rung after insert or update of restarted_at on payout_stops
  for each statement execute function ring_every_seller();

call withhold('delete', 'book_matches', 'book_exceptions', 'payout_stops');

create view running_payout_stops (stopped_at) as select stopped_at from payout_stops where restarted_at is null;
call withhold('insert, update, delete', 'running_payout_stops');
