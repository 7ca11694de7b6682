-- The currencies in which sellers are paid.

-- Wallet currencies with their rules for withdrawals. Ids are the contract's: 1 naira, 2 cedi, 3 tether.
create table settle_currencies (
  id smallint primary key,
  enabled boolean not null default true,
  min_withdraw numeric not null,
  max_withdraw numeric not null,
  daily_max numeric not null,
  fee_type text not null,
  fee numeric not null,
  fee_min numeric,
  fee_max numeric,
  -- How many accounts a seller may save.
  bank_max integer not null,
  -- The least that is exchanged for another currency.
  exchange_min numeric not null,
  -- For how many hours a saved account is new, and how much it gets until then.
  new_account_hours integer not null default 24,
  new_account_max numeric not null,
  constraint settle_currencies_known check (id in (1, 2, 3)),
  constraint settle_currencies_fee_known check (fee_type in ('fixed', 'percent')),
  constraint settle_currencies_min_positive check (min_withdraw > 0),
  constraint settle_currencies_max_above_min check (max_withdraw >= min_withdraw),
  constraint settle_currencies_day_above_max check (daily_max >= max_withdraw),
  constraint settle_currencies_fee_bounded check (
    fee >= 0 and fee_min >= 0 and fee_max >= fee_min and (fee_type = 'fixed' or fee <= 20)
    and (fee_type = 'percent' or num_nonnulls(fee_min, fee_max) = 0)),
  constraint settle_currencies_some_accounts check (bank_max > 0),
  constraint settle_currencies_exchange_positive check (exchange_min > 0),
  constraint settle_currencies_new_account_hours check (new_account_hours between 1 and 720),
  constraint settle_currencies_new_account_gets check (new_account_max >= min_withdraw)
);

-- How much of one currency a unit of another gives.
create table currency_rates (
  in_currency_id smallint not null references settle_currencies (id),
  out_currency_id smallint not null references settle_currencies (id),
  rate numeric not null,
  updated_at timestamptz not null default now(),
  constraint currency_rates_pkey primary key (in_currency_id, out_currency_id),
  constraint currency_rates_two check (in_currency_id <> out_currency_id),
  constraint currency_rates_positive check (rate > 0)
);

-- The ways to send digital currency: each with the form of its addresses, its fee and its least amount.
create table digital_networks (
  id text primary key,
  currency_id smallint not null references settle_currencies (id),
  network text not null,
  address_regex text not null,
  fee numeric not null,
  min_amount numeric not null,
  -- In how many minutes a payment is usually confirmed; null where nothing is said.
  confirm_minutes integer,
  enabled boolean not null default true,
  sort integer not null,
  constraint digital_networks_something_arrives check (fee >= 0 and min_amount > fee),
  constraint digital_networks_confirm_bounded check (confirm_minutes between 1 and 1440)
);

call row_rules('settle_currencies', announced => true);
call row_rules('currency_rates', announced => true);
call row_rules('digital_networks', announced => true);

-- The networks that are paid over now, for whoever saves addresses and reckons fees.
create view payout_networks (id, currency_id, address_pattern, fee, min_amount, confirm_minutes) as
  select id, currency_id, address_regex, fee, min_amount, confirm_minutes from digital_networks where enabled;
call withhold('insert, update, delete', 'payout_networks');

-- For how long a saved account is new, for whoever saves accounts and asks for withdrawals.
create view new_account_rules (currency_id, new_for) as
  select id, make_interval(hours => new_account_hours) from settle_currencies;
call withhold('insert, update, delete', 'new_account_rules');
