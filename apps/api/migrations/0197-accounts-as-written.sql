-- As 0184 and 0196: accounts of sellers and operators, evidence, and all of what a quote says carry a digest of it.

create function digest_of(u users) returns bytea language sql immutable
  return digest_of_parts(u.id::text, u.public_id, u.email, u.password_hash, u.country_code, u.default_currency_id::text,
    u.level::text, u.exp::text, u.kyc_level::text, u.invite_code, u.invited_by::text, u.first_name, u.last_name,
    u.is_demo::text);
create function digest_of(o operators) returns bytea language sql immutable
  return digest_of_parts(o.id::text, o.public_id, o.email, o.name, o.password_hash, array_to_string(o.roles, ','),
    o.is_demo::text);
create function digest_of(e order_evidence) returns bytea language sql immutable
  return digest_of_parts(e.user_id::text, e.order_id::text, e.id::text, e.public_id, e.position::text, e.version::text,
    e.upload_id::text, encode(e.sha256, 'hex'), e.note, e.operator_id::text, digest_time(e.created_at));
create or replace function digest_of(q quotes) returns bytea language sql immutable
  return digest_of_parts(q.user_id::text, q.id::text, q.public_id, q.price_id, trim_scale(q.face_value)::text,
    q.card_count::text, q.currency_id::text, trim_scale(q.rate)::text, q.payout::text, q.bonus::text,
    q.coupon_id::text, q.coupon_bonus::text, q.card_type_id, q.currency_type_id, q.form, q.receipt_type, q.lines::text);

alter table users add column digest bytea;
alter table operators add column digest bytea;
alter table order_evidence add column digest bytea;

-- What is there already is believed.
alter table quotes disable trigger user;
alter table order_evidence disable trigger user;
update users u set digest = digest_of(u);
update operators o set digest = digest_of(o);
update order_evidence e set digest = digest_of(e);
update quotes q set digest = digest_of(q);
alter table quotes enable trigger user;
alter table order_evidence enable trigger user;

-- The digest follows each change that the rules below allow.
create trigger users_write_digest before insert or update on users for each row execute function write_digest();
create trigger operators_write_digest before insert or update on operators
  for each row execute function write_digest();
create trigger order_evidence_write_digest before insert on order_evidence
  for each row execute function write_digest();

-- Nothing in the service changes these. A migration that comes with a way to do so changes the rule.
create trigger users_proof_frozen after update on users for each row
  when ((new.id, new.public_id, new.password_hash, new.kyc_level, new.invited_by)
        is distinct from (old.id, old.public_id, old.password_hash, old.kyc_level, old.invited_by))
  execute function refuse_row('who a seller is and how they prove it never changes');

-- An operator gets another password or role by a one-time link alone, which the same transaction uses up.
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
