-- What operators did, or tried to do. A line is written at once and never waits for another; a job puts lines into the chain,
-- one after the other. Neither is ever changed: what was written stands, and what is missing or exchanged breaks the chain.

create table audit_lines (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  operator_id bigint not null references operators (id),
  -- By its name in the contract, such as `desk.decide`.
  call text not null,
  -- The id of what it was about.
  subject text,
  -- Ids, choices and numbers of the request: nothing secret, no text that somebody wrote.
  asked jsonb not null default '{}',
  before jsonb,
  after jsonb,
  -- Null where the line was told from the key of its call.
  ip text,
  user_agent text,
  -- `0`, or the code it was refused with.
  outcome text not null,
  trace_id text,
  -- Of the call, where it has one: it tells whether what was committed has its line.
  idempotency_key text,
  digest bytea,
  constraint audit_lines_asked_object check (jsonb_typeof(asked) = 'object')
);
call row_rules('audit_lines',
  append_only => true,
  digest => '{id, at, operator_id, call, subject, asked, before, after, ip, user_agent, outcome, trace_id, idempotency_key}');
call withhold('update, delete, truncate', 'audit_lines');

create index audit_lines_of_operator on audit_lines (operator_id, id);
create index audit_lines_of_call on audit_lines (call, id);
create index audit_lines_of_subject on audit_lines (subject, id) where subject is not null;
create index audit_lines_refused on audit_lines (id) where outcome <> '0';
create index audit_lines_by_time on audit_lines (at);
create index audit_lines_of_key on audit_lines (idempotency_key, operator_id) where idempotency_key is not null;

-- The chain: each link's digest is made of the one before and of its line.
create table audit_links (
  place bigint primary key,
  line_id bigint not null references audit_lines (id),
  digest bytea not null,
  constraint audit_links_line_once unique (line_id)
);
call row_rules('audit_links', append_only => true);
call withhold('insert, update, delete, truncate', 'audit_links');

-- Where the chain ends, apart from it: lines that are cut off at its end are missed here.
create table audit_head (
  is_only boolean primary key default true,
  place bigint not null default 0,
  digest bytea not null default '',
  -- Up to here every line has its link.
  settled_id bigint not null default 0,
  constraint audit_head_is_only check (is_only)
);
call withhold('insert, update, delete, truncate', 'audit_head');

-- Links lines that have none, oldest first; answers how many. The only way into the chain: the service's role may not write
-- there. The row of the head is the lock.
create function chain_audit(most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head audit_head;
  line audit_lines;
  linked integer := 0;
begin
  insert into audit_head default values on conflict do nothing;
  select * into head from audit_head for update;
  for line in
    select l.* from audit_lines l
    where l.id > head.settled_id and not exists (select from audit_links k where k.line_id = l.id)
    order by l.id limit most
  loop
    linked := linked + 1;
    head.place := head.place + 1;
    head.digest := sha256(head.digest || digest_of(line));
    insert into audit_links (place, line_id, digest) values (head.place, line.id, head.digest);
  end loop;
  -- A line may come to light after one with a higher id, for as long as its transaction lasts: seconds.
  if linked < most then
    head.settled_id := greatest(head.settled_id, (
      select max(id) from audit_lines where id > head.settled_id and at < now() - interval '10 minutes'));
  end if;
  update audit_head set place = head.place, digest = head.digest, settled_id = head.settled_id;
  return linked;
end
$$;

