-- Editors write the pages of the site: a draft that nobody reads yet, and every version that was published, kept as it was.

alter table site_pages
  -- Counted by the database, so that no text is shown that is kept nowhere.
  add column version integer not null default 1,
  -- The version that was brought back; null where it was written anew.
  add column restores integer,
  -- Null where the installation began with it, or its host wrote it past the console.
  add column reason text,
  add column published_by bigint references operators (id);

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
create index site_pages_of_operator on site_pages (published_by) where published_by is not null;
insert into site_page_versions (name, version, text, published_at)
  select name, version, text, updated_at from site_pages;
call row_rules('site_page_versions',
  append_only => true,
  append_only_hint => 'a page is changed by another version of it');
call withhold('update, delete, truncate', 'site_page_versions');

create function count_page_version() returns trigger language plpgsql as $$
begin
  new.version := 1 + coalesce((select max(v.version) from site_page_versions v where v.name = new.name), 0);
  return new;
end
$$;
create trigger site_pages_counted before insert or update on site_pages
  for each row execute function count_page_version();
create function keep_page_version() returns trigger language plpgsql as $$
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
