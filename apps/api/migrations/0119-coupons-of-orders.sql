-- A coupon and its order: which of them is there first is all the same, so the one that comes later knows both.

alter table coupons
  add constraint coupons_order_exists foreign key (user_id, order_id) references card_orders (user_id, id);

-- Orders on which a coupon is printed, also those that it went back from.
create index card_orders_of_coupon on card_orders (user_id, coupon_id, id) where coupon_id is not null;

-- An order has its coupon from its first moment on: of many that are sent with one coupon, one is made.
create function card_orders_coupon_reserved() returns trigger language plpgsql set enable_seqscan = off
  set search_path = public, pg_temp as $$
begin
  if not exists (
    select from coupons c
    where c.user_id = new.user_id and c.id = new.coupon_id and c.status = {coupon.reserved} and c.order_id = new.id)
  then
    perform raise_rule('card_orders_coupon_reserved', 'this coupon is not there for this order');
  end if;
  return null;
end
$$;
create trigger card_orders_coupon_reserved after insert on card_orders for each row
  when (new.coupon_id is not null) execute function card_orders_coupon_reserved();

-- A coupon follows its order, whoever moves it: used by the part that was paid, given back where none was. A returned
-- order keeps it while it can be sent again; the sweep gives it back when that is over. Orders without a coupon cost
-- nothing here.
create function card_orders_move_coupon() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  if new.settled_coupon > 0 then
    update coupons set status = {coupon.used}, used_at = now()
    where user_id = new.user_id and id = new.coupon_id and order_id = new.id and status = {coupon.reserved};
    if not found then
      perform raise_rule('card_orders_coupon_reserved', 'this coupon is not there for this order');
    end if;
  else
    update coupons set status = {coupon.granted}, order_id = null
    where user_id = new.user_id and id = new.coupon_id and order_id = new.id and status = {coupon.reserved};
  end if;
  return null;
end
$$;
create trigger card_orders_move_coupon after update on card_orders for each row
  when (new.coupon_id is not null and new.status <> old.status
        and (new.status in ({orders.paid}, {order.rejectedFinal}, {order.cancelledBySeller}, {order.expired}, {order.cancelledByDesk})
          or (new.status = {order.rejectedCorrectable} and new.parent_id is not null)))
  execute function card_orders_move_coupon();
