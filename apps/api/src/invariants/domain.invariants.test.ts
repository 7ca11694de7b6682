import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { plant } from '../../test/plant.ts'
import { liveSoundly } from '../../test/sound-life.ts'
import { allInvariants, runInvariants } from './index.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await liveSoundly(database)
})
afterAll(() => database.drop())

it('finds nothing in a life that kept the rules', async () => {
  const findings = await runInvariants(database.ownerUrl)
  expect(findings.filter(({ rows }) => rows.length > 0)).toEqual([])
})

const account = (address: string) => `(select id from ledger_accounts where address = '${address}')`
const copyTransfer = (kind: string, eventId: number, change: string) => `
  create temp table copy as select * from ledger_transfers where kind = '${kind}' and event_id = ${eventId} and leg = 0;
  update copy set id = id + 1000000, ${change};
  insert into ledger_transfers select * from copy;`

const damages: [id: string, damage: string, sql: string][] = [
  ['I09', 'a second credit for an order', copyTransfer('card-order.paid', 3, 'leg = 2')],
  [
    'I10',
    'a paid order without its credit',
    `delete from ledger_transfers where kind = 'card-order.paid' and event_id = 1`,
  ],
  [
    'I10',
    'a credit for an order that is not paid',
    `alter table card_orders drop constraint card_orders_paid_has_amount;
     update card_orders set status = 20 where id = 1`,
  ],
  ['I10', 'a reversal of an order that stays paid', `update card_orders set status = 10 where id = 4`],
  [
    'I11',
    'an order settled with another amount',
    `alter table card_orders drop constraint card_orders_paid_as_quoted;
     update card_orders set settled_amount = settled_amount - 1 where id = 3`,
  ],
  [
    'I11',
    'a bonus that was not paid',
    `alter table card_orders drop constraint card_orders_paid_as_quoted;
     update card_orders set settled_bonus = 0 where id = 3`,
  ],
  ['I11', 'a card paid with another amount', `update order_cards set settled_amount = 1 where order_id = 1`],
  [
    'I11',
    'a credit to somebody else',
    `insert into ledger_accounts (address, role, user_id, currency_id, allow_negative)
     values ('user:8:1:available', 'available', 8, 1, false);
     update ledger_transfers set credit_account_id = ${account('user:8:1:available')}
     where kind = 'card-order.paid' and event_id = 1`,
  ],
  ['I12', 'an order at another rate than its quote', `update card_orders set rate = 901 where id = 1`],
  [
    'I12',
    'an order that came after its quote had ended',
    `update quotes set expires_at = created_at + interval '1 minute' where id = 1`,
  ],
  ['I12', 'an order with another coupon than its quote', `update card_orders set coupon_id = 3 where id = 5`],
  ['I12', 'a replacement by another quote', `update card_orders set quote_id = 1 where id = 3`],
  ['I12', 'an order by a quote of somebody else', `update quotes set user_id = 8 where id = 1`],
  [
    'I13',
    'a withdrawal that held nothing',
    `delete from ledger_transfers where kind = 'withdrawal.held' and event_id = 4`,
  ],
  [
    'I13',
    'a withdrawal that held too little',
    `update ledger_transfers set amount = 1 where kind = 'withdrawal.held' and event_id = 4`,
  ],
  ['I13', 'a withdrawal held twice', copyTransfer('withdrawal.held', 4, 'leg = 1')],
  [
    'I14',
    'a paid withdrawal without its payment',
    `delete from ledger_transfers where kind = 'withdrawal.paid' and event_id = 1`,
  ],
  [
    'I14',
    'a payment without its fee',
    `delete from ledger_transfers where kind = 'withdrawal.paid' and event_id = 1 and leg = 1`,
  ],
  [
    'I14',
    'a failed withdrawal that was not given back',
    `delete from ledger_transfers where kind = 'withdrawal.released'`,
  ],
  ['I14', 'an open withdrawal that was given back', copyTransfer('withdrawal.released', 2, 'event_id = 4')],
  ['I14', 'a withdrawal both paid and given back', copyTransfer('withdrawal.released', 2, 'event_id = 1')],
  [
    'I14',
    'a returned withdrawal without its return',
    `delete from ledger_transfers where kind = 'withdrawal.returned'`,
  ],
  ['I15', 'an open withdrawal more than what is held', `update withdrawals set status = 0 where id = 2`],
  [
    'I15',
    'money held for nothing',
    `update ledger_accounts set balance = balance + 1 where address = 'user:7:1:held'`,
  ],
  [
    'I16',
    'a reference used for two withdrawals',
    `alter table withdrawals drop constraint withdrawals_reference_unique;
     update withdrawals set provider_reference = 'kaadi-payout-0001' where id = 2`,
  ],
  [
    'I16',
    'a reference sent twice',
    `alter table payout_attempts drop constraint payout_attempts_reference_unique;
     update payout_attempts set reference = 'kaadi-payout-0001'`,
  ],
  [
    'I17',
    'two live attempts',
    `drop index payout_attempts_one_live;
     insert into payout_attempts (user_id, withdrawal_id, id, provider, reference, amount, currency_id, started_by)
     values (7, 5, 99, 'manual', 'kaadi-payout-0099', 9950, 1, 1)`,
  ],
  ['I18', 'an attempt over the gross amount', `update payout_attempts set amount = 10000 where id = 5`],
  ['I18', 'an attempt in another currency', `update payout_attempts set currency_id = 2 where id = 5`],
  ['I19', 'a paid withdrawal without a success', `delete from payout_attempts where id = 1`],
  [
    'I19',
    'a failed withdrawal whose attempt succeeded',
    `update payout_attempts set status = 'success', slip_number = 'slip-2' where id = 2`,
  ],
  [
    'I19',
    'an ended withdrawal with a live attempt',
    `update payout_attempts set status = 'pending', ended_at = null, ended_by = null where id = 2`,
  ],
  [
    'I22',
    'a used coupon whose order was not paid',
    `alter table card_orders drop constraint card_orders_paid_has_amount;
     update card_orders set status = 20 where id = 1`,
  ],
  [
    'I22',
    'a used coupon that paid nothing',
    `delete from ledger_transfers where kind = 'card-order.paid' and event_id = 1 and leg = 2`,
  ],
  [
    'I22',
    'a used coupon that paid another amount',
    `update ledger_transfers set amount = 299 where kind = 'card-order.paid' and event_id = 1 and leg = 2`,
  ],
  [
    'I22',
    'a coupon paid and still to be used',
    `update coupons set status = 0, order_id = null, used_at = null where id = 1`,
  ],
  ['I22', 'a coupon used by somebody else', `update coupons set user_id = 8 where id = 1`],
  [
    'I22',
    'a coupon used after its end',
    `update coupons set expires_at = now() - interval '3 hours' where id = 1`,
  ],
  ['I22', 'a coupon used twice', `update card_orders set coupon_id = 1, coupon_bonus = 300 where id = 5`],
  ['I22', 'a reserved coupon whose order is paid', `update coupons set order_id = 3 where id = 2`],
  ['I22', 'an open order without its coupon', `update coupons set status = 0, order_id = null where id = 2`],
  [
    'I22',
    'a card that lost its share of the coupon',
    `update order_cards set coupon_bonus = 0 where order_id = 5`,
  ],
  [
    'I22',
    'a coupon granted twice',
    `alter table coupons drop constraint coupons_granted_once; update coupons set rule_id = 'rule1' where id = 3`,
  ],
  [
    'I23',
    'a reward given twice',
    `alter table rewards drop constraint rewards_once;
     insert into rewards (id, user_id, kind, subject_id, title, amount, currency_id)
     overriding system value values (2, 7, 'firstOrder', 'o1', 'Welcome', 5000, 1)`,
  ],
  ['I24', 'a reward that was not posted', `delete from ledger_transfers where kind = 'reward.granted'`],
  ['I24', 'a reward of another amount', `update rewards set amount = 4999`],
  [
    'I25',
    'a card in two live orders',
    `drop index order_cards_live_once; update order_cards set fingerprint = sha256('AAAA') where order_id = 5`,
  ],
  [
    'I25',
    'a card credited twice',
    `drop index order_cards_credited_once; drop index order_cards_live_once;
     update order_cards set fingerprint = sha256('AAAA') where order_id = 4`,
  ],
  ['I25', 'a card that kept its mark', `update order_cards set is_live = true where order_id = 4`],
  [
    'I26',
    'a nonce used twice',
    `update order_cards set sealed_code = (select sealed_code from order_cards where order_id = 1) where order_id = 5`,
  ],
  [
    'I27',
    'a code shown without a claim',
    `insert into code_reveals (user_id, order_id, position, operator_id, purpose)
     values (7, 5, 1, 1, 'curious')`,
  ],
  ['I28', 'an order event that vanished', `delete from order_events where order_id = 1 and version = 2`],
  [
    'I28',
    'an order event that tells another story',
    `update order_events set to_status = 4 where order_id = 1 and version = 2`,
  ],
  [
    'I28',
    'a withdrawal event that vanished',
    `delete from withdrawal_events where withdrawal_id = 1 and version = 2`,
  ],
  ['I29', 'an order in another state than its story', `update card_orders set status = 12 where id = 1`],
  ['I29', 'an order of another version', `update card_orders set version = 9 where id = 1`],
  ['I29', 'a withdrawal in another state than its story', `update withdrawals set status = 1 where id = 4`],
  ['I29', 'an order without a story', `delete from order_events where order_id = 5`],
  [
    'I31',
    'a claim that nobody ended',
    `update card_orders set status = 1, claimed_by = 1, lease_token_hash = sha256('l'),
       lease_expires_at = now() - interval '1 hour' where id = 5`,
  ],
  [
    'I31',
    'a coupon long past its end',
    `update coupons set expires_at = now() - interval '3 hours' where id = 3`,
  ],
  ['I31', 'a payout that is sent by nobody', `delete from payout_attempts where id = 5`],
  [
    'I32',
    'a credit for no order',
    `update ledger_transfers set event_id = 99 where kind = 'card-order.reversed'`,
  ],
  [
    'I32',
    'a hold for no withdrawal',
    `update ledger_transfers set event_id = 99 where kind = 'withdrawal.held' and event_id = 4`,
  ],
  ['I32', 'a reward for nothing', `delete from rewards`],
  ['I33', 'a withdrawal to an account of somebody else', `update bank_accounts set user_id = 8`],
  ['I33', 'a withdrawal to an account of another currency', `update bank_accounts set currency_id = 2`],
]

describe('planted damage is caught', () => {
  it.each(damages)('%s: %s', async (id, _, damage) => {
    const caught = await plant(database, damage)
    expect([...caught.keys()]).toContain(id)
  })
})

it('has a planted damage for each rule of orders, withdrawals and rewards', () => {
  const planted = new Set(damages.map(([id]) => id))
  const domain = allInvariants
    .map(({ id }) => id)
    .filter((id) => Number(id.slice(1)) >= 9 && id !== 'I21' && id !== 'I37')
  expect(domain.filter((id) => !planted.has(id))).toEqual([])
})
