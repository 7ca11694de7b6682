-- The lists of the console, filtered, sorted, searched and paged by a key.

-- Payouts that nobody has, oldest first; by amount; by what people search them for.
create index withdrawals_to_be_taken on withdrawals (created_at, id)
  where (status in (0, 3) or status in (4) and taken_by is null);
create index withdrawals_by_amount on withdrawals (currency_id, net, id);
create index withdrawals_by_reference on withdrawals (provider_reference text_pattern_ops);
create index withdrawals_by_reference_end on withdrawals (right(provider_reference, 8));
create index bank_accounts_by_name on bank_accounts (lower(account_name) text_pattern_ops);
create index bank_accounts_by_ending on bank_accounts (account_ending);

-- Orders at the desk.
create index card_orders_by_amount on card_orders (currency_id, payout, id) where status in (0, 1);
create index card_orders_by_brand on card_orders (card_type_id, queue_at, id) where status in (0, 1);
create index card_orders_by_number on card_orders (lower(trade_number) text_pattern_ops);
create index card_orders_by_number_end on card_orders (right(trade_number, 5));

create index users_by_email_start on users (email text_pattern_ops);
-- What has ended by the day it was asked for.
create index withdrawals_ended_by_asking on withdrawals (created_at, id) where status >= 10;
