-- What the desk answered, summed by the day: the pages of Insight cost the same however many orders there are.

-- One line for each day, brand, class of card and operator. A day is UTC's, and is summed once it is over.
create table desk_days (
  day date not null,
  card_type_id text not null,
  form text not null,
  receipt_type text not null,
  operator_id bigint not null,
  -- Orders that had their first answer, and those of them that had it within their promise.
  orders integer not null,
  kept integer not null,
  paid integer not null,
  paid_part integer not null,
  offered integer not null,
  returned integer not null,
  refused integer not null,
  asked integer not null,
  cancelled integer not null,
  -- First verdicts of the operator that another reviewer looked at, blind looks at decided orders too, and those that they agreed with.
  second_looks integer not null,
  agreed integer not null,
  -- How long first answers took: how many orders stand at each place of the scale (`insight/time-scale.ts`).
  places smallint[] not null,
  at_places integer[] not null,
  constraint desk_days_pkey primary key (day, card_type_id, form, receipt_type, operator_id),
  constraint desk_days_sane check (kept between 0 and orders and agreed between 0 and second_looks
    and coalesce(array_length(places, 1), 0) = coalesce(array_length(at_places, 1), 0))
);

-- Why cards were not taken as they were sent, by the same.
create table desk_day_reasons (
  day date not null,
  card_type_id text not null,
  form text not null,
  receipt_type text not null,
  operator_id bigint not null,
  reason_code smallint not null,
  cards integer not null,
  constraint desk_day_reasons_pkey primary key (day, card_type_id, form, receipt_type, operator_id, reason_code),
  constraint desk_day_reasons_sane check (cards > 0)
);

-- What was posted on a day, by what moved it: the kinds and legs of the ledger. In minor units.
create table money_days (
  day date not null,
  currency_id smallint not null,
  kind text not null,
  leg smallint not null,
  times integer not null,
  amount bigint not null,
  constraint money_days_pkey primary key (day, currency_id, kind, leg),
  constraint money_days_sane check (times > 0 and amount > 0)
);

-- What was bought on a day, by brand.
create table money_day_brands (
  day date not null,
  currency_id smallint not null,
  card_type_id text not null,
  orders integer not null,
  cards integer not null,
  amount bigint not null,
  constraint money_day_brands_pkey primary key (day, currency_id, card_type_id),
  constraint money_day_brands_sane check (orders > 0 and cards >= 0 and amount >= 0)
);

-- Days that were summed, empty ones too. What is not here is read from the answers themselves.
create table desk_days_summed (
  day date not null,
  constraint desk_days_summed_pkey primary key (day)
);

call withhold('update, delete', 'desk_days', 'desk_day_reasons', 'money_days', 'money_day_brands', 'desk_days_summed');
