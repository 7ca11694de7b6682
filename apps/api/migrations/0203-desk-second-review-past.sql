-- From where on one reviewer was not enough, and when: what was paid alone is measured by the rule of its day (I145).
create table second_review_past (
  currency_id smallint not null references second_review_rules (currency_id),
  at timestamptz not null,
  amount_from bigint not null,
  constraint second_review_past_pkey primary key (currency_id, at)
);
call row_rules('second_review_past', append_only => true, append_only_hint => 'what asked for two reviewers stays known');
call withhold('update, delete', 'second_review_past');

create function remember_second_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.amount_from <> old.amount_from then
    insert into second_review_past (currency_id, at, amount_from) values (new.currency_id, clock_timestamp(), new.amount_from);
  end if;
  return null;
end
$$;
create trigger second_review_rules_remembered after insert or update on second_review_rules
  for each row execute function remember_second_review();

insert into second_review_past (currency_id, at, amount_from) select currency_id, clock_timestamp(), amount_from from second_review_rules;
