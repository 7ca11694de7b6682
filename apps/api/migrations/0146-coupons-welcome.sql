-- A welcome is for a person, and not for each account that a person opens. Owned by the module coupons.

-- Of all who are known by one mark, takes the welcome back that is not on an order, where somebody else among them is the older
-- account, was rewarded before, or has put their own welcome on a card. 0108-promotions.sql says which marks there are. The reason
-- is the class alone. Whoever comes with the same mark in the same moment waits, and then sees who was first.
create function welcome_one_person(mark text, known_by bytea) returns void language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(mark || encode(known_by, 'hex'), 46));
  with known as materialized (
    select b.user_id from bank_account_fingerprints b where mark = 'bankAccount' and b.fingerprint = known_by
    union
    select d.user_id from device_fingerprints d where mark = 'device' and d.fingerprint = known_by
    union
    select m.user_id from seller_mailboxes m where mark = 'mailbox' and m.mailbox = known_by
  )
  update coupons c set status = {coupon.void}, void_reason = 'linked'
  from known k
  where c.user_id = k.user_id and c.source = 'firstOrder' and c.status = {coupon.granted}
    and (exists (select from reward_claims r where r.what = mark and r.fingerprint = known_by and r.user_id <> c.user_id)
      or exists (
        select from known o
        where o.user_id < c.user_id
           or (o.user_id > c.user_id and exists (
                 select from coupons u where u.user_id = o.user_id and u.source = 'firstOrder'
                   and u.status in ({coupon.reserved}, {coupon.used})))));
end
$$;

-- Whenever a person becomes known by something, and whenever there is a welcome to take back: granted, or given back by an order.
create function welcome_of_coupon() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  known record;
begin
  for known in
    select 'bankAccount' as mark, b.fingerprint from bank_account_fingerprints b where b.user_id = new.user_id
    union
    select 'device', d.fingerprint from device_fingerprints d where d.user_id = new.user_id
    union
    select 'mailbox', m.mailbox from seller_mailboxes m where m.user_id = new.user_id
    order by 1, 2
  loop
    perform welcome_one_person(known.mark, known.fingerprint);
  end loop;
  return null;
end
$$;
create trigger coupons_welcome_once after insert or update of status on coupons for each row
  when (new.source = 'firstOrder' and new.status = {coupon.granted}) execute function welcome_of_coupon();

create function welcome_of_bank_account() returns trigger language plpgsql set enable_seqscan = off
  set search_path = public, pg_temp as $$
begin
  perform welcome_one_person('bankAccount', new.number_fingerprint);
  return null;
end
$$;
create trigger bank_accounts_welcome_once after insert on bank_accounts for each row
  execute function welcome_of_bank_account();

create function welcome_of_device() returns trigger language plpgsql set enable_seqscan = off
  set search_path = public, pg_temp as $$
begin
  perform welcome_one_person('device', new.device_hash);
  return null;
end
$$;
create trigger user_devices_welcome_once after insert on user_devices for each row
  when (new.is_named) execute function welcome_of_device();
create trigger user_devices_named_welcome_once after update of is_named on user_devices for each row
  when (new.is_named and not old.is_named) execute function welcome_of_device();
