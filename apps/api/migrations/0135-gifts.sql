-- Tasks that bring a reward, and brands that bring more for a time.

-- What a seller can do for a reward, which is promised by 0108-promotions.sql and looks like this row when it is claimed. A task
-- has a row for each wallet currency that it is given in, and is claimed once in any of them.
create table gift_tasks (
  id text not null,
  currency_id smallint not null references settle_currencies (id),
  -- verify: a name was verified. bankAccount: an account was saved. sales: cards were paid and not taken back.
  kind text not null,
  title text not null,
  -- What the seller reads of it.
  detail text not null,
  -- Minor units.
  amount bigint not null,
  -- Of sales: the brand that counts, else every brand; and within how many days of each other, else within the task's time.
  card_type_id text references card_types (id),
  within_days integer,
  target integer not null default 1,
  matures_days integer not null,
  -- How many are paid for it in a day, to all sellers; more of them wait until the next.
  daily_max integer not null,
  starts_at timestamptz,
  ends_at timestamptz,
  sort integer not null default 0,
  enabled boolean not null default true,
  -- Removed by an editor: it stays for those who have claimed it.
  removed_at timestamptz,
  -- Lists of the console go on by it.
  number bigint generated always as identity,
  constraint gift_tasks_pkey primary key (id, currency_id),
  constraint gift_tasks_id_plain check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  constraint gift_tasks_kind_known check (kind in ('verify', 'bankAccount', 'sales')),
  constraint gift_tasks_amount_positive check (amount > 0),
  constraint gift_tasks_sales_alone check (kind = 'sales' or (card_type_id is null and within_days is null and target = 1)),
  constraint gift_tasks_target_sane check (target between 1 and 1000),
  constraint gift_tasks_within_sane check (within_days between 1 and 365),
  constraint gift_tasks_matures_sane check (matures_days between 0 and 365),
  constraint gift_tasks_daily_sane check (daily_max between 1 and 100000),
  constraint gift_tasks_time_sane check (ends_at > starts_at)
);
call row_rules('gift_tasks', announced => true);

-- What a brand brings on top for a time: naira for each unit of face value.
create table brand_specials (
  id text primary key,
  title text not null,
  card_type_id text not null references card_types (id),
  card_currency_id text not null references card_currencies (id),
  -- Null: both forms.
  form text,
  extra numeric not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  enabled boolean not null default true,
  -- Lists of the console go on by it.
  number bigint generated always as identity,
  constraint brand_specials_id_plain check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  constraint brand_specials_form_known check (form in ('physical', 'ecode')),
  constraint brand_specials_extra_positive check (extra > 0),
  constraint brand_specials_time_sane check (ends_at > starts_at)
);
create index brand_specials_of_kind on brand_specials (card_type_id, card_currency_id);
call row_rules('brand_specials', announced => true);

-- The specials that run at this moment: a price and a quote take the best one of their kind.
create view running_specials (card_type_id, card_currency_id, form, extra) as
  select card_type_id, card_currency_id, form, extra from brand_specials
  where enabled and starts_at <= now() and ends_at > now();
call withhold('insert, update, delete', 'running_specials');
