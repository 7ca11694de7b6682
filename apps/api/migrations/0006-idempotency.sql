-- One key, one effect: the row is written in the transaction of the effect and holds its reply.
create table idempotency_keys (
  user_id bigint not null,
  realm text not null default 'seller',
  key text not null,
  operation text not null,
  request_hash bytea not null,
  reply jsonb not null,
  -- A reply that holds a secret is kept sealed beside its key.
  sealed_reply bytea,
  -- What was asked for and what came of it. The sealed reply is left out, since a change of the vault's key lets go of it: it has
  -- a digest of its own, so that a spoiled one is found.
  digest bytea,
  sealed_reply_digest bytea,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (user_id, realm, key),
  constraint idempotency_keys_realm_known check (realm in ('seller', 'operator', 'visitor')),
  constraint idempotency_keys_key_short check (length(key) between 8 and 128),
  constraint idempotency_keys_hash_whole check (octet_length(request_hash) = 32)
);
call row_rules('idempotency_keys', digest => '{user_id, realm, key, operation, request_hash, reply, created_at}');

create index idempotency_keys_by_age on idempotency_keys (created_at);

-- What operators did, for the audit. Each row was committed with its effect.
create index idempotency_keys_of_operators on idempotency_keys (created_at) where realm = 'operator';
create view operator_keys (operator_id, key, operation, created_at) as
  select user_id, key, operation, created_at from idempotency_keys where realm = 'operator';
call withhold('insert, update, delete', 'operator_keys');
