/** What is in force, as it travels: SQL that makes a row's values, over the alias `c` of `settle_currencies`. */
export const walletLimitsInForce = `jsonb_build_object('currencyId', c.id,
  'minWithdraw', trim_scale(c.min_withdraw)::text, 'maxWithdraw', trim_scale(c.max_withdraw)::text,
  'dailyMax', trim_scale(c.daily_max)::text, 'exchangeMin', trim_scale(c.exchange_min)::text, 'bankMax', c.bank_max)`

export const withdrawalFeesInForce = `jsonb_build_object('currencyId', c.id, 'feeType', c.fee_type,
  'fee', trim_scale(c.fee)::text, 'feeMin', trim_scale(c.fee_min)::text, 'feeMax', trim_scale(c.fee_max)::text)`

export const newAccountsInForce = `jsonb_build_object('currencyId', c.id, 'hours', c.new_account_hours,
  'mostWhileNew', trim_scale(c.new_account_max)::text)`

/** Over the alias `r` of `currency_rates`. */
export const exchangeRatesInForce = `jsonb_build_object('inCurrencyId', r.in_currency_id,
  'outCurrencyId', r.out_currency_id, 'rate', trim_scale(r.rate)::text)`

/** Over the alias `n` of `digital_networks`. */
export const networksInForce = `jsonb_build_object('networkId', n.id, 'currencyId', n.currency_id,
  'fee', trim_scale(n.fee)::text, 'minAmount', trim_scale(n.min_amount)::text, 'confirmMinutes', n.confirm_minutes,
  'isOpen', n.enabled)`
