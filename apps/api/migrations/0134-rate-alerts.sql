-- Sellers who want to be told when a card pays more.

create table rate_alerts (
  user_id bigint not null references users (id),
  id bigint generated always as identity,
  public_id text not null default replace(gen_random_uuid()::text, '-', ''),
  card_type_id text not null references card_types (id),
  card_currency_id text not null references card_currencies (id),
  form text not null,
  -- Naira for each unit. Null: as soon as the brand is bought again.
  above numeric,
  by_mail boolean not null,
  set_at timestamptz not null default now(),
  -- When a rate reached it: it rests until it is set again.
  fired_at timestamptz,
  fired_rate numeric,
  constraint rate_alerts_pkey primary key (user_id, id),
  constraint rate_alerts_public_id_unique unique (user_id, public_id),
  constraint rate_alerts_one_a_kind unique (user_id, card_type_id, card_currency_id, form),
  constraint rate_alerts_form_known check (form in ('physical', 'ecode')),
  constraint rate_alerts_above_positive check (above > 0),
  constraint rate_alerts_fired_whole check ((fired_at is null) = (fired_rate is null)),
  constraint rate_alerts_fired_reached check (fired_rate >= coalesce(above, 0)),
  constraint rate_alerts_fired_later check (fired_at >= set_at)
) with (fillfactor = 80);
-- What waits, by the rate that it waits for.
create index rate_alerts_waiting on rate_alerts (card_type_id, card_currency_id, form, (coalesce(above, 0)))
  where fired_at is null;
create index rate_alerts_fired on rate_alerts (fired_at) where fired_at is not null;
