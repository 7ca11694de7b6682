-- Who makes an operator, gives them roles, another address or another key makes a second person. The service's SQL role may not: the lines of
-- the second person write all of it (0154-payouts-releases.sql). What the service's role notes of a use it writes, by column.
create trigger operator_factors_stay_on after update on operator_factors
  for each row when (old.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at)
  execute function refuse_row('an authenticator app that is on stays on');

call withhold('insert, update, delete',
  'operators', 'operator_invitations', 'operator_changes', 'operator_factors', 'operator_recovery_codes');
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_checker') then
    grant insert, update, delete on operators, operator_invitations, operator_factors, operator_recovery_codes to kaadi_checker;
    grant insert on operator_changes to kaadi_checker;
  end if;
  if exists (select from pg_roles where rolname = 'kaadi_app') then
    grant update (last_step, confirmed_at) on operator_factors to kaadi_app;
    grant update (used_at) on operator_recovery_codes to kaadi_app;
  end if;
end
$$;
