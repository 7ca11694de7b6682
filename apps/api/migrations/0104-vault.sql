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
