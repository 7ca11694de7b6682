import {
  accepted,
  anOperator,
  cancelled,
  copyTransfer,
  type Damage,
  declined,
  nobody,
  offered,
  openWithCoupon,
  paidWithCoupon,
  quoteOf,
  replaced,
  replacement,
  reversed,
  seenThrice,
  seenTwice,
} from './victims.ts'

export const orderDamages: readonly Damage[] = [
  ['I09', 'a second credit for an order', copyTransfer('card-order.paid', replacement, 'leg = 2')],
  [
    'I10',
    'a paid order without its credit',
    `delete from ledger_transfers where kind = 'card-order.paid' and event_id = ${paidWithCoupon}`,
  ],
  [
    'I10',
    'a credit for an order that is not paid',
    `alter table card_orders drop constraint card_orders_paid_has_amount;
     update card_orders set status = 20 where id = ${paidWithCoupon}`,
  ],
  [
    'I10',
    'a reversal of an order that stays paid',
    `update card_orders set status = 10 where id = ${reversed}`,
  ],
  [
    'I11',
    'an order settled with another amount',
    `alter table card_orders drop constraint card_orders_paid_as_quoted;
     update card_orders set settled_amount = settled_amount - 1 where id = ${replacement}`,
  ],
  [
    'I11',
    'a bonus that was not paid',
    `alter table card_orders drop constraint card_orders_paid_as_quoted;
     update card_orders set settled_bonus = settled_bonus + 1 where id = ${replacement}`,
  ],
  [
    'I11',
    'a card paid with another amount',
    `update order_cards set settled_amount = 1 where order_id = ${paidWithCoupon}`,
  ],
  [
    'I11',
    'a credit to somebody else',
    `insert into ledger_accounts (address, role, user_id, currency_id, allow_negative)
     values ('user:${nobody}:1:available', 'available', ${nobody}, 1, false);
     update ledger_transfers
     set credit_account_id = (select id from ledger_accounts where address = 'user:${nobody}:1:available')
     where kind = 'card-order.paid' and event_id = ${paidWithCoupon}`,
  ],
  [
    'I12',
    'an order at another rate than its quote',
    `update card_orders set rate = rate + 1 where id = ${paidWithCoupon}`,
  ],
  [
    'I12',
    'an order that came after its quote had ended',
    `update quotes set expires_at = (select created_at from card_orders where id = ${paidWithCoupon})
     where id = ${quoteOf(paidWithCoupon)}`,
  ],
  [
    'I12',
    'an order with another coupon than its quote',
    `update card_orders set coupon_id = coupon_id + 1 where id = ${openWithCoupon}`,
  ],
  [
    'I29',
    'a second look by whoever had judged first',
    `update card_orders set decided_by = first_judge where id = ${seenTwice};
     update order_events e set operator_id = o.first_judge from card_orders o
     where o.id = ${seenTwice} and e.user_id = o.user_id and e.order_id = o.id and e.operator_id is not null`,
  ],
  [
    'I29',
    'a first verdict that nobody gave',
    `update card_orders set first_judge = 2 where id = ${seenTwice}`,
  ],
  [
    'I129',
    'a third look by whoever had judged second',
    `update order_events e set operator_id = o.second_judge from card_orders o
     where o.id = ${seenThrice} and e.user_id = o.user_id and e.order_id = o.id and e.to_status = 10`,
  ],
  [
    'I129',
    'a second verdict that nobody gave',
    `update card_orders set second_judge = 999 where id = ${seenThrice}`,
  ],
  [
    'I145',
    'an offer over the limit that one reviewer made and its seller took',
    `update order_cards set offered_payout = 500000000 where order_id = ${accepted} and offered_payout is not null`,
  ],
  [
    'I145',
    'an order over the limit that one reviewer paid',
    `update order_cards set payout = 500000000 where order_id = ${paidWithCoupon}`,
  ],
  [
    'I12',
    'an offer of another amount',
    `update order_cards set offered_payout = offered_payout + 1 where order_id = ${offered}`,
  ],
  [
    'I12',
    'an offer at another rate',
    `update order_cards set offered_rate = offered_rate * 2 where order_id = ${offered}`,
  ],
  [
    'I12',
    'an offer with a greater part of bonus',
    `update order_cards set offered_payout = offered_payout + 1, offered_bonus = offered_bonus + 1 where order_id = ${offered}`,
  ],
  [
    'I12',
    'an offer for another value',
    `update order_cards set offered_face = offered_face + 1 where order_id = ${accepted}`,
  ],
  [
    'I12',
    'a card paid otherwise than its seller agreed to',
    `update order_cards set settled_amount = settled_amount - 1 where order_id = ${accepted}`,
  ],
  [
    'I12',
    'an order that waits for a decision about nothing',
    `update order_cards set status = 0, offered_price_id = null, offered_currency_type_id = null, offered_form = null,
       offered_receipt_type = null, offered_face = null, offered_dollars = null, offered_rate = null,
       offered_payout = null, offered_bonus = null
     where order_id = ${offered}`,
  ],
  [
    'I27',
    'a code that was kept where its seller refused the offer',
    `update order_cards set shredded_at = null, masked_code = null where order_id = ${declined}`,
  ],
  [
    'I27',
    'a code that was kept where the desk cancelled',
    `update order_cards set sealed_code = sha256('kept'), shredded_at = null where order_id = ${cancelled}`,
  ],
  [
    'I27',
    'a code that was destroyed while its seller still decides',
    `update order_cards set sealed_code = null, shredded_at = now() where order_id = ${offered}`,
  ],
  [
    'I27',
    'a code that was destroyed on the day it was paid for',
    `update order_cards k set sealed_code = null, sealed_pin = null, shredded_at = (
       select max(e.created_at) + interval '1 second' from order_events e where e.user_id = k.user_id and e.order_id = k.order_id)
     where order_id = ${paidWithCoupon}`,
  ],
  [
    'I27',
    'a showing of a code that had been destroyed',
    `insert into code_reveals (user_id, order_id, position, operator_id, purpose, created_at)
     select user_id, order_id, position, ${anOperator}, 'checkBalance', shredded_at + interval '1 hour'
     from order_cards where order_id = ${declined}`,
  ],
  [
    'I12',
    'a replacement by another quote',
    `update card_orders set quote_id = ${quoteOf(paidWithCoupon)} where id = ${replacement}`,
  ],
  [
    'I12',
    'an order by a quote of somebody else',
    `update quotes set user_id = ${nobody} where id = ${quoteOf(paidWithCoupon)}`,
  ],
  [
    'I12',
    'a payout doubled everywhere: in quote, order, cards and books',
    `alter table card_orders drop constraint card_orders_paid_as_quoted;
     create temp table damaged as select ${quoteOf(replacement)} as quote_id, ${replaced} as first_id, ${replacement} as id;
     update quotes set payout = payout * 2, bonus = bonus * 2 where id = (select quote_id from damaged);
     update card_orders set payout = payout * 2, bonus = bonus * 2
     where id in (select first_id from damaged union select id from damaged);
     update card_orders set settled_amount = settled_amount * 2, settled_bonus = settled_bonus * 2
     where id = (select id from damaged);
     update order_cards set payout = payout * 2, bonus = bonus * 2, settled_amount = settled_amount * 2
     where order_id in (select first_id from damaged union select id from damaged);
     update ledger_transfers set amount = amount * 2
     where kind = 'card-order.paid' and event_id = (select id from damaged);
     update quotes q set digest = digest_of(q) where id = (select quote_id from damaged)`,
  ],
  [
    'I12',
    'a rate raised in quote and order',
    `update quotes set rate = rate * 2 where id = ${quoteOf(openWithCoupon)};
     update card_orders set rate = rate * 2 where id = ${openWithCoupon};
     update quotes q set digest = digest_of(q) where id = ${quoteOf(openWithCoupon)}`,
  ],
  [
    'I38',
    'a rate raised in quote and order, and the payout with it',
    `update quotes set rate = rate * 10, payout = bonus + (payout - bonus) * 10 where id = ${quoteOf(openWithCoupon)};
     update card_orders set rate = rate * 10, payout = bonus + (payout - bonus) * 10 where id = ${openWithCoupon};
     update order_cards set payout = bonus + (payout - bonus) * 10 where order_id = ${openWithCoupon}`,
  ],
  [
    'I12',
    'a card that promises more than its share',
    `update order_cards set payout = payout + 1 where order_id = ${openWithCoupon}`,
  ],
  [
    'I25',
    'a card in two live orders',
    `drop index order_cards_live_once;
     update order_cards c set fingerprint = (
       select p.fingerprint from order_cards p
       where p.user_id = c.user_id and p.order_id <> c.order_id and p.is_live and p.fingerprint is not null limit 1)
     where order_id = ${openWithCoupon}`,
  ],
  [
    'I25',
    'a card credited twice',
    `drop index order_cards_credited_once; drop index order_cards_live_once;
     update order_cards set fingerprint = sha256('one') where is_credited`,
  ],
  ['I25', 'a card that kept its mark', `update order_cards set is_live = true where order_id = ${reversed}`],
  [
    'I26',
    'a nonce used twice',
    `update order_cards set sealed_code = (
       select sealed_code from order_cards where sealed_code is not null and order_id <> ${openWithCoupon} limit 1)
     where order_id = ${openWithCoupon}`,
  ],
  [
    'I27',
    'a code shown without a claim',
    `insert into code_reveals (user_id, order_id, position, operator_id, purpose)
     select user_id, id, 1, ${anOperator}, 'curious' from card_orders where id = ${openWithCoupon}`,
  ],
  [
    'I28',
    'an order event that vanished',
    `delete from order_events where order_id = ${paidWithCoupon} and version = 2`,
  ],
  [
    'I28',
    'an order event that tells another story',
    `update order_events set to_status = 4 where order_id = ${paidWithCoupon} and version = 2`,
  ],
  [
    'I29',
    'an order in another state than its story',
    `update card_orders set status = 12 where id = ${paidWithCoupon}`,
  ],
  ['I29', 'an order of another version', `update card_orders set version = 99 where id = ${paidWithCoupon}`],
  ['I29', 'an order without a story', `delete from order_events where order_id = ${openWithCoupon}`],
  [
    'I31',
    'a claim that nobody ended',
    `update card_orders set status = 1, claimed_by = ${anOperator}, lease_token_hash = sha256('l'),
       lease_expires_at = now() - interval '1 hour' where id = ${openWithCoupon}`,
  ],
  [
    'I32',
    'a credit for no order',
    `update ledger_transfers set event_id = ${nobody} where kind = 'card-order.reversed'`,
  ],
  [
    'I38',
    'the operator in an event exchanged',
    `update order_events set operator_id = coalesce(operator_id, 0) + 1 where order_id = ${paidWithCoupon}`,
  ],
  [
    'I38',
    'the operator in a showing of a code exchanged',
    `update code_reveals set operator_id = operator_id + 1 where id = (select min(id) from code_reveals)`,
  ],
  [
    'I38',
    'the time of an order event moved',
    `update order_events set created_at = created_at + interval '1 second'
     where order_id = ${paidWithCoupon} and version = 2`,
  ],
  ['I43', 'all showings of codes erased', `delete from code_reveals`],
  [
    'I43',
    'one showing of a code erased',
    `delete from code_reveals where id = (select max(id) from code_reveals)`,
  ],
  [
    'I21',
    'the keys of all submits erased',
    `delete from idempotency_keys where operation = 'cardOrders.submit'`,
  ],
  [
    'I153',
    'a code that nobody is said to have typed',
    `update order_cards set code_typed_by = 1 where fingerprint is not null and order_id = ${cancelled}`,
  ],
  ['I39', 'all evidence of a refusal erased', `delete from order_evidence`],
  [
    'I39',
    'all evidence of a refusal erased, and the verdicts with it',
    `delete from order_evidence; update order_cards set status = 0, reason_code = null where status >= 4`,
  ],
  [
    'I39',
    'the cards of a refused order erased with its evidence',
    `delete from order_evidence;
     delete from order_cards c using card_orders o
     where o.id = c.order_id and o.status in (20, 21, 23)`,
  ],
  [
    'I39',
    'the picture behind the evidence exchanged',
    `update uploads set sha256 = sha256(convert_to('another ' || id, 'UTF8'))
     where id in (select upload_id from order_evidence)`,
  ],
  [
    'I38',
    'the note of a piece of evidence exchanged',
    `update order_evidence set note = note || ' not' where id = (select min(id) from order_evidence)`,
  ],
  [
    'I38',
    'the picture of a piece of evidence exchanged for another, with its hash',
    `insert into uploads (id, public_id, operator_id, kind, sha256, dhash, bytes, width, height)
     overriding system value
     select ${nobody}, 'another', operator_id, kind, sha256('another'), dhash, bytes, width, height
     from uploads where id in (select upload_id from order_evidence) limit 1;
     update order_evidence set upload_id = ${nobody}, sha256 = sha256('another')
     where id = (select min(id) from order_evidence)`,
  ],
  [
    'I12',
    'the face value of an order changed',
    `update card_orders set face_value = face_value + 1 where id = ${paidWithCoupon}`,
  ],
  [
    'I38',
    'the form of the cards changed in quote and order',
    `update quotes set form = form || 'x' where id = ${quoteOf(openWithCoupon)};
     update card_orders set form = form || 'x' where id = ${openWithCoupon}`,
  ],
  [
    'I29',
    'an order decided by somebody else than its story says',
    `update card_orders set decided_by = decided_by + 1 where id = ${paidWithCoupon}`,
  ],
  [
    'I39',
    'evidence under the name of another operator',
    `update order_evidence set operator_id = operator_id + 1`,
  ],
]
