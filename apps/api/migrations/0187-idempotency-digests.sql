-- A key says what was asked for and what came of it: it carries a digest, as what it stands for does. The sealed reply is left
-- out, since a change of the vault's key seals it anew.

alter table idempotency_keys add column digest bytea;
call row_rules('idempotency_keys', digest => '{user_id, realm, key, operation, request_hash, reply, created_at}');
update idempotency_keys k set digest = digest_of(k);
