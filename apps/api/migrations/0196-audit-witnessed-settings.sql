-- What is set has witnesses (0185-audit-witnesses.sql): what money costs, how much may leave, what is given away, who may sell by
-- a program, and with which keys operators sign. What counts by itself is left out, and what a change of the vault's key seals
-- anew.

call witness('card_prices', '{id}');
call witness('banks', '{code}');
call witness('site_pages', '{name}');
call witness('site_page_versions', '{name, version}');
call witness('settle_currencies', '{id}');
call witness('currency_rates', '{in_currency_id, out_currency_id}');
call witness('digital_networks', '{id}');
call witness('payout_rails', '{provider}');
call witness('payout_limits', '{currency_id}');
call witness('second_review_rules', '{currency_id}');
call witness('levels', '{level}');
call witness('verification_levels', '{level}');
call witness('switches', '{name, subject}');

call witness('month_prizes', '{currency_id, board, place}');
call witness('closed_month_prizes', '{month, currency_id, board, place}');
call witness('rebate_steps', '{currency_id, from_amount}');
call witness('invite_rules', '{currency_id}');
call witness('coupon_rules', '{id}', but => '{claimed}');
call witness('gift_tasks', '{id, currency_id}');
call witness('brand_specials', '{id}');

call witness('partner_tiers', '{currency_id, tier}');
call witness('partner_applications', '{user_id, id}');
call witness('partners', '{user_id}');
call witness('partner_keys', '{user_id, id}', but => '{last_used_at}');
call witness('partner_webhooks', '{user_id}', but => '{sealed_secret, sealed_old_secret}');

call witness('operator_passkeys', '{public_id}', but => '{sign_count, last_used_at}');
