-- Over which amount a payout is begun by two people is changed by proposal. The service's SQL role may not write the limits, or it
-- could raise one and pay past it alone.

-- The one door: what releases payouts may move a limit.
create function move_payout_limit(of_currency smallint, to_most bigint) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update payout_limits set most = to_most where currency_id = of_currency;
$$;
revoke all on function move_payout_limit(smallint, bigint) from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_checker') then
    grant execute on function move_payout_limit(smallint, bigint) to kaadi_checker;
  end if;
end
$$;

-- Raised by whomever: by the commit there is a change of exactly that, which another treasurer or admin has approved.
create function require_approved_raise() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from changes c join operators o on o.id = c.decided_by
    where c.resource = 'releaseLimits' and c.subject = new.currency_id::text and c.status = 'applied'
      and (c.after ->> 'most')::numeric = trim_scale(new.most / case new.currency_id when 3 then 1000000 else 100 end::numeric)
      and c.decided_by <> c.maker_id and o.roles && '{treasurer, admin}' and c.digest = digest_of(c)
      and not exists (select from changes l where l.resource = c.resource and l.subject = c.subject
                        and l.applied_number > c.applied_number)) then
    perform raise_rule(tg_name, 'a limit of payouts is raised by two people');
  end if;
  return null;
end
$$;
create constraint trigger payout_limits_raised_by_two after update on payout_limits deferrable initially deferred
  for each row when (new.most > old.most) execute function require_approved_raise();
