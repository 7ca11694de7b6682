-- A paid withdrawal that the bank sent back (10 to 23) does not count against its day either. But for the list of states
-- this is the function of 0106.
create or replace function withdrawals_changed() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set enable_nestloop = off as $$
declare
  is_unknown boolean;
  came_back boolean;
begin
  with moved as materialized (
    select n.user_id, n.id, n.version, o.status as was, n.status, n.actor, n.operator_id
    from new_rows n join old_rows o on o.user_id = n.user_id and o.id = n.id
    where n.status <> o.status
  ), event as (
    insert into withdrawal_events (user_id, withdrawal_id, version, from_status, to_status, actor, operator_id)
    select user_id, id, version, was, status, actor, case when actor = 'desk' then operator_id end from moved
  )
  select bool_or(t.to_status is null), bool_or(m.status in (20, 21, 22, 23)) into is_unknown, came_back
  from moved m left join withdrawal_transitions t on t.from_status = m.was and t.to_status = m.status;

  if is_unknown then
    perform raise_rule('withdrawals_transition_known', 'a withdrawal cannot move that way');
  end if;
  -- Money that came back does not count against its day.
  if came_back then
    update withdrawal_days d set amount = d.amount - back.amount
    from (
      select n.user_id, n.currency_id, (n.created_at at time zone 'utc')::date as day, sum(n.amount) as amount
      from new_rows n join old_rows o on o.user_id = n.user_id and o.id = n.id
      where n.status <> o.status and n.status in (20, 21, 22, 23)
      group by 1, 2, 3
    ) back
    where d.user_id = back.user_id and d.currency_id = back.currency_id and d.day = back.day;
  end if;
  return null;
end
$$;
