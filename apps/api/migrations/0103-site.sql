-- What makes an installation one tenant's own: name, colours, words, contacts, rewards.

-- One row.
create table site_info (
  only_row boolean primary key default true,
  site_name text not null,
  logo text,
  brand_color text,
  min_version text not null,
  support_email text not null,
  quote_minutes integer not null default 10,
  constraint site_info_one_row check (only_row),
  constraint site_info_quote_sane check (quote_minutes between 1 and 60),
  constraint site_info_color_hex check (brand_color ~ '^#[0-9a-f]{6}$')
);
insert into site_info (site_name, min_version, support_email) values ('Kaadi', '2.0.0', 'help@kaadi.example');

create table business_settings (
  key text primary key,
  value text not null,
  constraint business_settings_key_plain check (key ~ '^[A-Za-z0-9_.-]{1,64}$')
);

-- Tips, news and banners. Shown from their start to their end.
create table contents (
  id text primary key,
  kind text not null,
  title text not null,
  content text not null,
  image text,
  link text,
  sort integer not null default 0,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  constraint contents_kind_known check (kind in ('tip', 'news', 'banner')),
  -- A link stays inside the service or leads to a secure page.
  constraint contents_link_safe check (link ~ '^(/[^/\\]|https://)' or link = '/'),
  constraint contents_life check (ends_at is null or ends_at > starts_at)
);
create index contents_of_kind on contents (kind, sort);

create table contacts (
  id text primary key,
  type text not null,
  label text not null,
  value text not null,
  link text,
  sort integer not null default 0,
  constraint contacts_link_safe check (link ~ '^(https://|mailto:|tel:)')
);

-- What is given for a first paid order. At most one row is in force.
create table reward_rules (
  kind text primary key,
  amount numeric not null,
  currency_id smallint not null references settle_currencies (id),
  rule text not null,
  enabled boolean not null default true,
  constraint reward_rules_kind_known check (kind in ('firstOrder')),
  constraint reward_rules_positive check (amount > 0)
);

-- One reward per user, kind and subject; its posting is `reward.granted` of its id.
create table rewards (
  id bigint generated always as identity primary key,
  public_id text not null default replace(gen_random_uuid()::text, '-', ''),
  user_id bigint not null references users (id),
  kind text not null,
  subject_id text not null,
  title text not null,
  amount bigint not null,
  currency_id smallint not null,
  seen_at timestamptz,
  created_at timestamptz not null default now(),
  constraint rewards_public_id_unique unique (public_id),
  constraint rewards_once unique (user_id, kind, subject_id),
  constraint rewards_positive check (amount > 0)
);
create index rewards_unseen on rewards (user_id) where seen_at is null;

create trigger site_info_announce after insert or update or delete or truncate on site_info
  for each statement execute function announce_catalogue_change();
create trigger contents_announce after insert or update or delete or truncate on contents
  for each statement execute function announce_catalogue_change();
create trigger contacts_announce after insert or update or delete or truncate on contacts
  for each statement execute function announce_catalogue_change();
create trigger business_settings_announce after insert or update or delete or truncate on business_settings
  for each statement execute function announce_catalogue_change();
