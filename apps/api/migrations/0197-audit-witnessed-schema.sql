-- The rules of the schema have witnesses as well (0185-audit-witnesses.sql): what a migration makes, changes or removes of them is
-- witnessed in its own commit (src/database/migrate.ts), and nothing else is.

-- What keeps rows as they were written and money in order: triggers, with whether they run, those of foreign keys among them;
-- constraints, unique indexes, functions and views; columns with their defaults, rules that rewrite a statement, and which rows and
-- tables others may see. What an extension brings is its own.
create view schema_rules (name, rule) as
  select c.relname || ': ' || case when t.tgisinternal then k.conname || ' ' || p.proname else t.tgname end,
         t.tgenabled::text || case when t.tgisinternal then '' else ' ' || pg_get_triggerdef(t.oid) end
  from pg_trigger t
  join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace
  join pg_proc p on p.oid = t.tgfoid
  left join pg_constraint k on k.oid = t.tgconstraint
  union all
  select c.relname || ': ' || k.conname, pg_get_constraintdef(k.oid)
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = 'public'::regnamespace and k.contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select c.relname || ': ' || i.indexrelid::regclass, i.indisvalid::text || ' ' || pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and i.indisunique
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  union all
  select p.oid::regprocedure::text, pg_get_functiondef(p.oid)
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select c.relname || '.' || a.attname,
         concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end, nullif(a.attidentity::text, ''),
                   nullif(a.attgenerated::text, ''), pg_get_expr(d.adbin, d.adrelid))
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  union all
  select c.relname || ': ' || r.rulename, r.ev_enabled::text || ' ' || pg_get_ruledef(r.oid)
  from pg_rewrite r join pg_class c on c.oid = r.ev_class
  where c.relnamespace = 'public'::regnamespace and r.rulename <> '_RETURN'
  union all
  select c.relname || ': rows', concat_ws(' ', c.relrowsecurity, c.relforcerowsecurity,
           (select string_agg(p.polname || ' ' || p.polcmd::text || ' ' || coalesce(pg_get_expr(p.polqual, p.polrelid), ''), '; ' order by p.polname)
            from pg_policy p where p.polrelid = c.oid))
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (c.relrowsecurity or c.relforcerowsecurity)
  union all
  select c.relname || ': everybody', string_agg(g.privilege_type, ', ' order by g.privilege_type)
  from pg_class c, aclexplode(c.relacl) g
  where c.relnamespace = 'public'::regnamespace and g.grantee = 0 group by c.relname
  union all
  select c.relname::text, pg_get_viewdef(c.oid)
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e');
call withhold('insert, update, delete', 'schema_rules');

create function witness_of(r schema_rules) returns bytea language sql immutable return digest_of_parts(r.rule);
create function witness_key(r schema_rules) returns text language sql immutable return r.name;

-- Called before and after a migration, in its transaction: what it made, changed or removed is witnessed, and what somebody else
-- changed before stays as it was witnessed, so that it is found still.
create procedure remember_rules() language sql as $$
  create temporary table stray_rules on commit drop as select row_key, found from unwitnessed_of('schema_rules')
$$;
create procedure witness_rules() language plpgsql as $$
begin
  if to_regclass('pg_temp.stray_rules') is null then
    create temporary table stray_rules (row_key text, found bytea) on commit drop;
  end if;
  insert into witnesses (table_name, row_key, row_digest)
    select 'schema_rules', made.row_key, made.found
    from (select u.row_key, u.found from unwitnessed_of('schema_rules') u except select s.row_key, s.found from stray_rules s) made;
end
$$;
revoke all on procedure remember_rules(), witness_rules() from public;
