-- Batches of payouts: one treasurer puts a list together, another approves exactly that list and its sum, and it is sent.

create table payout_batches (
  id bigint generated always as identity primary key,
  public_id text not null,
  provider text not null,
  by_hand boolean not null,
  currency_id smallint not null,
  -- Of the list that is signed.
  count integer not null,
  amount bigint not null,
  list_digest bytea not null,
  made_by bigint not null references operators (id),
  created_at timestamptz not null default now(),
  dropped_by bigint references operators (id),
  drop_reason text,
  ended_at timestamptz,
  -- The second person names it.
  digest bytea,
  constraint payout_batches_public_id_unique unique (public_id),
  constraint payout_batches_maker_unique unique (id, made_by),
  constraint payout_batches_rail_known foreign key (provider, by_hand) references payout_rails (provider, by_hand),
  constraint payout_batches_count_bounded check (count between 1 and 200),
  constraint payout_batches_amount_positive check (amount > 0),
  constraint payout_batches_dropped_is_whole check ((dropped_by is null) = (drop_reason is null)
    and (dropped_by is null or (ended_at is not null and length(drop_reason) between 3 and 200)))
);
create index payout_batches_open on payout_batches (created_at, id) where ended_at is null;
create index payout_batches_ended on payout_batches (ended_at, id) where ended_at is not null;
call row_rules('payout_batches',
  stays => true,
  digest => '{id, public_id, provider, currency_id, count, amount, list_digest, made_by, created_at}',
  frozen => '{id, public_id, provider, by_hand, currency_id, count, amount, list_digest, made_by, created_at, digest}',
  frozen_when => 'old.ended_at is not null',
  frozen_rule => 'payout_batches_frozen',
  frozen_says => 'a batch stays as it was built');

create table payout_batch_items (
  batch_id bigint not null references payout_batches (id),
  place integer not null,
  user_id bigint not null,
  withdrawal_id bigint not null,
  reference text not null,
  amount bigint not null,
  account_digest bytea not null,
  -- Whether it is part of the list that is signed; else it fell out while that was made.
  is_listed boolean not null,
  left_why text,
  left_at timestamptz,
  constraint payout_batch_items_pkey primary key (batch_id, place),
  constraint payout_batch_items_withdrawal_exists
    foreign key (user_id, withdrawal_id) references withdrawals (user_id, id),
  constraint payout_batch_items_why_known check (left_why in
    ('cancelled', 'held', 'taken', 'ended', 'inBatch', 'release', 'paused', 'blocked', 'owes', 'networkClosed',
     'dropped')),
  constraint payout_batch_items_left_says_why check ((left_why is null) = (left_at is null)),
  constraint payout_batch_items_unlisted_left check (is_listed or left_at is not null)
);
-- A payout is in one batch at a time.
create unique index payout_batch_items_once on payout_batch_items (user_id, withdrawal_id) where left_at is null;
create index payout_batch_items_by_reference on payout_batch_items (reference);
call row_rules('payout_batch_items',
  stays => true,
  frozen => '{batch_id, place, user_id, withdrawal_id, reference, amount, account_digest, is_listed}',
  frozen_when => 'old.left_at is not null',
  frozen_rule => 'payout_batch_items_frozen',
  frozen_says => 'what was put on the list of a batch, and why it left, stays so');

-- The second person. The service's own role cannot write it.
create table payout_batch_approvals (
  batch_id bigint primary key,
  made_by bigint not null,
  approved_by bigint not null references operators (id),
  signed bytea not null,
  created_at timestamptz not null default now(),
  constraint payout_batch_approvals_batch_exists foreign key (batch_id, made_by) references payout_batches (id, made_by),
  constraint payout_batch_approvals_by_another check (approved_by <> made_by)
);
call row_rules('payout_batch_approvals', append_only => true);

-- What the list of a batch says, in its order: each reference with its amount and account.
create function payout_batch_list(of_batch bigint) returns bytea language sql stable
  return (select sha256(convert_to(string_agg(i.reference || ':' || i.amount || ':' || encode(i.account_digest, 'hex'), ','
                                              order by i.place), 'UTF8'))
          from payout_batch_items i where i.batch_id = of_batch and i.is_listed);

-- Whether it was approved: by another treasurer, who named exactly the list and the sum that were built.
create function approve_payout_batch(of_batch bigint, by_operator bigint, given bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from operators o
                 where o.id = by_operator and o.suspended_at is null and o.roles && '{treasurer, admin}') then
    perform raise_rule('payout_batches_by_treasurer', 'a treasurer or an admin approves a batch');
  end if;
  insert into payout_batch_approvals (batch_id, made_by, approved_by, signed)
  select b.id, b.made_by, by_operator, given from payout_batches b
  where b.id = of_batch and b.ended_at is null and b.made_by <> by_operator and b.digest = given
    and b.digest = digest_of(b) and b.list_digest = payout_batch_list(b.id)
  on conflict on constraint payout_batch_approvals_pkey do nothing;
  return found;
end
$$;
revoke all on function approve_payout_batch(bigint, bigint, bytea) from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_checker') then
    grant execute on function approve_payout_batch(bigint, bigint, bytea) to kaadi_checker;
  end if;
end
$$;

-- Whoever begins it: what is in a batch goes by no machine before that is approved, and by no hand of who approved it.
create function require_approved_batch() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  if exists (select from payout_batch_items i left join payout_batch_approvals p on p.batch_id = i.batch_id
             where i.user_id = new.user_id and i.withdrawal_id = new.withdrawal_id and i.left_at is null
               and (p.batch_id is null and not new.by_hand or p.approved_by = new.started_by)) then
    perform raise_rule(tg_name, 'a batch is approved by one person and paid by another');
  end if;
  return null;
end
$$;
create trigger payout_attempts_in_approved_batch after insert on payout_attempts
  for each row execute function require_approved_batch();

-- What was approved stays as it was: nothing is added to it.
create function require_open_batch() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  if exists (select from payout_batch_approvals p where p.batch_id = new.batch_id) then
    perform raise_rule(tg_name, 'nothing is added to a batch that was approved');
  end if;
  return null;
end
$$;
create trigger payout_batch_items_before_approval after insert on payout_batch_items
  for each row execute function require_open_batch();

-- What was approved leaves only as it is approved, or before it is begun: afterwards its second person and its sum stand for it. Who leaves
-- and who begins at once wait for each other by the withdrawal.
create function require_leaving() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  if exists (select from payout_batch_approvals p where p.batch_id = new.batch_id and p.created_at <> now()) then
    perform from withdrawals w where w.user_id = new.user_id and w.id = new.withdrawal_id for update;
    if exists (select from payout_attempts p where p.user_id = new.user_id and p.withdrawal_id = new.withdrawal_id) then
      perform raise_rule(tg_name, 'what was begun stays in the batch that was approved');
    end if;
  end if;
  return null;
end
$$;
create trigger payout_batch_items_left_unbegun after update on payout_batch_items
  for each row when (old.left_at is null and new.left_at is not null) execute function require_leaving();

-- What stands on a list is what its withdrawal says, in the currency of the batch: its second person reads the list and not the withdrawals.
create function require_item_of_withdrawal() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  if not exists (
    select from withdrawals w join payout_batches b on b.id = new.batch_id
    where w.user_id = new.user_id and w.id = new.withdrawal_id
      and (w.provider_reference, w.net, w.account_digest) = (new.reference, new.amount, new.account_digest)
      and (w.currency_id = b.currency_id or not new.is_listed)) then
    perform raise_rule(tg_name, 'a batch lists exactly what its withdrawals say');
  end if;
  return null;
end
$$;
create trigger payout_batch_items_of_withdrawal after insert on payout_batch_items
  for each row execute function require_item_of_withdrawal();

-- Payouts that a second person approved as part of a batch.
create view approved_batch_payouts (user_id, withdrawal_id, approved_by, currency_id, batch_amount) as
  select i.user_id, i.withdrawal_id, p.approved_by, b.currency_id, b.amount
  from payout_batch_items i
  join payout_batch_approvals p on p.batch_id = i.batch_id
  join payout_batches b on b.id = i.batch_id
  where i.left_at is null;
-- Payouts that stand in a batch, whether or not it is approved: nobody else pays them.
create view batched_payouts (user_id, withdrawal_id) as
  select i.user_id, i.withdrawal_id
  from payout_batch_items i join payout_batches b on b.id = i.batch_id
  where i.left_at is null and b.ended_at is null;
call withhold('insert, update, delete', 'approved_batch_payouts', 'batched_payouts');

call withhold('delete', 'payout_batches', 'payout_batch_items');
call withhold('insert, update, delete', 'payout_batch_approvals');
