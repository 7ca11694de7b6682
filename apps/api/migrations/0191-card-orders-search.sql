-- Orders are found by several words of what is printed on them, in any state: by brand, country and value of the card, those that
-- wait the oldest promise first and the others the newest first; by what was promised, and by what was paid.

create index card_orders_by_card on card_orders (card_type_id, currency_type_id, created_at desc, id desc);
create index card_orders_by_card_waiting on card_orders (card_type_id, currency_type_id, queue_at, id)
  where status in (0, 1);
create index card_orders_by_face on card_orders (card_type_id, currency_type_id, face_value, created_at desc, id desc);
create index card_orders_by_face_waiting on card_orders (card_type_id, currency_type_id, face_value, queue_at, id)
  where status in (0, 1);
create index card_orders_by_promised on card_orders (payout, id desc);
create index card_orders_by_paid on card_orders (settled_amount, id desc) where settled_amount is not null;
