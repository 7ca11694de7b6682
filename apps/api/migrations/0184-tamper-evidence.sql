-- What is written once carries a digest of what it said. The rules of the schema keep the service from changing such a row;
-- the digest tells when somebody changed it behind their back. It is no secret: it finds what was exchanged, not who
-- also knew how to make it anew. Times are left out: demo content is moved into the past.

create function digest_of_parts(variadic parts text[]) returns bytea language sql immutable
  return sha256(convert_to(array_to_string(parts, '|', '-'), 'UTF8'));
create function digest_of(q quotes) returns bytea language sql immutable
  return digest_of_parts(q.user_id::text, q.id::text, q.public_id, q.price_id, trim_scale(q.face_value)::text,
    q.card_count::text, q.currency_id::text, trim_scale(q.rate)::text, q.payout::text, q.bonus::text,
    q.coupon_id::text, q.coupon_bonus::text);
create function digest_of(e order_events) returns bytea language sql immutable
  return digest_of_parts(e.user_id::text, e.order_id::text, e.version::text, e.from_status::text, e.to_status::text,
    e.actor, e.operator_id::text);
create function digest_of(e withdrawal_events) returns bytea language sql immutable
  return digest_of_parts(e.user_id::text, e.withdrawal_id::text, e.version::text, e.from_status::text,
    e.to_status::text, e.actor, e.operator_id::text);
create function digest_of(a bank_accounts) returns bytea language sql immutable
  return digest_of_parts(a.user_id::text, a.id::text, a.public_id, a.bank_code, a.currency_id::text,
    encode(a.number_fingerprint, 'hex'), a.account_ending, a.account_name);

create function write_digest() returns trigger language plpgsql as $$
begin
  new.digest := digest_of(new);
  return new;
end
$$;

-- What is there already is believed. No row of these tables changes otherwise: their triggers rest while it is written.
alter table quotes add column digest bytea;
alter table order_events add column digest bytea;
alter table withdrawal_events add column digest bytea;
alter table bank_accounts add column digest bytea;
alter table order_events disable trigger order_events_append_only;
alter table withdrawal_events disable trigger withdrawal_events_append_only;
update quotes q set digest = digest_of(q);
update order_events e set digest = digest_of(e);
update withdrawal_events e set digest = digest_of(e);
update bank_accounts a set digest = digest_of(a);
alter table order_events enable trigger order_events_append_only;
alter table withdrawal_events enable trigger withdrawal_events_append_only;

create trigger quotes_write_digest before insert on quotes for each row execute function write_digest();
create trigger order_events_write_digest before insert on order_events for each row execute function write_digest();
create trigger withdrawal_events_write_digest before insert on withdrawal_events
  for each row execute function write_digest();
create trigger bank_accounts_write_digest before insert on bank_accounts
  for each row execute function write_digest();

-- The account as it was confirmed for this withdrawal.
alter table withdrawals add column account_digest bytea;
update withdrawals w set account_digest = a.digest from bank_accounts a
where a.user_id = w.user_id and a.id = w.bank_account_id;
create function write_account_digest() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  select a.digest into new.account_digest from bank_accounts a
  where a.user_id = new.user_id and a.id = new.bank_account_id;
  return new;
end
$$;
create trigger withdrawals_write_account_digest before insert on withdrawals
  for each row execute function write_account_digest();

alter table payout_attempts
  add constraint payout_attempts_end_after_begin check (ended_at is null or ended_at >= created_at);
