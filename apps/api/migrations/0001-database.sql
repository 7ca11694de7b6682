-- What the tables of every module share: the role of the service, what is withheld from it, and how a broken rule is told.

-- The role the service runs as: it reads the books and posts through the door, and writes what is not withheld from it.
-- Where the owner may not create roles, the service runs as the owner and the triggers still hold.
do $$
begin
  if not exists (select from pg_roles where rolname = 'kaadi_app')
     and exists (select from pg_roles where rolname = current_user and (rolcreaterole or rolsuper)) then
    create role kaadi_app nologin;
    execute format('grant kaadi_app to %I', current_user);
  end if;
  if exists (select from pg_roles where rolname = 'kaadi_app') then
    alter default privileges in schema public grant select, insert, update, delete on tables to kaadi_app;
    alter default privileges in schema public grant usage on sequences to kaadi_app;
    grant usage on schema public to kaadi_app;
  end if;
end
$$;

-- A table of a session's own would stand before ours wherever a name is looked up: nobody but the owner makes one. What guards other
-- rows looks its names up in `public` first all the same, for a database whose rights were not copied with it.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;

-- Whether the service's role writes, under whatever login; never of who owns the tables.
create function is_service() returns boolean language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from pg_roles r where r.rolname = 'kaadi_app' and pg_has_role(current_user, r.oid, 'member')
      and not pg_has_role(current_user, (select p.proowner from pg_proc p where p.oid = 'public.is_service'::regproc), 'member'))
$$;

-- Takes rights from the service's role: `call withhold('update, delete', 'payout_log')`.
create procedure withhold(rights text, variadic objects regclass[]) language plpgsql as $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_app') then
    execute format('revoke %s on %s from kaadi_app', rights, array_to_string(objects, ', '));
  end if;
end
$$;

-- Which tables got the rows that a new installation begins with (src/database/reference-rows.ts).
create table starting_rows (
  table_name text primary key,
  written_at timestamptz not null default now()
);
call withhold('insert, update, delete', 'starting_rows');

-- A rule that no constraint can say is told like one: repositories turn it into a domain error by its name.
create function raise_rule(rule text, message text) returns void language plpgsql as $$
begin
  raise exception '%', message using errcode = '23514', constraint = rule;
end
$$;

-- For triggers whose WHEN has found the fault already: a row that keeps the rule costs no call.
create function refuse_row() returns trigger language plpgsql as $$
begin
  perform raise_rule(tg_name, tg_argv[0]);
  return null;
end
$$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only%', tg_table_name, coalesce(': ' || tg_argv[0], '')
    using errcode = 'KL009', table = tg_table_name;
end
$$;

-- Every process keeps public data in memory and forgets it when it is told.
create function announce_catalogue_change() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  perform pg_notify('catalogue_changed', tg_table_name);
  return null;
end
$$;
