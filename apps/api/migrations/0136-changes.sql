-- Changes of settings that cost money: who asked for what, who approved it, and when it was applied. Each change is a row, and
-- the rows of a subject are its history.

create table changes (
  id bigint generated always as identity primary key,
  public_id text not null default replace(gen_random_uuid()::text, '-', ''),
  -- Whose row it is, as the contract names it, and which one.
  resource text not null,
  subject text not null,
  -- What people call it.
  title text not null,
  -- The row's fields as they travel; null: there was none, there is to be none.
  before jsonb,
  after jsonb,
  reason text not null,
  maker_id bigint not null references operators (id),
  -- Why a second person is asked: what it weighs, and over what. Null where one is enough.
  weight jsonb,
  -- What it adds to what its maker decides alone in a day, in its currency, and how much that may be; of which resources, named
  -- together. Null where it costs no money, or a second person is asked.
  purse text,
  adds numeric,
  adds_currency_id smallint,
  adds_limit numeric,
  -- When it is to be applied; null for at once.
  starts_at timestamptz,
  status text not null,
  decided_by bigint references operators (id),
  decided_at timestamptz,
  -- What the second person wrote, or why it failed.
  note text,
  ended_at timestamptz,
  -- The order in which changes were applied: each one that has a number came after those with smaller ones.
  applied_number bigint,
  created_at timestamptz not null default now(),
  digest bytea,
  constraint changes_public_id_unique unique (public_id),
  constraint changes_status_known
    check (status in ('waiting', 'scheduled', 'applied', 'refused', 'withdrawn', 'failed')),
  constraint changes_adds_alone
    check (num_nulls(purse, adds, adds_currency_id, adds_limit) in (0, 4) and (purse is null or weight is null)),
  constraint changes_of_something check (before is distinct from after),
  constraint changes_checker_is_another check (decided_by <> maker_id),
  constraint changes_decided_has_time check ((decided_by is null) = (decided_at is null)),
  -- Nothing that weighs is applied, or has a time, without a second person. What they can no longer apply fails without one.
  constraint changes_weight_is_approved
    check (weight is null or decided_by is not null or status in ('waiting', 'withdrawn', 'failed')),
  constraint changes_waiting_weighs check (status <> 'waiting' or (weight is not null and decided_by is null)),
  constraint changes_scheduled_has_time check (status <> 'scheduled' or starts_at is not null),
  constraint changes_end_has_time check ((status in ('waiting', 'scheduled')) = (ended_at is null)),
  constraint changes_applied_has_number check ((status = 'applied') = (applied_number is not null)),
  constraint changes_note_of_refusal check (status not in ('refused', 'failed') or note is not null)
);
create sequence changes_applied as bigint;
-- One change of a row waits at a time.
create unique index changes_one_open on changes (resource, subject) where status in ('waiting', 'scheduled');
create index changes_due on changes (starts_at, id) where status = 'scheduled';
create index changes_of_subject on changes (resource, subject, id);
create index changes_ended on changes (id) where status not in ('waiting', 'scheduled');
create index changes_by_title on changes (lower(title) text_pattern_ops);
create index changes_alone on changes (maker_id, created_at) where purse is not null;
create index changes_open on changes (status, id) where status in ('waiting', 'scheduled');

call row_rules('changes',
  stays => true,
  digest => '{public_id, resource, subject, title, before, after, reason, maker_id, weight, starts_at, created_at}',
  frozen => '{id, public_id, resource, subject, title, before, after, reason, maker_id, weight, purse, adds, adds_currency_id,
              adds_limit, starts_at, created_at, digest}',
  frozen_when => $$ (old.status <> new.status and not (
                      (old.status = 'waiting' and new.status in ('scheduled', 'applied', 'refused', 'withdrawn', 'failed'))
                      or (old.status = 'scheduled' and new.status in ('applied', 'withdrawn', 'failed'))))
                    or (old.status not in ('waiting', 'scheduled')
                        and (new.decided_by, new.decided_at, new.note, new.ended_at, new.applied_number)
                            is distinct from (old.decided_by, old.decided_at, old.note, old.ended_at, old.applied_number))
                    or (old.decided_by is not null and new.decided_by is distinct from old.decided_by) $$,
  frozen_rule => 'changes_frozen',
  frozen_says => 'what was asked for and how it ended never changes');
call withhold('delete', 'changes');

-- Rows with a change to come, for the lists of their owners.
create view open_changes (resource, subject, status) as
  select resource, subject, status from changes where status in ('waiting', 'scheduled');
call withhold('insert, update, delete', 'open_changes');
