-- Settings are written by changes alone (0177-payouts-confirmations.sql): the role of the service reads them, and the lines of the second
-- person write them, so that nobody with the service's SQL sets what a change would have had to be asked for.
call withhold('insert, update, delete',
  'settle_currencies', 'currency_rates', 'digital_networks', 'levels', 'month_prizes', 'rebate_steps', 'invite_rules', 'coupon_rules',
  'gift_tasks', 'brand_specials', 'partner_tiers');
do $$
begin
  if exists (select from pg_roles where rolname = 'kaadi_checker') then
    grant insert, update, delete on
      settle_currencies, currency_rates, digital_networks, levels, month_prizes, rebate_steps, invite_rules, coupon_rules,
      gift_tasks, brand_specials, partner_tiers to kaadi_checker;
  end if;
  -- Who claims a coupon is counted as it is claimed.
  if exists (select from pg_roles where rolname = 'kaadi_app') then
    grant update (claimed) on coupon_rules to kaadi_app;
  end if;
end
$$;
