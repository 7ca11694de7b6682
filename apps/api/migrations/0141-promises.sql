-- What is promised where too few cases were measured (figureLeastCases of the contract): for a trade by its card, for a
-- withdrawal by the way in which it is paid out.
alter table card_types
  add column promised_minutes integer not null default 15,
  add constraint card_types_promise_known check (promised_minutes between 5 and 1440);

create table payout_rails (
  provider text primary key,
  promised_minutes integer not null,
  constraint payout_rails_provider_known check (provider in ('manual')),
  constraint payout_rails_promise_known check (promised_minutes between 5 and 10080)
);

-- A person pays by hand: an hour. A host changes it.
insert into payout_rails (provider, promised_minutes) values ('manual', 60);
