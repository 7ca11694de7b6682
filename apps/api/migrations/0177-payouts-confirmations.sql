-- What the second person signs: exactly which payout is released, or came back, which batch is sent, which adjustment posted, after which
-- stop payouts start again, and what a setting is changed from and to; and who asked. It is kept with the signature, so that anybody can
-- check it afterwards with the public key alone.

-- Asked for and not answered yet: each works once, for a while.
create table payout_challenges (
  challenge bytea primary key,
  what text not null,
  -- The withdrawal, the batch, the adjustment, the stop or the change; only a withdrawal has a seller.
  user_id bigint,
  subject_id bigint not null,
  operator_id bigint not null references operators (id),
  nonce bytea not null,
  facts text not null,
  expires_at timestamptz not null,
  -- Of the device that signed it: what it stands for may fail and be sent again, which is no copy of the passkey.
  sign_count bigint,
  constraint payout_challenges_of_facts check (challenge = sha256(convert_to(facts, 'UTF8')))
);
create index payout_challenges_by_end on payout_challenges (expires_at);
create index payout_challenges_of_operator on payout_challenges (operator_id);

-- Whether what a device says that it signed names this challenge (WebAuthn, 5.8.1).
create function signs_challenge(client_data bytea, challenge bytea) returns boolean language sql immutable
  return convert_from(client_data, 'UTF8')::jsonb ->> 'type' = 'webauthn.get'
     and convert_from(client_data, 'UTF8')::jsonb ->> 'challenge'
         = rtrim(translate(encode(challenge, 'base64'), '+/', '-_'), '=');
-- Whether a device of this address answered, somebody was there, and it looked who (WebAuthn, 6.1).
create function signs_for(authenticator_data bytea, rp_id text) returns boolean language sql immutable
  return substr(authenticator_data, 1, 32) = sha256(convert_to(rp_id, 'UTF8')) and get_byte(authenticator_data, 32) & 5 = 5;

create table payout_confirmations (
  id bigint generated always as identity primary key,
  what text not null,
  user_id bigint,
  withdrawal_id bigint,
  -- Of the row that was confirmed: a return that was taken back and proposed again is another.
  of_digest bytea not null,
  reference text not null,
  amount bigint,
  currency_id smallint,
  asked_by bigint not null references operators (id),
  confirmed_by bigint not null references operators (id),
  confirmed_at timestamptz not null default now(),
  -- 'passkey'; 'code', of a demo operator alone.
  way text not null,
  -- What was signed, and with what: the signature is over authenticator_data and the SHA-256 of client_data.
  facts text not null,
  credential_id bytea,
  public_key bytea,
  rp_id text,
  client_data bytea,
  authenticator_data bytea,
  signature bytea,
  digest bytea,
  constraint payout_confirmations_withdrawal_exists
    foreign key (user_id, withdrawal_id) references withdrawals (user_id, id),
  constraint payout_confirmations_what_known check (what in ('release', 'return', 'batch', 'adjustment', 'restart', 'change')),
  constraint payout_confirmations_of_withdrawal check (
    num_nonnulls(user_id, withdrawal_id) = case when what in ('release', 'return') then 2 else 0 end),
  constraint payout_confirmations_of_money check (
    num_nonnulls(amount, currency_id) = case when what in ('restart', 'change') then 0 else 2 end),
  constraint payout_confirmations_way_known check (way in ('passkey', 'code')),
  constraint payout_confirmations_by_another check (confirmed_by <> asked_by),
  constraint payout_confirmations_signed check (
    num_nonnulls(credential_id, public_key, rp_id, client_data, authenticator_data, signature)
      = case way when 'passkey' then 6 else 0 end),
  constraint payout_confirmations_once unique (what, of_digest)
);
create index payout_confirmations_of_withdrawal on payout_confirmations (user_id, withdrawal_id);
call row_rules('payout_confirmations',
  append_only => true,
  digest => '{what, user_id, withdrawal_id, of_digest, reference, amount, currency_id, asked_by, confirmed_by, way, facts, credential_id,
              public_key, rp_id, client_data, authenticator_data, signature}');
call withhold('insert, update, delete', 'payout_confirmations');
