-- Signing in under attack: tries are paid for before a password is looked at, and the code that lets the owner through.

-- Takes one from each bucket, in the order given, up to the first that is empty: the buckets behind it are not touched.
-- Answers a row for each one it took from; the last is the empty one where hits are above its limit.
create function throttle_take(scopes text[], subjects bytea[], lasts interval[], limits integer[])
  returns table (hits integer, seconds_left integer) language plpgsql as $$
declare
  taken record;
begin
  for place in 1 .. cardinality(scopes) loop
    select * into taken from throttle_hit(scopes[place], subjects[place], lasts[place]);
    hits := taken.hits;
    seconds_left := taken.seconds_left;
    return next;
    exit when taken.hits > limits[place];
  end loop;
end
$$;

-- Gives one back: who signed in rightly has guessed nothing.
create function throttle_give(which text, subject bytea) returns void language sql as $$
  update throttles set hits = greatest(0, hits - 1) where scope = which and subject_hash = subject
$$;

-- The code that is asked for after failures. It is kept sealed, so that who asks again is mailed the same one: nobody
-- can make the owner's code stale by asking too. Wrong codes use up nothing here, they are counted where they come from.
create table sign_in_codes (
  realm text not null,
  subject_hash bytea not null,
  sealed_code bytea not null,
  code_hash bytea not null,
  -- Passwords that may still be looked at under it.
  tries_left integer not null,
  mails_left integer not null,
  issued_at timestamptz not null default now(),
  mailed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint sign_in_codes_pkey primary key (realm, subject_hash),
  constraint sign_in_codes_realm_known check (realm in ('user', 'operator')),
  constraint sign_in_codes_counts check (tries_left >= 0 and mails_left >= 0)
);
create index sign_in_codes_by_end on sign_in_codes (expires_at);
