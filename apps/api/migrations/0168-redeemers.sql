-- Companies outside that redeem cards for the desk, and the cards that they have of it.

create table redeemers (
  id bigint generated always as identity primary key,
  public_id text not null,
  name text not null,
  -- Of one brand alone; null for every brand.
  card_type_id text references card_types (id),
  -- Whether cards are handed to it.
  is_open boolean not null default true,
  written_by bigint references operators (id),
  written_at timestamptz not null default now(),
  constraint redeemers_public_id_unique unique (public_id),
  constraint redeemers_name_short check (length(name) between 2 and 60)
);
create unique index redeemers_one_name on redeemers (lower(name));
call row_rules('redeemers', stays => true);

-- Who handed which cards to whom, and when. They had opened the codes: code_reveals says it too, for the seller.
create table custody_lines (
  user_id bigint not null,
  order_id bigint not null,
  -- Of the order: the change to state 3 that it begins with.
  version integer not null,
  redeemer_id bigint not null references redeemers (id),
  positions smallint[] not null,
  operator_id bigint not null references operators (id),
  note text not null,
  created_at timestamptz not null default now(),
  digest bytea,
  constraint custody_lines_pkey primary key (user_id, order_id, version),
  constraint custody_lines_order_exists foreign key (user_id, order_id) references card_orders (user_id, id),
  constraint custody_lines_some_cards check (cardinality(positions) between 1 and 20),
  constraint custody_lines_note_said check (length(note) between 3 and 300)
);
-- Orders are found by who redeems their cards: the newest line first.
create index custody_lines_of_redeemer on custody_lines (redeemer_id, created_at desc) include (user_id, order_id);
call row_rules('custody_lines',
  append_only => true,
  digest => '{user_id, order_id, version, redeemer_id, positions, operator_id, note, created_at}');

-- That the answer was written down: the cards are with us again. What it said of each card are findings of the desk.
create table custody_returns (
  user_id bigint not null,
  order_id bigint not null,
  -- Of the line.
  version integer not null,
  operator_id bigint not null references operators (id),
  created_at timestamptz not null default now(),
  digest bytea,
  constraint custody_returns_pkey primary key (user_id, order_id, version),
  constraint custody_returns_line_exists foreign key (user_id, order_id, version)
    references custody_lines (user_id, order_id, version)
);
call row_rules('custody_returns',
  append_only => true,
  digest => '{user_id, order_id, version, operator_id, created_at}');
call withhold('update, delete', 'custody_lines', 'custody_returns');
call withhold('delete', 'redeemers');

-- An order is at a redeemer under a line that is open, and leaves it when the answer was written down.
create function require_custody() returns trigger language plpgsql set enable_seqscan = off
  set search_path = public, pg_temp as $$
begin
  if new.status = {order.atPartner} and not exists (
       select from custody_lines c
       where c.user_id = new.user_id and c.order_id = new.id and c.version = new.version)
    or old.status = {order.atPartner} and not exists (
       select from custody_returns r
       where r.user_id = old.user_id and r.order_id = old.id and r.version = old.version)
  then
    perform raise_rule('card_orders_custody_told', 'cards go to a redeemer and come back by a line of custody');
  end if;
  return null;
end
$$;
create trigger card_orders_custody_told after update on card_orders for each row
  when (new.status <> old.status and {order.atPartner} in (new.status, old.status)) execute function require_custody();
