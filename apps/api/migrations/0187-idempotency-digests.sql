-- A key says what was asked for and what came of it: it carries a digest, as what it stands for does. The sealed reply is left
-- out, since a change of the vault's key lets go of it: it has a digest of its own, so that a spoiled one is found.

alter table idempotency_keys add column digest bytea, add column sealed_reply_digest bytea;
call row_rules('idempotency_keys', digest => '{user_id, realm, key, operation, request_hash, reply, created_at}');
update idempotency_keys k set digest = digest_of(k), sealed_reply_digest = sha256(k.sealed_reply);
