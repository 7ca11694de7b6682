-- Links that make an operator: one use each, for a while. Only the hash of a link's token is kept.
create table operator_invitations (
  id bigint generated always as identity primary key,
  token_hash bytea not null,
  email text not null,
  roles text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Whom it made, or to whom it gave a new password.
  operator_id bigint references operators (id),
  constraint operator_invitations_token_unique unique (token_hash),
  constraint operator_invitations_hash_whole check (octet_length(token_hash) = 32),
  constraint operator_invitations_email_normal check (email = lower(email) and email ~ '^[\x21-\x7e]+$'),
  constraint operator_invitations_roles_known
    check (cardinality(roles) > 0 and roles <@ array['reviewer', 'senior', 'treasurer', 'editor', 'admin']),
  constraint operator_invitations_used_by_someone check ((used_at is null) = (operator_id is null)),
  constraint operator_invitations_life check (expires_at > created_at)
);
