import {
  account,
  asked,
  type Damage,
  nobody,
  paidOut,
  paidWithCoupon,
  replacement,
  reversed,
  userAccount,
} from './victims.ts'

const transfer = (kind: string, eventId: string, leg = 0) =>
  `(select id from ledger_transfers where kind = '${kind}' and event_id = ${eventId} and leg = ${leg})`
const newest = `(account_id, version) in (select id, version from ledger_accounts where id = ${userAccount('available')})`

export const ledgerDamages: readonly Damage[] = [
  ['I01', 'an entry that creates money', `update ledger_entries set amount = amount + 1 where ${newest}`],
  [
    'I02',
    'an entry of another amount than its transfer',
    `update ledger_entries set amount = amount - 1 where transfer_id = ${transfer('withdrawal.paid', paidOut)} and amount < 0`,
  ],
  [
    'I02',
    'an entry in an account its transfer does not name',
    `update ledger_entries set account_id = ${account('desk:promo:1')}, version = 999999
     where transfer_id = ${transfer('withdrawal.paid', paidOut)} and amount > 0`,
  ],
  ['I03', 'a transfer with one entry', `delete from ledger_entries where ${newest}`],
  [
    'I03',
    'entries without their transfer',
    `delete from ledger_transfers where id = ${transfer('card-order.paid', replacement)}`,
  ],
  [
    'I04',
    'a balance that was edited',
    `update ledger_accounts set balance = balance + 1 where id = ${userAccount('available')}`,
  ],
  [
    'I04',
    'a version that was edited',
    `update ledger_accounts set version = version + 1 where address = 'desk:cards:1'`,
  ],
  ['I04', 'entries without their account', `delete from ledger_accounts where address = 'desk:promo:1'`],
  [
    'I05',
    'a user below zero',
    `alter table ledger_accounts drop constraint ledger_accounts_no_overdraft;
     update ledger_accounts set balance = -1 where id = ${userAccount('held')}`,
  ],
  [
    'I05',
    'a user who was below zero for a moment',
    `update ledger_entries set balance_after = -1 where account_id = ${userAccount('available')} and version = 1`,
  ],
  [
    'I05',
    'a right to overdraw that nobody gave',
    `update ledger_accounts set allow_negative = true where id = ${userAccount('held')}`,
  ],
  [
    'I06',
    'a balance that does not follow',
    `update ledger_entries set balance_after = balance_after + 1 where ${newest}`,
  ],
  ['I06', 'a gap in the versions', `update ledger_entries set version = version + 1 where ${newest}`],
  [
    'I07',
    'a transfer in another currency',
    `update ledger_transfers set currency_id = currency_id + 1 where id = ${transfer('card-order.paid', replacement)}`,
  ],
  [
    'I07',
    'an account in another currency that nothing has moved yet',
    `insert into ledger_accounts (address, role, user_id, currency_id, allow_negative)
     select 'user:' || max(user_id) || ':77:held', 'held', max(user_id), 1, false from ledger_accounts`,
  ],
  [
    'I08',
    'a reversal of another amount',
    `update ledger_transfers set amount = amount + 1 where id = ${transfer('card-order.reversed', reversed)}`,
  ],
  [
    'I08',
    'a reversal without an original',
    `update ledger_transfers set event_id = ${nobody} where kind = 'card-order.reversed'`,
  ],
  [
    'I08',
    'a reversal of half the legs',
    `delete from ledger_transfers t where kind = 'card-order.reversed' and event_id = ${reversed} and leg = (
       select max(leg) from ledger_transfers l where (l.kind, l.event_id) = (t.kind, t.event_id))`,
  ],
  [
    'I08',
    'an event posted twice',
    `alter table ledger_transfers drop constraint ledger_transfers_event_once;
     update ledger_transfers set event_id = ${paidWithCoupon} where kind = 'card-order.paid' and event_id = ${replacement}`,
  ],
  [
    'I32',
    'a transfer for no business event',
    `update ledger_transfers set kind = 'gift' where id = ${transfer('withdrawal.paid', paidOut)}`,
  ],
  [
    'I31',
    'a job that nobody finishes',
    `insert into outbox (topic, payload, run_at) values ('mail', '{}', now() - interval '1 hour')`,
  ],
  [
    'I31',
    'a lease that ended long ago',
    `insert into outbox (topic, payload, lease_until, lease_token)
     values ('mail', '{}', now() - interval '1 hour', gen_random_uuid())`,
  ],
  [
    'I31',
    'a parked job',
    `insert into outbox (topic, payload, parked_at, last_error) values ('mail', '{}', now(), 'poison')`,
  ],
  [
    'I37',
    'an event that vanished',
    `delete from user_events where user_id = (select min(user_id) from user_event_heads)`,
  ],
  ['I37', 'a number that was given twice', `update user_event_heads set seq = 0`],
  [
    'I21',
    'a key without a reply',
    `update idempotency_keys set reply = 'null' where operation = 'withdrawals.request'`,
  ],
  [
    'I21',
    'a key without its effect',
    `update idempotency_keys set reply = '{"id": "nothing"}'
     where operation = 'withdrawals.request' and reply ->> 'id' = (select public_id from withdrawals where id = ${asked})`,
  ],
  [
    'I21',
    'a key of an order that is not there',
    `update idempotency_keys set user_id = user_id + ${nobody} where operation = 'cardOrders.submit'`,
  ],
  [
    'I21',
    'two keys for one effect',
    `update idempotency_keys set reply = '{"id": "w1"}' where operation = 'withdrawals.request'`,
  ],
  ...[
    'card-order.paid',
    'withdrawal.held',
    'withdrawal.paid',
    'exchange.made',
    'reward.granted',
    'adjustment.made',
  ].map(
    (kind): Damage => [
      'I140',
      `a posting of ${kind} moved by a month`,
      `update ledger_transfers set created_at = created_at - interval '30 days'
       where id = (select min(id) from ledger_transfers where kind = '${kind}')`,
    ],
  ),
]
