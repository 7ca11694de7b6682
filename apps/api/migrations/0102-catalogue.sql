-- What is bought, at which rate, and the currencies in which it is paid.

create table card_types (
  id text primary key,
  name text not null,
  logo text,
  category text not null,
  sort integer not null,
  enabled boolean not null default true,
  -- Known but not bought at the moment.
  paused boolean not null default false,
  requirement text not null,
  color_ground text not null,
  color_pattern text not null,
  color_ink text not null,
  code_pattern text not null,
  code_example text not null,
  code_hint text not null,
  card_pin boolean not null default false,
  constraint card_types_id_plain check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  constraint card_types_colors_hex check (
    color_ground ~ '^#[0-9a-f]{6}$' and color_pattern ~ '^#[0-9a-f]{6}$' and color_ink ~ '^#[0-9a-f]{6}$')
);

-- A card's own currency, which stands for its country.
create table card_currencies (
  id text primary key,
  code text not null,
  symbol text not null,
  country_code text not null,
  name text not null,
  sort integer not null,
  constraint card_currencies_id_plain check (id ~ '^[A-Za-z0-9_-]{1,64}$')
);

-- What one kind of card pays: naira for each whole unit of face value. Decimals, never floats.
create table card_prices (
  id text primary key,
  card_type_id text not null references card_types (id),
  card_currency_id text not null references card_currencies (id),
  form text not null,
  receipt_type text not null,
  min_face numeric not null,
  max_face numeric not null,
  step numeric not null,
  rate numeric not null,
  needs_code boolean not null,
  photos text[] not null,
  updated_at timestamptz not null default now(),
  constraint card_prices_id_plain check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  constraint card_prices_form_known check (form in ('physical', 'ecode')),
  constraint card_prices_receipt_known check (receipt_type in ('none', 'cash', 'debit', 'credit')),
  constraint card_prices_photos_known check (photos <@ array['front', 'back', 'receipt']),
  constraint card_prices_range check (min_face > 0 and max_face >= min_face and step > 0),
  constraint card_prices_rate_positive check (rate > 0)
);
-- Two prices of one kind may differ in range alone.
create unique index card_prices_one_of_a_kind
  on card_prices (card_type_id, card_currency_id, form, receipt_type, min_face);

-- Every rate there was. A change writes one row; sparkline and 24-hour change are read from it.
create table card_price_history (
  price_id text not null references card_prices (id) on delete cascade,
  at timestamptz not null,
  rate numeric not null,
  constraint card_price_history_pkey primary key (price_id, at)
);

create function remember_card_rate() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.rate <> old.rate then
    insert into card_price_history (price_id, at, rate) values (new.id, clock_timestamp(), new.rate);
  end if;
  return null;
end
$$;
create trigger card_prices_remember_rate after insert or update on card_prices
  for each row execute function remember_card_rate();

-- What a seller's level adds, in thousandths of the rate.
create table levels (
  level integer primary key,
  exp_from integer not null,
  bonus_permille integer not null,
  constraint levels_sane check (level >= 1 and exp_from >= 0 and bonus_permille between 0 and 200)
);

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
  constraint settle_currencies_known check (id in (1, 2, 3)),
  constraint settle_currencies_fee_known check (fee_type in ('fixed', 'percent')),
  constraint settle_currencies_limits check (
    min_withdraw > 0 and max_withdraw >= min_withdraw and daily_max >= max_withdraw and fee >= 0 and bank_max > 0)
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

create table digital_networks (
  id text primary key,
  currency_id smallint not null references settle_currencies (id),
  network text not null,
  address_regex text not null,
  fee numeric not null,
  min_amount numeric not null,
  sort integer not null
);

-- Every process keeps public data in memory and forgets it when it is told.
create function announce_catalogue_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', tg_table_name);
  return null;
end
$$;
create trigger card_types_announce after insert or update or delete or truncate on card_types
  for each statement execute function announce_catalogue_change();
create trigger card_currencies_announce after insert or update or delete or truncate on card_currencies
  for each statement execute function announce_catalogue_change();
create trigger card_prices_announce after insert or update or delete or truncate on card_prices
  for each statement execute function announce_catalogue_change();
create trigger levels_announce after insert or update or delete or truncate on levels
  for each statement execute function announce_catalogue_change();
create trigger settle_currencies_announce after insert or update or delete or truncate on settle_currencies
  for each statement execute function announce_catalogue_change();
create trigger currency_rates_announce after insert or update or delete or truncate on currency_rates
  for each statement execute function announce_catalogue_change();
create trigger digital_networks_announce after insert or update or delete or truncate on digital_networks
  for each statement execute function announce_catalogue_change();

-- What every installation begins with; a host changes it.
insert into levels (level, exp_from, bonus_permille)
values (1, 0, 0), (2, 500, 5), (3, 2000, 10), (4, 8000, 15), (5, 20000, 20);

insert into settle_currencies
  (id, min_withdraw, max_withdraw, daily_max, fee_type, fee, fee_min, fee_max, bank_max)
values (1, 1000, 5000000, 10000000, 'fixed', 50, null, null, 4),
       (2, 20, 50000, 100000, 'percent', 0.5, 1, 20, 4),
       (3, 10, 20000, 50000, 'fixed', 1, null, null, 4);
