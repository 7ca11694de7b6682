-- Sellers as an OpenID Connect provider knows them, and their sign-ins there.

-- A login of the provider that was bound to an account by its password.
create table user_identities (
  public_id text primary key,
  user_id bigint not null references users (id) on delete cascade,
  issuer text not null,
  -- What the provider calls the person; it says nothing elsewhere.
  subject text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  constraint user_identities_subject_once unique (issuer, subject),
  constraint user_identities_one_each unique (user_id, issuer)
);

-- A sign-in at the provider, from its beginning until it ends in a session. State, nonce and the verifier of the code are
-- made anew from the ticket, which only the page has that began it.
create table identity_sign_ins (
  ticket_hash bytea primary key,
  expires_at timestamptz not null,
  -- When the page came back: once.
  returned_at timestamptz,
  -- Whom the provider let in.
  subject text,
  constraint identity_sign_ins_subject_after_return check (subject is null or returned_at is not null)
);
create index identity_sign_ins_by_end on identity_sign_ins (expires_at);

-- Whether a binding is there still. One that is being taken away meanwhile is waited for, or waits.
create function identity_still_is(identity text) returns boolean language plpgsql as $$
begin
  perform from user_identities where public_id = identity for share;
  return found;
end
$$;
