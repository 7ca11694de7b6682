-- Who signs as second person is made by two: a role that signs is given, somebody invited into one, and the app or a passkey of who has one
-- taken away, where the same transaction applies a change that another operator has signed (0136-changes.sql, 0194-payouts-signed.sql), or
-- uses up a one-time link. A link without an inviter is printed on the host alone.

-- As `signingRoles` of the contract.
create function signs_for_others(roles text[]) returns boolean language sql immutable
  return roles && array['senior', 'treasurer', 'admin'];
-- Whether somebody with the second roles signs more than with the first.
create function signs_more(before text[], after text[]) returns boolean language sql immutable
  return signs_for_others(array(select unnest(after) except select unnest(before)));

-- Whether this transaction applied such a change, and somebody else than who asked has signed it.
create function applied_by_two(of_resource text, of_subject text, fields jsonb) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from changes c
    join payout_confirmations p on p.what = 'change' and p.of_digest = c.digest and p.confirmed_by = c.decided_by
    where c.resource = of_resource and c.subject = of_subject and c.status = 'applied' and c.ended_at = now()
      and c.after @> fields)
$$;
create function uses_link(of_operator bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from operator_invitations where operator_id = of_operator and used_at = now())
$$;
revoke all on function applied_by_two(text, text, jsonb), uses_link(bigint) from public;

create function require_two_for_operator() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if not (case tg_argv[0]
      when 'operatorRoles' then uses_link((to_jsonb(new) ->> 'id')::bigint)
        or applied_by_two('operatorRoles', to_jsonb(new) ->> 'public_id', jsonb_build_object('roles', to_jsonb(new) -> 'roles'))
      when 'operatorInvitations' then
        applied_by_two('operatorInvitations', to_jsonb(new) ->> 'email', jsonb_build_object('roles', to_jsonb(new) -> 'roles'))
      else uses_link((to_jsonb(old) ->> 'operator_id')::bigint)
        or not exists (select from operators o where o.id = (to_jsonb(old) ->> 'operator_id')::bigint and signs_for_others(o.roles)
                         and not o.is_demo)
        or exists (select from operators o where o.id = (to_jsonb(old) ->> 'operator_id')::bigint
                     and applied_by_two('operatorFactors', o.public_id, '{"hasFactor": false}'))
    end) then
    perform raise_rule(tg_name, 'who signs for others is made by two');
  end if;
  return null;
end
$$;
-- Whom the demo made has an app whose key is known, which the demo sets anew.
-- At the end of the transaction, which writes the change last.
create constraint trigger operators_role_by_two after update on operators deferrable initially deferred
  for each row when (signs_more(old.roles, new.roles))
  execute function require_two_for_operator('operatorRoles');
create constraint trigger operator_invitations_by_two after insert on operator_invitations deferrable initially deferred
  for each row when (new.invited_by is not null and signs_for_others(new.roles))
  execute function require_two_for_operator('operatorInvitations');
create constraint trigger operator_factors_reset_by_two after delete on operator_factors deferrable initially deferred
  for each row when (old.confirmed_at is not null)
  execute function require_two_for_operator('operatorFactors');
create trigger operator_invitations_stay after update on operator_invitations
  for each row when ((new.email, new.roles, new.invited_by) is distinct from (old.email, old.roles, old.invited_by))
  execute function refuse_row('whom an invitation is for, and into which roles, never changes');

-- A code of an app that was used is not made new again by the service's role.
create trigger operator_factors_step_forward after update on operator_factors
  for each row when (new.last_step < old.last_step and is_service())
  execute function refuse_row('a code of an app works once');

-- A session of the console is opened, and a passkey removed, on the lines of the second person. The service's role notes what is done in one.
call withhold('insert, update', 'operator_sessions');
call withhold('delete', 'operator_passkeys');
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_checker') then
    grant insert on operator_sessions to kaadi_checker;
    grant delete on operator_passkeys to kaadi_checker;
  end if;
  if exists (select from pg_roles where rolname = 'kaadi_app') then
    grant update (last_seen_at, locked_at, factor_at) on operator_sessions to kaadi_app;
  end if;
end
$$;
