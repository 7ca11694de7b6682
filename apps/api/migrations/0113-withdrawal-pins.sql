-- Withdrawal passwords. A hash does not know whose it is: the digest does.
create table withdrawal_pins (
  user_id bigint not null references users (id),
  -- Argon2id.
  pin_hash text not null,
  failed_attempts smallint not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  digest bytea,
  constraint withdrawal_pins_pkey primary key (user_id),
  constraint withdrawal_pins_attempts check (failed_attempts >= 0)
);
call row_rules('withdrawal_pins', digest => '{user_id, pin_hash}', digest_on => 'insert or update of pin_hash');

-- Who has set a PIN.
create view pin_holders (user_id) as
  select user_id from withdrawal_pins;
call withhold('insert, update, delete', 'pin_holders');
