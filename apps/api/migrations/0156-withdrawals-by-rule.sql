-- What sellers have withdrawn by itself: one rule a currency, which asks for withdrawals like others.

create table auto_withdrawals (
  user_id bigint not null,
  currency_id smallint not null references settle_currencies (id),
  kind text not null,
  -- Minor units: from where on everything goes, or what stays.
  amount bigint,
  -- The main account when it was set. It pays to no other.
  bank_account_id bigint not null,
  set_at timestamptz not null default now(),
  -- Of the next withdrawal: whoever asks for it, and however often, asks for one.
  next_key text not null default gen_random_uuid()::text,
  last_id bigint,
  -- The balance that was looked at last. Another one is looked at again.
  seen bigint,
  -- When a refused try is made again though the balance is the same.
  again_at timestamptz,
  -- Why the last try made none; told once.
  refusal text,
  -- It was refused for a closed country: tried again as soon as that is open, and not before.
  waits_for_country boolean not null default false,
  constraint auto_withdrawals_pkey primary key (user_id, currency_id),
  constraint auto_withdrawals_account_exists
    foreign key (user_id, bank_account_id) references bank_accounts (user_id, id),
  constraint auto_withdrawals_last_exists foreign key (user_id, last_id) references withdrawals (user_id, id),
  constraint auto_withdrawals_kind_known check (kind in ('off', 'all', 'above', 'keep')),
  constraint auto_withdrawals_amount_fits check ((amount is not null) = (kind in ('above', 'keep'))),
  constraint auto_withdrawals_amount_positive check (amount > 0)
) with (fillfactor = 80);
create index auto_withdrawals_at_work on auto_withdrawals (user_id, currency_id) where kind <> 'off';
call withhold('delete', 'auto_withdrawals');

-- What must stay in the wallet after a withdrawal by a rule. Called where the amount was held just now, under the wallet's lock: a
-- volatile function reads what its own statement has posted, where the statement's own snapshot does not.
create function withdrawals_keep_back(of_user bigint, of_currency smallint, stays bigint) returns void language plpgsql as $$
begin
  if (select balance from ledger_accounts where address = ledger_user_available(of_user, of_currency)) < stays then
    perform raise_rule('withdrawals_leave_what_is_kept', 'the seller''s rule leaves more in the wallet');
  end if;
end
$$;
