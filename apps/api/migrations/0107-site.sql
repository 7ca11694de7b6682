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
  -- Counted by the database, so that no text is shown that is kept nowhere.
  version integer not null default 1,
  -- The version that was brought back; null where it was written anew.
  restores integer,
  -- Null where the installation began with it, or its host wrote it past the console.
  reason text,
  published_by bigint references operators (id),
  constraint site_pages_name_known check (name in ('terms', 'privacy', 'help')),
  constraint site_pages_not_blank check (btrim(text) <> '')
);
create index site_pages_of_operator on site_pages (published_by) where published_by is not null;

-- Every version that was published, kept as it was, and a draft that nobody reads yet.
create table site_page_versions (
  name text not null,
  version integer not null,
  text text not null,
  restores integer,
  reason text,
  published_by bigint references operators (id),
  published_at timestamptz not null,
  constraint site_page_versions_pkey primary key (name, version),
  constraint site_page_versions_counted check (version > 0),
  constraint site_page_versions_restores_exists foreign key (name, restores) references site_page_versions (name, version),
  constraint site_page_versions_restores_earlier check (restores < version),
  constraint site_page_versions_reason_said check (length(reason) between 3 and 200),
  constraint site_page_versions_told check (published_by is null or reason is not null)
);
create index site_page_versions_of_operator on site_page_versions (published_by) where published_by is not null;
call row_rules('site_page_versions',
  append_only => true,
  append_only_hint => 'a page is changed by another version of it');
call withhold('update, delete, truncate', 'site_page_versions');

create function count_page_version() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  new.version := 1 + coalesce((select max(v.version) from site_page_versions v where v.name = new.name), 0);
  return new;
end
$$;
create trigger site_pages_counted before insert or update on site_pages
  for each row execute function count_page_version();
create function keep_page_version() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  insert into site_page_versions (name, version, text, restores, reason, published_by, published_at)
  values (new.name, new.version, new.text, new.restores, new.reason, new.published_by, new.updated_at);
  return null;
end
$$;
create trigger site_pages_kept after insert or update on site_pages
  for each row execute function keep_page_version();

-- One a page, from its first change on. Two editors are kept apart by the count of its changes.
create table site_page_drafts (
  name text primary key,
  revision integer not null,
  moved_by bigint not null references operators (id),
  -- Null while there is none.
  text text,
  written_by bigint references operators (id),
  written_at timestamptz,
  constraint site_page_drafts_name_known check (name in ('terms', 'privacy', 'help')),
  constraint site_page_drafts_counted check (revision > 0),
  constraint site_page_drafts_not_blank check (btrim(text) <> ''),
  constraint site_page_drafts_written check (num_nulls(text, written_by, written_at) in (0, 3))
);
create index site_page_drafts_of_mover on site_page_drafts (moved_by);
create index site_page_drafts_of_writer on site_page_drafts (written_by) where written_by is not null;
call row_rules('site_page_drafts', stays => true);

call row_rules('site_info', announced => true);
call row_rules('business_settings', announced => true);
call row_rules('contents', announced => true);
call row_rules('contacts', announced => true);
call row_rules('site_pages', announced => true);

-- How long a quote keeps its rate.
create view quote_terms (quote_minutes) as
  select quote_minutes from site_info;
call withhold('insert, update, delete', 'quote_terms');
