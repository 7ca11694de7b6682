-- Orders are found by who redeems their cards: the newest line first.

drop index custody_lines_of_redeemer;
create index custody_lines_of_redeemer on custody_lines (redeemer_id, created_at desc) include (user_id, order_id);
