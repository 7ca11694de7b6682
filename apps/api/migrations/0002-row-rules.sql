-- `row_rules` makes the triggers that keep what the rows of a table promise.

-- What is written carries a digest of what it says. The rules of the schema keep the service from changing such a row; the
-- digest tells when somebody changed it behind their back. It is no secret: it finds what was exchanged, not who also knew
-- how to make it anew. What the demo moves into the past gets new digests there (modules/demo/history/move-into-past.ts).
create function digest_of_parts(variadic parts text[]) returns bytea language sql immutable
  return sha256(convert_to(array_to_string(parts, '|', '-'), 'UTF8'));
create function digest_time(at timestamptz) returns text language sql immutable
  return extract(epoch from at)::text;
create function write_digest() returns trigger language plpgsql as $$
begin
  new.digest := digest_of(new);
  return new;
end
$$;

create function columns_of(source text, names text[]) returns text language sql immutable
  return (select string_agg(format('%I.%I', source, name), ', ' order by place)
          from unnest(names) with ordinality as given (name, place));

-- Makes the rules of a table's rows. Called once for each table, after it. What it is told:
--
-- append_only    no row is changed or deleted; append_only_hint says what to do instead
-- stays          rows are changed, never deleted
-- announced      each change is told to every process (announce_catalogue_change)
-- digest         columns that the function digest_of(row) is made of; written to the column `digest` at digest_on
-- frozen         columns that never change once a row is there, beside the change that frozen_when finds in `old` and `new`;
--                frozen_rule names it, frozen_says is the message
-- transitions    the table of allowed changes of `status`, filled from the contract: see state_rules, which gets the rest
create procedure row_rules(
  target regclass,
  append_only boolean default false,
  append_only_hint text default null,
  stays boolean default false,
  announced boolean default false,
  digest text[] default null,
  digest_on text default 'insert',
  frozen text[] default null,
  frozen_when text default null,
  frozen_rule text default null,
  frozen_says text default null,
  transitions regclass default null,
  moves_say text default null,
  begins_rule text default null,
  begins_says text default null,
  events regclass default null,
  event_of text default null,
  follows text[] default null
) language plpgsql as $$
begin
  if append_only then
    execute format('create trigger %I before update or delete or truncate on %s
                      for each statement execute function refuse_change(%s)',
                   target || '_append_only', target, quote_literal(append_only_hint));
  end if;
  if stays then
    execute format('create trigger %I before delete or truncate on %s
                      for each statement execute function refuse_change()',
                   target || '_stay', target);
  end if;
  if announced then
    execute format('create trigger %I after insert or update or delete or truncate on %s
                      for each statement execute function announce_catalogue_change()',
                   target || '_announce', target);
  end if;
  if digest is not null then
    call digest_rules(target, digest, digest_on);
  end if;
  if frozen is not null then
    execute format('create trigger %I after update on %s
                      for each row when ((%s) is distinct from (%s)%s) execute function refuse_row(%L)',
                   frozen_rule, target, columns_of('new', frozen), columns_of('old', frozen),
                   ' or (' || frozen_when || ')', frozen_says);
  end if;
  if transitions is not null then
    call state_rules(target, transitions, moves_say, begins_rule, begins_says, events, event_of, follows);
  end if;
end
$$;

-- Digests are made of texts: numbers without the zeros at their end, bytes as hex, times as seconds.
create procedure digest_rules(target regclass, columns text[], write_on text) language plpgsql as $$
declare
  parts text;
begin
  select string_agg(format(case a.atttypid
           when 'text'::regtype then 'r.%I'
           when 'numeric'::regtype then 'trim_scale(r.%I)::text'
           when 'bytea'::regtype then $part$encode(r.%I, 'hex')$part$
           when 'timestamptz'::regtype then 'digest_time(r.%I)'
           when 'text[]'::regtype then $part$array_to_string(r.%I, ',')$part$
           else 'r.%I::text' end, name), ', ' order by place)
    into parts
  from unnest(columns) with ordinality as c (name, place)
  left join pg_attribute a on a.attrelid = target and a.attname = name;
  execute format('create function digest_of(r %s) returns bytea language sql immutable return digest_of_parts(%s)',
                 target, parts);
  execute format('create trigger %I before %s on %s for each row execute function write_digest()',
                 target || '_write_digest', write_on, target);
end
$$;

-- Rows that move through states. A state is the number in `status`. A row that does not begin as 0 is refused as
-- begins_rule, a change that is not allowed as <table>_transition_known; begins_says and moves_say are the messages.
--
-- Without events a row is looked at when its status changes. With events the table has `version`, which counts the changes,
-- `actor` and `operator_id`: triggers that run once for a statement write each change to the table `events` (under the
-- column event_of), so that what the same statement wrote beside it counts, and nobody else writes there. `follows` are
-- pairs of a condition on what moved, m (with m.was and m.status), and a statement that is run once where some row meets it;
-- it may read new_rows and old_rows. Both are asked in the pass that checks the changes, since a trigger of their own would
-- read all rows again. No nested loops there: the plan of the first call, over one row, is kept for those over a hundred.
create procedure state_rules(
  target regclass, transitions regclass, moves_say text, begins_rule text, begins_says text,
  events regclass, event_of text, follows text[]
) language plpgsql as $make$
declare
  conditions text;
  steps text;
  moves_rule text := target || '_transition_known';
begin
  select string_agg(format('bool_or(%s)', follows[i][1]), ', ' order by i),
         string_agg(format(E'if follows[%s] then\n%s;\nend if;\n', i, follows[i][2]), '' order by i)
    into conditions, steps
  from generate_subscripts(follows, 1) i;

  if events is null then
    execute format('create trigger %I after insert on %s
                      for each row when (new.status <> 0) execute function refuse_row(%L)',
                   begins_rule, target, begins_says);
    execute format($body$
      create function %1$I() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if not exists (select from %2$s t where t.from_status = old.status and t.to_status = new.status) then
          perform raise_rule(%3$L, %4$L);
        end if;
        return null;
      end
      $$;
      create trigger %1$I after update on %5$s for each row
        when (new.status <> old.status) execute function %1$I()$body$,
      target || '_changed', transitions, moves_rule, moves_say, target);
    return;
  end if;

  execute format('create trigger %I after update on %s
                    for each row when (new.version <> old.version + (new.status <> old.status)::integer)
                    execute function refuse_row(%L)',
                 target || '_version_counts', target, moves_say);
  execute format($body$
    create function %1$I() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if exists (select from new_rows where status <> 0 or version <> 1 or actor <> 'seller') then
        perform raise_rule(%2$L, %3$L);
      end if;
      insert into %4$s (user_id, %5$I, version, from_status, to_status, actor)
      select user_id, id, 1, null, status, actor from new_rows;
      return null;
    end
    $$;
    create trigger %1$I after insert on %6$s
      referencing new table as new_rows for each statement execute function %1$I()$body$,
    target || '_made', begins_rule, begins_says, events, event_of, target);
  execute format($body$
    create function %1$I() returns trigger language plpgsql security definer
      set search_path = public, pg_temp set enable_nestloop = off as $$
    declare
      is_unknown boolean;
      follows boolean[];
    begin
      with moved as materialized (
        select n.user_id, n.id, n.version, o.status as was, n.status, n.actor, n.operator_id
        from new_rows n join old_rows o on o.user_id = n.user_id and o.id = n.id
        where n.status <> o.status
      ), event as (
        insert into %2$s (user_id, %3$I, version, from_status, to_status, actor, operator_id)
        select user_id, id, version, was, status, actor, case when actor = 'desk' then operator_id end from moved
      )
      select bool_or(t.to_status is null), array[%4$s]::boolean[] into is_unknown, follows
      from moved m left join %5$s t on t.from_status = m.was and t.to_status = m.status;

      if is_unknown then
        perform raise_rule(%6$L, %7$L);
      end if;
      %8$s
      return null;
    end
    $$;
    create trigger %1$I after update on %9$s
      referencing old table as old_rows new table as new_rows for each statement execute function %1$I()$body$,
    target || '_changed', events, event_of, conditions, transitions, moves_rule, moves_say, steps, target);
end
$make$;
