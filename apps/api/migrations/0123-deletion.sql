-- Accounts that their owners asked to delete.

create table account_deletions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  undone_at timestamptz,
  done_at timestamptz,
  -- When the owner was told that something was in the way on the day.
  notified_at timestamptz,
  constraint account_deletions_due_later check (due_at > asked_at),
  constraint account_deletions_one_end check (undone_at is null or done_at is null)
);
create unique index account_deletions_one_live on account_deletions (user_id) where undone_at is null;
create index account_deletions_by_due on account_deletions (due_at) where undone_at is null and done_at is null;

call row_rules('account_deletions',
  stays => true,
  frozen => '{id, user_id, asked_at}',
  frozen_when => 'old.done_at is not null or old.undone_at is not null',
  frozen_rule => 'account_deletions_frozen',
  frozen_says => 'a deletion that was done or undone stays so');

-- Deletions that wait for their day.
create view waiting_deletions (user_id, due_at) as
  select user_id, due_at from account_deletions where undone_at is null and done_at is null;
call withhold('insert, update, delete', 'waiting_deletions');

-- Of these sellers those who may neither sell nor withdraw, since their account is deleted or about to be. Until the
-- transaction ends nobody of them can ask for a deletion. Its look is taken after the lock (a volatile function sees what was
-- committed while it waited), so that of an order and a deletion that come at once the second one sees the first.
create function leaving_sellers(ids bigint[]) returns setof bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('deletion:' || id, 0))
  from (select distinct id from unnest(ids) as given (id) order by id) s;
  return query select user_id from account_deletions where user_id = any (ids) and undone_at is null;
end
$$;
