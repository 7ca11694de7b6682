-- Operators, the links that make them, and a count of what they did.

create table operators (
  id bigint generated always as identity primary key,
  public_id text not null,
  email text not null,
  name text not null,
  password_hash text not null,
  roles text[] not null,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  digest bytea,
  constraint operators_public_id_unique unique (public_id),
  constraint operators_email_unique unique (email),
  constraint operators_email_normal check (email = lower(email) and email ~ '^[\x21-\x7e]+$'),
  constraint operators_roles_known
    check (cardinality(roles) > 0 and roles <@ array['reviewer', 'senior', 'treasurer', 'editor', 'admin'])
);
call row_rules('operators',
  digest => '{id, public_id, email, name, password_hash, roles, is_demo}',
  digest_on => 'insert or update');

-- Links that make an operator: one use each, for a while. Only the hash of a link's token is kept.
create table operator_invitations (
  id bigint generated always as identity primary key,
  token_hash bytea not null,
  email text not null,
  roles text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- A link that was made where there was no admin ends when there is one. One that was forced is for an admin who lost the
  -- way in.
  is_forced boolean not null default false,
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

-- An operator gets another password or role by a one-time link alone, which the same transaction uses up: it is looked for
-- at the end of the transaction, which row_rules does not do.
create function require_operator_link() returns trigger language plpgsql as $$
begin
  if not exists (select from operator_invitations where operator_id = new.id and used_at = now()) then
    perform raise_rule(tg_name, 'an operator gets another password or role by a one-time link alone');
  end if;
  return null;
end
$$;
create constraint trigger operators_change_by_link after update on operators deferrable initially deferred
  for each row when ((new.id, new.public_id, new.password_hash, new.roles)
                     is distinct from (old.id, old.public_id, old.password_hash, old.roles))
  execute function require_operator_link();

-- How many lines each order and each withdrawal has of what operators did, kept apart from the lines: one that is erased
-- leaves a count behind.
create table trace_counts (
  trace text not null,
  user_id bigint not null,
  parent_id bigint not null,
  lines integer not null,
  constraint trace_counts_pkey primary key (user_id, parent_id, trace),
  constraint trace_counts_trace_known check (trace in ('codeReveals', 'payoutLog')),
  constraint trace_counts_positive check (lines > 0)
);
call withhold('insert, update, delete', 'trace_counts');

-- Who an operator is, for other modules.
create view console_operators (id, public_id, email, name, roles) as
  select id, public_id, email, name, roles from operators;
call withhold('insert, update, delete', 'console_operators');
