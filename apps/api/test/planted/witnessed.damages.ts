import { type Damage, paidOut, paidWithCoupon } from './victims.ts'

/** One row, chosen by its place in the table. */
const one = (table: string, where = 'true') =>
  `ctid = (select ctid from ${table} where ${where} order by ctid limit 1)`

const anew = (table: string) => `update ${table} t set digest = digest_of(t) where digest <> digest_of(t)`

/** Keys, and what was asked for with them. */
const keys: readonly Damage[] = [
  [
    'I21',
    'the key of a withdrawal changed',
    `update idempotency_keys set key = key || '-0' where ${one('idempotency_keys', "operation = 'withdrawals.request'")}`,
  ],
  [
    'I21',
    'what a withdrawal was asked for with changed',
    `update idempotency_keys set request_hash = sha256('another') where ${one('idempotency_keys', "operation = 'withdrawals.request'")}`,
  ],
  [
    'I21',
    'the key of an exchange deleted',
    `delete from idempotency_keys where ${one('idempotency_keys', "operation = 'exchanges.make'")}`,
  ],
  [
    'I21',
    'the key of a payout deleted',
    `delete from idempotency_keys where ${one('idempotency_keys', "operation = 'payouts.confirm'")}`,
  ],
  [
    'I141',
    'a kept reply exchanged',
    `update idempotency_keys set sealed_reply = 'another' where ${one('idempotency_keys')}`,
  ],
]

const anotherPhoto = `
  update order_photos p set upload_id = (select min(u.id) from uploads u where u.order_id is distinct from p.order_id)
  where ${one('order_photos')}`

/** Trades: what was sent, promised and paid. */
const trades: readonly Damage[] = [
  [
    'I38',
    'a coupon doubled after it was used',
    `update coupons set amount = amount * 2 where order_id = ${paidWithCoupon}`,
  ],
  [
    'I38',
    'the fingerprint of a card exchanged',
    `update order_cards set fingerprint = sha256('another card') where ${one('order_cards', 'fingerprint is not null')}`,
  ],
  [
    'I38',
    'another reason than a card was refused for',
    `update order_cards set reason_code = 103 where ${one('order_cards', 'reason_code is distinct from 103 and status >= 4')}`,
  ],
  ['I38', 'another photo of an order than was sent', anotherPhoto],
  ['I134', 'the photo of another order, with its digest', `${anotherPhoto}; ${anew('order_photos')}`],
  [
    'I38',
    'what a photo is compared by changed',
    `update uploads set sha256 = sha256('another picture') where ${one('uploads')}`,
  ],
  [
    'I148',
    'an order with another number',
    `update card_orders set trade_number = 'GC-2601-01-00000' where id = ${paidWithCoupon}`,
  ],
  [
    'I148',
    'other lines than were quoted',
    `update card_orders set lines = '[1]' where id = ${paidWithCoupon}`,
  ],
  ['I149', 'the photos of an order erased', `delete from order_photos`],
  [
    'I38',
    'a withdrawal asked for a day earlier',
    `update withdrawals set created_at = created_at - interval '1 day' where id = ${paidOut}`,
  ],
  [
    'I133',
    'a payment told a day earlier',
    `update card_orders set settled_at = settled_at - interval '1 day' where id = ${paidWithCoupon}`,
  ],
  [
    'I133',
    'a payout told a day later',
    `update withdrawals set paid_at = paid_at + interval '1 day' where id = ${paidOut}`,
  ],
]

/** What operators decide and set: past the digests of the rows as well. */
const decisions: readonly Damage[] = [
  ['I130', 'a rate raised', `update card_prices set rate = rate * 2 where ${one('card_prices')}`],
  [
    'I132',
    'a rate of the past changed',
    `update card_price_history set rate = rate * 2 where ${one('card_price_history')}`,
  ],
  ['I132', 'a rate of the past erased', `delete from card_price_history where ${one('card_price_history')}`],
  [
    'I130',
    'who confirmed an adjustment exchanged',
    `update adjustments set decided_by = decided_by + 1 where ${one('adjustments', 'decided_by is not null')}`,
  ],
  [
    'I130',
    'who wrote a note exchanged, with its digest',
    `update seller_notes set operator_id = operator_id - 1 where ${one('seller_notes')}; ${anew('seller_notes')}`,
  ],
  [
    'I130',
    'the roles of an operator changed, with their digest',
    `update operators set roles = '{admin}' where ${one('operators', "roles <> '{admin}'")}; ${anew('operators')}`,
  ],
  [
    'I130',
    'who began a payout by hand exchanged, with its digest',
    `update payout_attempts set started_by = started_by + 1 where ${one('payout_attempts', 'by_hand')}; ${anew('payout_attempts')}`,
  ],
  [
    'I130',
    'who ended a payout exchanged, with its digest',
    `update payout_attempts set ended_by = ended_by + 1 where ${one('payout_attempts', 'ended_by is not null')}; ${anew('payout_attempts')}`,
  ],
  [
    'I130',
    'a payout by hand told as the provider’s, with its digest',
    `update payout_attempts set by_hand = false, started_by = null, ended_by = null
     where ${one('payout_attempts', 'by_hand')}; ${anew('payout_attempts')}`,
  ],
  [
    'I130',
    'who opened a code exchanged, with its digest',
    `update code_reveals set operator_id = operator_id + 1 where ${one('code_reveals')}; ${anew('code_reveals')}`,
  ],
  [
    'I130',
    'a withdrawal password exchanged, with its digest',
    `update withdrawal_pins set pin_hash = 'another' where ${one('withdrawal_pins')}; ${anew('withdrawal_pins')}`,
  ],
  [
    'I130',
    'a sign-in password exchanged, with its digest',
    `update users set password_hash = 'another' where ${one('users')}; ${anew('users')}`,
  ],
  ...[
    ['payout_log', 'operator_id'],
    ['payout_confirmations', 'confirmed_by'],
    ['payout_traces', 'answered_by'],
    ['order_evidence', 'operator_id'],
    ['card_findings', 'operator_id'],
    ['rechecks', 'looked_by'],
    ['custody_lines', 'operator_id'],
    ['custody_returns', 'operator_id'],
  ].map(
    ([table, column]): Damage => [
      'I130',
      `another ${column} in a row of ${table}`,
      `update ${table} set ${column} = ${column} + 1 where ${one(table!, `${column} is not null`)}`,
    ],
  ),
  [
    'I130',
    'the whole audit erased',
    'delete from audit_links; delete from audit_lines; delete from audit_head',
  ],
  [
    'I130',
    'what a reversal was asked for with exchanged',
    `update reversal_evidence set note = 'Another.' where ${one('reversal_evidence')}`,
  ],
  ['I130', 'another prize of a closed month', `update closed_month_prizes set amount = amount * 2`],
  [
    'I130',
    'the state of a saved account',
    `update bank_accounts set status = 1 - status where ${one('bank_accounts', 'status < 2')}`,
  ],
  ['I130', 'the name of a bank', `update banks set name = 'Another' where ${one('banks')}`],
  [
    'I130',
    'a rule to withdraw by',
    `update auto_withdrawals set amount = amount * 2 where ${one('auto_withdrawals', 'amount is not null')}`,
  ],
  [
    'I130',
    'what a page of the site says',
    `update site_pages set text = 'Another.' where ${one('site_pages')}`,
  ],
  [
    'I130',
    'what a page of the site once said',
    `update site_page_versions set text = 'Another.' where ${one('site_page_versions')}`,
  ],
  ['I130', 'a rate without a witness', `delete from witnesses where table_name = 'card_prices'`],
  ['I131', 'a witness erased', `delete from witnesses where ${one('witnesses', 'place > 1')}`],
  [
    'I131',
    'the end of the witnesses cut off',
    `delete from witnesses where place = (select max(place) from witnesses)`,
  ],
  [
    'I131',
    'a witness exchanged',
    `update witnesses set row_digest = sha256('another') where ${one('witnesses', 'place > 1')}`,
  ],
  [
    'I131',
    'a witness that was never linked',
    `insert into witnesses (table_name, row_key, at) values ('blocks', '0', now() - interval '2 minutes')`,
  ],
  ...[
    ...['payout_batch_approvals', 'payout_holds', 'payout_returns', 'operator_factors'],
    ...[
      'seller_pauses',
      'seller_notes',
      'blocks',
      'adjustments',
      'appeals',
      'withdrawal_pins',
      'code_reveals',
      'payout_traces',
      'rewards',
      'users',
    ],
  ].map((table): Damage => ['I130', `a row of ${table} erased`, `delete from ${table} where ${one(table)}`]),
]

/** What rows said that their own module cannot tell any more. */
export const witnessedDamages: readonly Damage[] = [...keys, ...trades, ...decisions]
