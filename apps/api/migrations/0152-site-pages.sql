-- What the tenant writes for people to read before they agree: terms of service, privacy notice.

create table site_pages (
  name text primary key,
  text text not null,
  updated_at timestamptz not null default now(),
  constraint site_pages_name_known check (name in ('terms', 'privacy')),
  constraint site_pages_not_blank check (btrim(text) <> '')
);
create trigger site_pages_announce after insert or update or delete or truncate on site_pages
  for each statement execute function announce_catalogue_change();
