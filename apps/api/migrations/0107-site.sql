-- What makes an installation one tenant's own: name, colours, words, contacts.

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

-- What the tenant writes for people to read before they agree: terms of service, privacy notice; and help.
create table site_pages (
  name text primary key,
  text text not null,
  updated_at timestamptz not null default now(),
  constraint site_pages_name_known check (name in ('terms', 'privacy', 'help')),
  constraint site_pages_not_blank check (btrim(text) <> '')
);

call row_rules('site_info', announced => true);
call row_rules('business_settings', announced => true);
call row_rules('contents', announced => true);
call row_rules('contacts', announced => true);
call row_rules('site_pages', announced => true);

-- How long a quote keeps its rate.
create view quote_terms (quote_minutes) as
  select quote_minutes from site_info;
call withhold('insert, update, delete', 'quote_terms');
