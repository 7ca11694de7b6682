import type { Damage } from './victims.ts'

/** What is set: what a row of it gives, costs or lets pass, raised behind the service. */
const raised: readonly (readonly [table: string, change: string])[] = [
  ['payout_limits', 'most = most * 10'],
  ['second_review_rules', 'amount_from = amount_from * 10'],
  ['settle_currencies', 'daily_max = daily_max * 10, max_withdraw = max_withdraw * 10'],
  ['settle_currencies', 'new_account_max = new_account_max * 10'],
  ['currency_rates', 'rate = rate * 2'],
  ['digital_networks', 'fee = 0'],
  ['month_prizes', 'amount = amount * 10'],
  ['rebate_steps', 'permille = 100'],
  ['invite_rules', 'inviter_amount = inviter_amount * 10'],
  ['invite_rules', 'daily_max = 1000'],
  ['coupon_rules', 'amount = amount * 10'],
  ['levels', 'bonus_permille = 200'],
  ['verification_levels', 'daily_percent = 1000'],
  ['partner_tiers', 'calls_per_minute = calls_per_minute * 10'],
  ['gift_tasks', 'amount = amount * 10'],
  ['brand_specials', 'extra = extra * 10'],
]

/** What guards money and is given away by settings, and what operators stop. */
export const settingDamages: readonly Damage[] = [
  ...raised.map(
    ([table, change]): Damage => [
      'I130',
      `${table} set past the service: ${change}`,
      `update ${table} set ${change}`,
    ],
  ),
  [
    'I130',
    'a country opened past the service',
    `update switches set is_open = not is_open, reason = case when is_open then 'Closed.' end`,
  ],
  [
    'I130',
    'a prize that nobody set',
    `insert into month_prizes (currency_id, board, place, amount) values (1, 'sold', 20, 100000000)`,
  ],
  ['I130', 'a limit of payouts erased', 'delete from payout_limits where currency_id = 1'],
  [
    'I130',
    'where the events of a partner are sent exchanged',
    `update partner_webhooks set url = 'https://eve.example/'`,
  ],
  [
    'I130',
    'a passkey of an operator that nobody registered',
    `insert into operator_passkeys
     (credential_id, public_id, operator_id, rp_id, public_key, sign_count, transports, name, is_synced)
     values ('eve', 'eve', (select min(id) from operators), 'kaadi.example', 'eve', 0, '{}', 'Mine', false)`,
  ],
]
