-- Operators, the links that make them, what was done to them, and a count of what they did.

create table operators (
  id bigint generated always as identity primary key,
  public_id text not null,
  email text not null,
  name text not null,
  password_hash text not null,
  roles text[] not null,
  is_demo boolean not null default false,
  -- Since when they can sign in no more.
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  digest bytea,
  constraint operators_public_id_unique unique (public_id),
  constraint operators_email_unique unique (email),
  constraint operators_email_normal check (email = lower(email) and email ~ '^[\x21-\x7e]+$'),
  constraint operators_roles_known
    check (cardinality(roles) > 0 and roles <@ array['reviewer', 'senior', 'treasurer', 'editor', 'admin'])
);
create index operators_by_email on operators (email text_pattern_ops);
call row_rules('operators',
  digest => '{id, public_id, email, name, password_hash, roles, is_demo, suspended_at}',
  digest_on => 'insert or update');
-- Whom the demo made stays one of it, and nobody else becomes one: they sign in and confirm with less than others.
create trigger operators_demo_stays after update on operators
  for each row when (new.is_demo is distinct from old.is_demo)
  execute function refuse_row('who is an operator of the demo stays one, and nobody else becomes one');

-- Links that make an operator: one use each, for a while. Only the hash of a link's token is kept.
create table operator_invitations (
  id bigint generated always as identity primary key,
  public_id text not null,
  token_hash bytea not null,
  email text not null,
  roles text[] not null,
  -- The admin who invited; null for a link that the command of the installation printed.
  invited_by bigint references operators (id),
  created_at timestamptz not null default now(),
  -- When the link that works was made: an invitation that is sent again has another.
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  -- A link that was made where there was no admin ends when there is one. One that was forced is for an admin who lost the
  -- way in.
  is_forced boolean not null default false,
  used_at timestamptz,
  -- Whom it made, or to whom it gave a new password.
  operator_id bigint references operators (id),
  constraint operator_invitations_public_id_unique unique (public_id),
  constraint operator_invitations_token_unique unique (token_hash),
  constraint operator_invitations_hash_whole check (octet_length(token_hash) = 32),
  constraint operator_invitations_email_normal check (email = lower(email) and email ~ '^[\x21-\x7e]+$'),
  constraint operator_invitations_roles_known
    check (cardinality(roles) > 0 and roles <@ array['reviewer', 'senior', 'treasurer', 'editor', 'admin']),
  constraint operator_invitations_used_by_someone check ((used_at is null) = (operator_id is null)),
  constraint operator_invitations_life check (expires_at > sent_at),
  constraint operator_invitations_end_once check (used_at is null or withdrawn_at is null)
);
-- One waits for each address.
create unique index operator_invitations_wait_once on operator_invitations (email)
  where invited_by is not null and used_at is null and withdrawn_at is null;

-- What was done to an operator, and by whom: null for the command of the installation. Nobody does anything to themselves.
create table operator_changes (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators (id),
  by_id bigint references operators (id),
  kind text not null,
  roles_before text[],
  roles_after text[],
  reason text,
  at timestamptz not null default now(),
  constraint operator_changes_kind_known
    check (kind in ('joined', 'roles', 'suspended', 'reinstated', 'sessionsEnded', 'factorReset')),
  constraint operator_changes_by_another check (by_id is distinct from operator_id),
  constraint operator_changes_joined_by_link check (by_id is not null or kind = 'joined')
);
create index operator_changes_of_operator on operator_changes (operator_id, id);
call row_rules('operator_changes', append_only => true);
call withhold('update, delete, truncate', 'operator_changes');

-- An operator gets another password by a one-time link alone, which the same transaction uses up; other roles, or an end of
-- their work, by that or by another admin, whom the same transaction writes down. It is looked for at the end of the
-- transaction, which row_rules does not do.
create function require_operator_change() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  if exists (select from operator_invitations where operator_id = new.id and used_at = now()) then
    return null;
  end if;
  if (new.id, new.public_id, new.password_hash) is distinct from (old.id, old.public_id, old.password_hash)
    or not exists (select from operator_changes where operator_id = new.id and at = now()) then
    perform raise_rule(tg_name, 'an operator is changed by a one-time link or by another admin');
  end if;
  return null;
end
$$;
create constraint trigger operators_change_by_link after update on operators deferrable initially deferred
  for each row when ((new.id, new.public_id, new.password_hash, new.roles, new.suspended_at)
                     is distinct from (old.id, old.public_id, old.password_hash, old.roles, old.suspended_at))
  execute function require_operator_change();

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
create view console_operators (id, public_id, email, name, roles, is_demo, is_suspended) as
  select id, public_id, email, name, roles, is_demo, suspended_at is not null from operators;
call withhold('insert, update, delete', 'console_operators');
-- What a sign-in is looked at against.
create view operator_passwords (id, email, password_hash) as select id, email, password_hash from operators;
call withhold('insert, update, delete', 'operator_passwords');
