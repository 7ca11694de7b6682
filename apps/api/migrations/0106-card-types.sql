-- What is bought, and at which rate.

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
  -- What is promised where too few trades were measured (figureLeastCases of the contract).
  promised_minutes integer not null default 15,
  constraint card_types_id_plain check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  constraint card_types_promise_known check (promised_minutes between 5 and 1440),
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
  -- How many points towards a level a unit of it is: what it is worth in US dollars.
  dollars numeric not null default 1,
  sort integer not null,
  constraint card_currencies_id_plain check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  constraint card_currencies_dollars_sane check (dollars > 0 and dollars <= 10)
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
  -- Of its whole history, so that who witnesses a price (0196-audit-witnessed-settings.sql) witnesses what it was.
  history_digest bytea,
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

-- Every rate there was. A change writes one row; charts, sparkline, 24-hour change and rate alerts are read from it.
create table card_price_history (
  price_id text not null references card_prices (id),
  at timestamptz not null,
  rate numeric not null,
  constraint card_price_history_pkey primary key (price_id, at)
);
create index card_price_history_by_time on card_price_history (at);
call row_rules('card_price_history', append_only => true, append_only_hint => 'what a card paid stays known');
call withhold('update, delete', 'card_price_history');

create function remember_card_rate() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' or new.rate <> old.rate then
    insert into card_price_history (price_id, at, rate) values (new.id, clock_timestamp(), new.rate);
  end if;
  return null;
end
$$;
create trigger card_prices_remember_rate after insert or update on card_prices
  for each row execute function remember_card_rate();

create function rates_of_price(price text) returns bytea language sql stable
  return (select sha256(convert_to(string_agg(digest_time(h.at) || '=' || trim_scale(h.rate)::text, ',' order by h.at), 'UTF8'))
          from card_price_history h where h.price_id = price);
create function digest_rates() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update card_prices p set history_digest = rates_of_price(p.id) where p.id in (select price_id from new_rows);
  return null;
end
$$;
create trigger card_price_history_digest_rates after insert on card_price_history
  referencing new table as new_rows for each statement execute function digest_rates();

call row_rules('card_types', announced => true);
call row_rules('card_currencies', announced => true);
call row_rules('card_prices', announced => true);

-- Brands as orders and quotes need them.
create view card_brands (id, name, enabled, on_sale, code_pattern, promised_minutes) as
  select id, name, enabled, enabled and not paused, code_pattern, promised_minutes from card_types;
call withhold('insert, update, delete', 'card_brands');

-- Countries of cards, with the sign of their money and what a unit of it counts towards a level.
create view card_countries (id, symbol, country_code, dollars, name, code) as
  select id, symbol, country_code, dollars, name, code from card_currencies;
call withhold('insert, update, delete', 'card_countries');

-- What a price asks of each card.
create view price_demands (id, needs_code, photos) as
  select id, needs_code, photos from card_prices;
call withhold('insert, update, delete', 'price_demands');

-- The best rate of each kind of card; rates of brands that are not on sale are what they last paid.
create view card_rates (card_type_id, card_currency_id, form, rate, on_sale) as
  select p.card_type_id, p.card_currency_id, p.form, max(p.rate), bool_and(t.enabled and not t.paused)
  from card_prices p join card_types t on t.id = p.card_type_id
  group by p.card_type_id, p.card_currency_id, p.form;
call withhold('insert, update, delete', 'card_rates');

-- Rates that brands on sale came to, and when.
create view card_rate_changes (card_type_id, card_currency_id, form, rate, at) as
  select p.card_type_id, p.card_currency_id, p.form, h.rate, h.at
  from card_price_history h join card_prices p on p.id = h.price_id join card_types t on t.id = p.card_type_id
  where t.enabled and not t.paused;
call withhold('insert, update, delete', 'card_rate_changes');

-- Brands that sellers looked for in vain. A seller counts once for a name, however it is written.
create table brand_requests (
  user_id bigint not null references users (id),
  -- Small letters and digits alone.
  folded text not null,
  name text not null,
  asked_at timestamptz not null default now(),
  -- Lists of the console go on by it.
  number bigint generated always as identity,
  constraint brand_requests_pkey primary key (user_id, folded),
  constraint brand_requests_folded_plain check (length(folded) between 2 and 60),
  constraint brand_requests_name_short check (length(name) between 2 and 60)
);
create index brand_requests_by_name on brand_requests (folded, asked_at);
