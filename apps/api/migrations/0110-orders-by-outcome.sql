-- How many orders of a seller were paid and refused stands beside each order at the desk. Counted from the index: without
-- it the server reads every paid order there is, and each row of this seller.
create index card_orders_by_outcome on card_orders (user_id, status) where operator_time is not null;
