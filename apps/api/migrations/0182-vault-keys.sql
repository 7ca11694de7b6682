-- Which key the data are sealed under. The key itself is never here: a fingerprint of it tells another one at the start.
create table vault_keys (
  only_one boolean not null default true,
  fingerprint bytea not null,
  -- What keyed hashes are made with, once the key is another than the first: sealed under the key. Hashes of passwords
  -- and of card codes cannot be made anew, so they outlive a change of the key.
  sealed_root bytea,
  -- A change of the key that is under way: both are filled until all that is sealed is sealed under the next one.
  next_fingerprint bytea,
  next_sealed_root bytea,
  changed_at timestamptz not null default now(),
  constraint vault_keys_pkey primary key (only_one),
  constraint vault_keys_one check (only_one),
  constraint vault_keys_fingerprint_whole check (octet_length(fingerprint) = 16),
  constraint vault_keys_next_whole check ((next_fingerprint is null) = (next_sealed_root is null)
    and octet_length(next_fingerprint) = 16)
);

-- A reply that holds a secret is kept sealed beside its key.
alter table idempotency_keys add column sealed_reply bytea;

-- Sealing a number anew points to no other account, and is done for removed ones too.
drop trigger bank_accounts_frozen on bank_accounts;
create trigger bank_accounts_frozen after update on bank_accounts for each row
  when (((new.user_id, new.id, new.public_id, new.bank_code, new.currency_id, new.number_fingerprint,
          new.account_ending, new.account_name, new.created_at)
         is distinct from
         (old.user_id, old.id, old.public_id, old.bank_code, old.currency_id, old.number_fingerprint,
          old.account_ending, old.account_name, old.created_at))
        or (old.status = 3 and (new.status, new.is_default, new.removed_at)
                               is distinct from (old.status, old.is_default, old.removed_at)))
  execute function refuse_row('a saved bank account never points to another');
