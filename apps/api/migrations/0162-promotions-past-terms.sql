-- Prizes and steps as they once stood: a month is paid by those that stood at its end, however late it is closed.
create table past_month_prizes (
  id bigint generated always as identity primary key,
  currency_id smallint not null,
  board text not null,
  place integer not null,
  -- Minor units.
  amount bigint not null,
  stands_since timestamptz not null,
  stood_until timestamptz not null default now()
);
create index past_month_prizes_by_end on past_month_prizes (stood_until);
call row_rules('past_month_prizes', append_only => true, append_only_hint => 'what stood once is history');
call withhold('update, delete', 'past_month_prizes');

create table past_rebate_steps (
  id bigint generated always as identity primary key,
  currency_id smallint not null,
  -- Minor units.
  from_amount bigint not null,
  permille numeric not null,
  stands_since timestamptz not null,
  stood_until timestamptz not null default now()
);
create index past_rebate_steps_by_end on past_rebate_steps (stood_until);
call row_rules('past_rebate_steps', append_only => true, append_only_hint => 'what stood once is history');
call withhold('update, delete', 'past_rebate_steps');

-- Whoever changes or removes a row leaves what it was.
create function keep_past_prize() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  insert into past_month_prizes (currency_id, board, place, amount, stands_since)
  values (old.currency_id, old.board, old.place, old.amount, old.stands_since);
  if tg_op = 'DELETE' then return old; end if;
  new.stands_since := now();
  return new;
end
$$;
create trigger month_prizes_keep_past before update or delete on month_prizes
  for each row execute function keep_past_prize();

create function keep_past_step() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  insert into past_rebate_steps (currency_id, from_amount, permille, stands_since)
  values (old.currency_id, old.from_amount, old.permille, old.stands_since);
  if tg_op = 'DELETE' then return old; end if;
  new.stands_since := now();
  return new;
end
$$;
create trigger rebate_steps_keep_past before update or delete on rebate_steps
  for each row execute function keep_past_step();
