-- What a coupon promised, and what is known of a photo, carries a digest.

alter table coupons add column digest bytea;
alter table uploads add column digest bytea;
call row_rules('coupons',
  digest => '{user_id, id, public_id, rule_id, source, title, rule, amount, percent, max_bonus, min_payout, currency_id,
              card_type_ids, starts_at, expires_at, created_at}');
call row_rules('uploads', digest => '{public_id, user_id, operator_id, kind, sha256, dhash, bytes, width, height}');
update coupons c set digest = digest_of(c);
update uploads u set digest = digest_of(u);
