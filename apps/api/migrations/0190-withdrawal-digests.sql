-- What a withdrawal asked for, the fee among it, which the books know only once it is paid. As in 0184.
create function digest_of(w withdrawals) returns bytea language sql immutable
  return digest_of_parts(w.user_id::text, w.id::text, w.public_id, w.currency_id::text, w.amount::text, w.fee::text,
    w.bank_account_id::text, w.provider_reference);

alter table withdrawals add column digest bytea;
update withdrawals w set digest = digest_of(w);

create trigger withdrawals_write_digest before insert on withdrawals for each row execute function write_digest();
