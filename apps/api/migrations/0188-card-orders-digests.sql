-- Cards, and which photos were sent of them, carry digests. What is sealed is left out: a change of the vault's key seals it anew.

alter table order_cards add column digest bytea;
alter table order_photos add column digest bytea;
call row_rules('order_cards',
  digest => '{user_id, order_id, position, id, public_id, status, payout, bonus, coupon_bonus, masked_code, fingerprint,
              reason_code, settled_amount, is_credited, offered_price_id, offered_face, offered_rate, offered_payout,
              offered_bonus, created_at}',
  digest_on => 'insert or update');
call row_rules('order_photos', digest => '{user_id, order_id, position, kind, upload_id, created_at}');

alter table order_cards disable trigger user;
update order_cards k set digest = digest_of(k);
alter table order_cards enable trigger user;
update order_photos p set digest = digest_of(p);
