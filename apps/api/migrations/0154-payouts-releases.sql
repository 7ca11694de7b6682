-- Large payouts: one person asks for the release of one, another releases it, and the database begins none without both.

-- Over this a payout is begun by two people; in minor units, by currency.
create table payout_limits (
  currency_id smallint primary key,
  most bigint not null,
  constraint payout_limits_positive check (most > 0)
);

create table payout_releases (
  user_id bigint not null,
  withdrawal_id bigint not null,
  -- What is released: exactly this.
  reference text not null,
  amount bigint not null,
  currency_id smallint not null,
  account_digest bytea not null,
  asked_by bigint not null references operators (id),
  asked_at timestamptz not null default now(),
  released_by bigint references operators (id),
  released_at timestamptz,
  -- Of what is released: the second person names it.
  digest bytea,
  constraint payout_releases_pkey primary key (user_id, withdrawal_id),
  constraint payout_releases_withdrawal_exists
    foreign key (user_id, withdrawal_id) references withdrawals (user_id, id),
  constraint payout_releases_by_another check (released_by <> asked_by),
  constraint payout_releases_release_is_whole check ((released_by is null) = (released_at is null))
);
create index payout_releases_waiting on payout_releases (asked_at) where released_at is null;
call row_rules('payout_releases',
  stays => true,
  digest => '{user_id, withdrawal_id, reference, amount, currency_id, account_digest, asked_by}',
  frozen => '{user_id, withdrawal_id, reference, amount, currency_id, account_digest, asked_by, asked_at, digest}',
  frozen_when => 'old.released_at is not null',
  frozen_rule => 'payout_releases_frozen',
  frozen_says => 'what was asked for, and who released it, never changes');

-- What is asked for is what the withdrawal says, and nobody has released it yet.
create function require_asked_release() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  if new.released_at is not null or not exists (
    select from withdrawals w where w.user_id = new.user_id and w.id = new.withdrawal_id
      and (w.provider_reference, w.net, w.currency_id, w.account_digest)
          = (new.reference, new.amount, new.currency_id, new.account_digest)) then
    perform raise_rule(tg_name, 'a release is asked for as the withdrawal stands');
  end if;
  return null;
end
$$;
create trigger payout_releases_begin_asked after insert on payout_releases
  for each row execute function require_asked_release();

-- The second role: it may release and nothing else. The service's own role may not.
do $$
begin
  if not exists (select from pg_roles where rolname = 'kaadi_checker')
     and exists (select from pg_roles where rolname = current_user and (rolcreaterole or rolsuper)) then
    create role kaadi_checker nologin;
    execute format('grant kaadi_checker to %I', current_user);
  end if;
  if exists (select from pg_roles where rolname = 'kaadi_checker') then
    grant usage on schema public to kaadi_checker;
  end if;
end
$$;

-- Whether it was released: by another treasurer, who named exactly what was asked for and never had it in hand. Who takes it at the same
-- moment waits.
create function release_payout(of_user bigint, of_withdrawal bigint, by_operator bigint, signed bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from operators o
                 where o.id = by_operator and o.suspended_at is null and o.roles && '{treasurer, admin}') then
    perform raise_rule('payout_releases_by_treasurer', 'a treasurer or an admin releases a payout');
  end if;
  perform lock_withdrawal(of_user, of_withdrawal);
  update payout_releases r set released_by = by_operator, released_at = now()
  where r.user_id = of_user and r.withdrawal_id = of_withdrawal and r.released_at is null and r.digest = signed
    and r.digest = digest_of(r) and r.asked_by <> by_operator and not had_in_hand(by_operator, of_user, of_withdrawal)
    and exists (select from withdrawals w where w.user_id = of_user and w.id = of_withdrawal
                and w.status <= {withdrawal.sent});
  return found;
end
$$;
revoke all on function release_payout(bigint, bigint, bigint, bytea) from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_checker') then
    grant execute on function release_payout(bigint, bigint, bigint, bytea) to kaadi_checker;
  end if;
end
$$;

-- No attempt over the limit without its release, whoever inserts it; who released it does not pay it.
create function require_release() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  if exists (select from payout_limits l where l.currency_id = new.currency_id and new.amount > l.most)
     and not exists (
       select from payout_releases r
       join withdrawals w on w.user_id = r.user_id and w.id = r.withdrawal_id and w.account_digest = r.account_digest
       where r.user_id = new.user_id and r.withdrawal_id = new.withdrawal_id and r.released_at is not null
         and (r.reference, r.amount, r.currency_id) = (new.reference, new.amount, new.currency_id)
         and r.released_by is distinct from new.started_by) then
    perform raise_rule(tg_name, 'a payout over the limit is released by a second person first');
  end if;
  return null;
end
$$;
create trigger payout_attempts_over_limit_released after insert on payout_attempts
  for each row execute function require_release();

call withhold('update, delete', 'payout_releases');
call withhold('insert, update, delete', 'payout_limits');
