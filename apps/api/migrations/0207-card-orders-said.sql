-- Orders are found by what the desk says of them: state, class of receipt, day and reason, each with the newest first.
create index card_orders_by_state on card_orders (status, created_at desc, id desc);
create index card_orders_by_receipt on card_orders (receipt_type, created_at desc, id desc);
create index card_orders_by_receipt_of_card on card_orders (card_type_id, currency_type_id, receipt_type, created_at desc, id desc);
-- Written so that no list of one seller is read by it.
create index card_orders_by_day on card_orders ((created_at at time zone 'UTC') desc, id desc);
create index order_cards_by_reason on order_cards (reason_code, id desc) where reason_code is not null;
