import { signedByCode } from './adjusted.ts'
import type { TestDatabase } from './database.ts'

/**
 * A small life with every kind of trail: paid, reversed, returned for correction and replaced orders; offers that wait, were
 * accepted and refused; open, paid, cancelled and returned withdrawals; rewards; an exchange; an alert that fired; coupons used,
 * reserved and granted. Written through the schema's own rules, so all invariants hold.
 */
export async function liveSoundly(database: TestDatabase): Promise<void> {
  await database.asOwner(
    `begin; ${people} ${partner} ${grants} ${orders} ${withdrawals} ${reward} ${adjusted} ${exchange} ${alerts} ${notified} ${decided} ${audited} commit`,
  )
}

/** What operators did, in the chain and not yet in it. */
const audited = `
  insert into audit_lines (operator_id, call, subject, asked, outcome)
  select 1, 'desk.claim', 'o' || n, jsonb_build_object('giftOrderId', 'o' || n), '0' from generate_series(1, 4) n;
  select chain_audit(10);
  insert into audit_lines (operator_id, call, outcome) values (1, 'switches.set', '403');
  insert into audit_lines (operator_id, call, outcome, idempotency_key) values (2, 'payouts.confirm', '0', 'a-payout');
  select chain_witnesses(1000);`

/** What operators have set and written, and who may sign in how. */
const decided = `
  insert into currency_rates (in_currency_id, out_currency_id, rate) values (1, 2, 0.01);
  insert into digital_networks (id, currency_id, network, address_regex, fee, min_amount, sort)
  values ('tron', 3, 'TRC-20', '^T', 1, 10, 1);
  insert into month_prizes (currency_id, board, place, amount) values (1, 'sold', 1, 5000000);
  insert into closed_months (month) values ('2025-01-01');
  insert into closed_month_prizes (month, currency_id, board, place, amount) values ('2025-01-01', 1, 'sold', 1, 5000000);
  insert into site_pages (name, text) values ('terms', 'What holds.');
  insert into auto_withdrawals (user_id, currency_id, kind, amount, bank_account_id) select 7, 2, 'keep', 100000, min(id) from bank_accounts;
  insert into rebate_steps (currency_id, from_amount, permille) values (1, 100000000, 2);
  insert into invite_rules (currency_id, inviter_amount, friend_amount, sells, matures_days, daily_max)
  values (1, 150000, 50000, 5000000, 7, 5);
  insert into gift_tasks (id, currency_id, kind, title, detail, amount, matures_days, daily_max)
  values ('verified', 1, 'verify', 'Verify your name', 'Once.', 20000, 7, 100);
  insert into brand_specials (id, title, card_type_id, card_currency_id, extra, starts_at, ends_at)
  values ('week', 'A week of Amazon', 'amazon', 'usd', 5, now(), now() + interval '1 week');
  insert into card_prices (id, card_type_id, card_currency_id, form, receipt_type, min_face, max_face, step, rate, needs_code, photos)
  values ('amazon-usd', 'amazon', 'usd', 'ecode', 'none', 10, 500, 5, 900, true, '{}');
  update card_prices set rate = 905 where id = 'amazon-usd';
  insert into operator_factors (operator_id, sealed_secret, confirmed_at) values (1, 'sealed', now());
  insert into seller_notes (user_id, public_id, text, operator_id) values (7, 'n1', 'Called twice.', 2);
  insert into seller_pauses (user_id, public_id, scope, rule, facts, ends_at, started_by)
  values (7, 'p1', 'selling', 'cardsQuestioned', '{Two cards.}', clock_timestamp() + interval '1 hour', 2);
  insert into blocks (public_id, kind, fingerprint, label, reason, created_by)
  values ('bl1', 'email', sha256('eve'), 'e…', 'Stolen cards.', 2);
  insert into uploads (id, public_id, user_id, kind, sha256, dhash, bytes, width, height, order_id)
  overriding system value
  select 100 + n, 'photo' || n, 7, 'front', sha256(n::text::bytea), 0::bit(64), 1, 1, 1, case n when 3 then 2 else 1 end
  from generate_series(1, 3) n;
  insert into order_photos (user_id, order_id, position, kind, upload_id)
  select 7, order_id, 1, 'front', id from uploads where id > 100;`

const people = `
  insert into card_currencies (id, code, symbol, country_code, name, sort) values ('usd', 'USD', '$', 'US', 'USA', 1);
  insert into users (id, public_id, email, password_hash, country_code, invite_code)
  overriding system value values (7, 'ada', 'ada@example.com', 'x', 'NG', 'ADA7');
  insert into operators (id, public_id, email, name, password_hash, roles, is_demo)
  overriding system value values (1, 'rev', 'rev@example.com', 'Rita', 'x', '{reviewer,treasurer}', false),
    (2, 'sen', 'sen@example.com', 'Sena', 'x', '{senior}', true);
  insert into uploads (id, public_id, operator_id, kind, sha256, dhash, bytes, width, height)
  overriding system value values (1, 'evidence', 1, 'evidence', sha256('e'), 0::bit(64), 1, 1, 1);`

/** A partner before anything is sold: what becomes of the orders is told to their program. */
const partner = `
  insert into partner_applications (user_id, id, public_id, company_name, website, sells, currency_id, expected_volume)
  overriding system value values (7, 1, 'pa1', 'Ada Cards', 'https://ada.example', 'Gift cards over the counter.', 1, 1);
  update partner_applications set status = 'accepted', decided_by = 1, decided_at = now() where id = 1;
  insert into partners (user_id, application_id, currency_id, given_tier, tier, since)
  values (7, 1, 1, 'bronze', 'bronze', now() - interval '1 hour');
  insert into partner_keys (user_id, id, public_id, mode, prefix, key_hash, scopes)
  overriding system value values (7, 1, 'pk1', 'live', 'kd_live_abcdef', sha256('a key'), '{read}');
  insert into partner_webhooks (user_id, public_id, url, sealed_secret) values (7, 'pw1', 'https://ada.example/told', 'sealed');
  insert into sandbox_quotes (user_id, id, public_id, price_id, card_type_id, face_value, card_count, currency_id, rate, payout)
  overriding system value values (7, 1, 'sq1', 'p', 'amazon', 100, 1, 1, 9, 90000);
  insert into sandbox_orders (user_id, id, public_id, quote_id, scenario, path, masked_codes, payout, next_at)
  overriding system value values (7, 1, 'so1', 1, 'cancelled', '{0,22}', '{**}', 90000, now());
  update sandbox_orders set status = 22, version = 2, next_at = null where id = 1;`

const grants = `
  insert into coupon_rules (id, source, title, rule, amount, currency_id, life_days)
  select 'rule' || n, 'campaign', 'A coupon', 'Once.', 300, 1, 30 from generate_series(1, 3) n;
  insert into coupons (user_id, id, public_id, rule_id, source, title, rule, amount, currency_id, starts_at, expires_at)
  overriding system value
  select 7, n, 'k' || n, 'rule' || n, 'campaign', 'A coupon', 'Once.', 300, 1, now() - interval '1 day', now() + interval '1 day'
  from generate_series(1, 3) n;`

const quote = (id: number, coupon: number | null = null) => `
  insert into quotes (user_id, id, public_id, price_id, card_type_id, currency_type_id, form, receipt_type, face_value,
                      card_count, currency_id, rate, lines, payout, bonus, coupon_id, coupon_bonus, promised_seconds,
                      created_at, expires_at)
  values (7, ${id}, 'q${id}', 'p', 'amazon', 'usd', 'ecode', 'none', 100, 1, 1, 9, '[]', 90500, 500, ${coupon},
          ${couponBonus(coupon)}, 600,
          now() - interval '2 hours', now() + interval '8 minutes');
  update quotes set status = 2 where id = ${id};`

const couponBonus = (coupon: number | null) => (coupon === null ? 0 : 300)

interface Trade {
  readonly parent?: number | null
  readonly coupon?: number | null
}

/** An order takes its coupon in the statement that makes it. */
const order = (id: number, quoteId: number, code: string, { parent = null, coupon = null }: Trade = {}) => `
  with reserved as (update coupons set status = 1, order_id = ${id} where id = ${coupon})
  insert into card_orders (user_id, id, public_id, trade_number, quote_id, parent_id, price_id, card_type_id,
                           currency_type_id, form, receipt_type, face_value, card_count, currency_id, rate, lines,
                           payout, bonus, coupon_id, coupon_bonus, due_at, queue_at)
  values (7, ${id}, 'o${id}', trade_number(${id}), ${quoteId}, ${parent}, 'p', 'amazon', 'usd', 'ecode', 'none', 100, 1, 1, 9,
          '[]', 90500, 500, ${coupon}, ${couponBonus(coupon)}, now(), now());
  insert into order_cards (user_id, order_id, position, public_id, payout, bonus, coupon_bonus, sealed_code, masked_code,
                           fingerprint)
  values (7, ${id}, 1, 'c${id}', 90500, 500, ${couponBonus(coupon)}, '\\x01'::bytea || sha256('nonce ${id}'), '****',
          sha256('${code}'));`

const claim = (id: number) => `
  update card_orders set status = 1, version = version + 1, actor = 'desk', operator_id = 1, claimed_by = 1,
    lease_token_hash = sha256('l'), lease_expires_at = now() + interval '5 minutes' where id = ${id};
  insert into code_reveals (user_id, order_id, position, operator_id, purpose, created_at)
  values (7, ${id}, 1, 1, 'checkBalance', clock_timestamp());
  update order_cards set opened_at = now() where order_id = ${id};`

const released =
  'claimed_by = null, lease_token_hash = null, lease_expires_at = null, operator_time = now(), decided_by = 1'

const legsOf = (
  id: number,
  [from, to]: ['debit' | 'credit', 'debit' | 'credit'],
  kind: string,
  coupon: number | null,
) => {
  const sides = { debit: '', credit: 'ledger_user_available(7, 1)' }
  const leg = (number: number, desk: string, amount: number) => {
    const named = { ...sides, debit: `ledger_desk('${desk}', 1)` }
    return `('${kind}', ${id}, ${number}, ${named[from]}, ${named[to]}, ${amount})`
  }
  const legs = [leg(0, 'cards', 90_000), leg(1, 'promo', 500 - couponBonus(coupon))]
  if (coupon !== null) legs.push(leg(2, 'promo', couponBonus(coupon)))
  return `select ledger_post_all(array[${legs.join(', ')}]::ledger_leg[]);`
}

const pay = (id: number, coupon: number | null = null) => `
  update order_cards set status = 1, is_credited = true, settled_amount = 90500 where order_id = ${id};
  update card_orders set status = 10, version = version + 1, settled_amount = 90500, settled_bonus = 500,
    settled_coupon = ${couponBonus(coupon)}, settled_at = now(), ${released} where id = ${id};
  ${legsOf(id, ['debit', 'credit'], 'card-order.paid', coupon)}`

const refuse = (id: number) => `
  insert into order_evidence (user_id, order_id, public_id, position, version, upload_id, sha256, note, operator_id)
  values (7, ${id}, 'e${id}', 1, 3, 1, sha256('e'), 'cut off', 1);
  update order_cards set status = 4, reason_code = 101 where order_id = ${id};
  update card_orders set status = 21, version = version + 1, ${released} where id = ${id};
  update card_orders set status = 23, version = version + 1, actor = 'seller' where id = ${id};`

/** The card turns out to be worth 80: the desk offers what that pays. */
const offer = (id: number) => `
  insert into order_evidence (user_id, order_id, public_id, position, version, upload_id, sha256, note, operator_id)
  values (7, ${id}, 'e${id}', 1, 3, 1, sha256('e'), 'it says 80', 1);
  update order_cards set status = 2, reason_code = 108, offered_price_id = 'p', offered_currency_type_id = 'usd',
    offered_form = 'ecode', offered_receipt_type = 'none', offered_face = 80, offered_dollars = 1, offered_rate = 9,
    offered_payout = 72400, offered_bonus = 400 where order_id = ${id};
  update card_orders set status = 5, version = version + 1, asked_at = now(), answer_until = now() + interval '1 day',
    ${released} where id = ${id};`
const answered = `version = version + 1, actor = 'seller', asked_at = null, answer_until = null`
const accept = (id: number) => `
  update order_cards set is_credited = true, settled_amount = 72400 where order_id = ${id};
  update card_orders set status = 11, ${answered}, settled_amount = 72400, settled_bonus = 400, settled_at = now()
  where id = ${id};
  select ledger_post_all(array[
    ('card-order.paid', ${id}, 0, ledger_desk('cards', 1), ledger_user_available(7, 1), 72000),
    ('card-order.paid', ${id}, 1, ledger_desk('promo', 1), ledger_user_available(7, 1), 400)]::ledger_leg[]);`
const decline = (id: number) => `
  update card_orders set status = 22, ${answered} where id = ${id};
  update order_cards set sealed_code = null, shredded_at = clock_timestamp() where order_id = ${id};`

/** Nothing is wrong with it, but its brand is not bought any more: the desk ends it, and its code goes. */
const cancel = (id: number) => `
  update card_orders set status = 25, version = version + 1, claimed_by = null, lease_token_hash = null,
    lease_expires_at = null where id = ${id};
  update order_cards set sealed_code = null, shredded_at = clock_timestamp() where order_id = ${id};`

/** What one reviewer was not enough for: another one has found the same. */
const payTwice = (id: number) => `
  update order_cards set status = 1 where order_id = ${id};
  update card_orders set status = 4, version = version + 1, first_judge = 1, second_because = '{amount}',
    claimed_by = null, lease_token_hash = null, lease_expires_at = null where id = ${id};
  ${claim(id).replace('operator_id = 1, claimed_by = 1', 'operator_id = 2, claimed_by = 2')}
  ${pay(id).replaceAll('decided_by = 1', 'decided_by = 2')}`

/** The second one would pay what the first one refused: a third one has found the same as the second. */
const payThrice = (id: number) => `
  insert into order_evidence (user_id, order_id, public_id, position, version, upload_id, sha256, note, operator_id)
  values (7, ${id}, 'e${id}', 1, 3, 1, sha256('e'), 'used up', 1);
  update order_cards set status = 5, reason_code = 202 where order_id = ${id};
  update card_orders set status = 4, version = version + 1, first_judge = 1, second_because = '{verdict}',
    claimed_by = null, lease_token_hash = null, lease_expires_at = null where id = ${id};
  ${claim(id).replace('operator_id = 1, claimed_by = 1', 'operator_id = 2, claimed_by = 2')}
  update order_cards set status = 1, reason_code = null where order_id = ${id};
  update card_orders set status = 4, version = version + 1, second_judge = 2, second_agreed = false,
    claimed_by = null, lease_token_hash = null, lease_expires_at = null where id = ${id};
  ${claim(id).replace('operator_id = 1, claimed_by = 1', 'operator_id = 3, claimed_by = 3')}
  ${pay(id).replaceAll('decided_by = 1', 'decided_by = 3')}`

const reverse = (id: number) => `
  insert into reversals (user_id, public_id, order_id, words, asked_by) values (7, 'r${id}', ${id}, 'The card was charged back.', 1);
  insert into reversal_evidence (user_id, reversal_id, upload_id, sha256, note)
  select 7, id, 1, sha256('e'), 'from the issuer' from reversals where order_id = ${id};
  update card_orders set status = 40, version = version + 1, actor = 'desk', operator_id = 2 where id = ${id};
  update reversals set status = 1, decided_by = 2, decided_at = now(), owed = 0 where order_id = ${id};
  ${legsOf(id, ['credit', 'debit'], 'card-order.reversed', null)}`

/** The seller of a refused card says that it is valid. Another reviewer finds so, or not; the third one waits. */
const refuseForGood = (id: number) => `
  insert into order_evidence (user_id, order_id, public_id, position, version, upload_id, sha256, note, operator_id)
  values (7, ${id}, 'e${id}', 1, 3, 1, sha256('e'), 'used up', 1);
  update order_cards set status = 5, reason_code = 202 where order_id = ${id};
  update card_orders set status = 20, version = version + 1, ${released} where id = ${id};`
const appeal = (id: number) => `
  update card_orders set status = 30, version = version + 1, actor = 'seller' where id = ${id};
  insert into appeals (user_id, public_id, order_id, words, refused_by, judged_by, refused_for, due_at)
  values (7, 'a${id}', ${id}, 'It was never used.', 1, '{1}', '{202}', now() + interval '48 hours');`
const endAppeal = (id: number, status: number) => `
  update appeals set status = 1, taken_by = 2, taken_until = now() + interval '30 minutes' where order_id = ${id};
  update appeals set status = ${status}, taken_by = null, taken_until = null, answer = 'We have looked again.',
    decided_by = 2, decided_at = now() where order_id = ${id};`
const uphold = (id: number) => `
  update card_orders set actor = 'desk', operator_id = 2 where id = ${id};
  ${pay(id).replaceAll('decided_by = 1', 'decided_by = 2').replace('set status = 1,', 'set status = 1, reason_code = null,')} ${endAppeal(id, 2)}`
const overrule = (id: number) => `
  update card_orders set status = 20, version = version + 1, actor = 'desk', operator_id = 2, decided_by = 2,
    operator_time = now() where id = ${id};
  ${endAppeal(id, 3)}`

/** Somebody who did not know what was found judged the paid order again: the same, or something else. */
const recheck = (id: number, verdict: number) => `
  insert into rechecks (user_id, public_id, order_id, judged_by, judged_at, result, card_type_id, form, receipt_type, ends_at)
  values (7, 'r${id}', ${id}, 1, now(), 10, 'steam', 'ecode', 'none', now() + interval '3 days');
  insert into recheck_cards (user_id, recheck_id, position, first_verdict) select 7, id, 1, 1 from rechecks where order_id = ${id};
  update rechecks set status = 1, taken_by = 2, taken_at = now(), taken_until = now() + interval '15 minutes'
  where order_id = ${id};
  update recheck_cards set verdict = ${verdict} where recheck_id = (select id from rechecks where order_id = ${id});
  update rechecks set status = ${verdict === 1 ? 2 : 3}, taken_by = null, taken_at = null, taken_until = null, looked_by = 2,
    looked_at = now() where order_id = ${id};`

/** A company outside has the card; its answer, that it could redeem it, is told, or comes later. */
const handOver = (id: number) => `
  insert into custody_lines (user_id, order_id, version, redeemer_id, positions, operator_id, note)
  select 7, ${id}, 3, r.id, '{1}', 1, 'By this evening.' from redeemers r;
  insert into code_reveals (user_id, order_id, position, operator_id, purpose) values (7, ${id}, 1, 1, 'handedToRedeemer');
  update card_orders set status = 3, version = version + 1, claimed_by = null, lease_token_hash = null,
    lease_expires_at = null where id = ${id};`
const takeAnswer = (id: number) => `
  insert into custody_returns (user_id, order_id, version, operator_id) values (7, ${id}, 3, 1);
  ${claim(id)}
  insert into card_findings (user_id, order_id, public_id, position, version, source, outcome, balance, upload_id, sha256, operator_id)
  values (7, ${id}, 'f${id}', 1, 4, 'redeemer', 'redeemed', null, 1, sha256('e'), 1),
         (7, ${id}, 'g${id}', 1, 4, 'issuer', null, 100, 1, sha256('e'), 1);`

const orders = `
  ${quote(1, 1)} ${order(1, 1, 'AAAA', { coupon: 1 })} ${claim(1)} ${pay(1, 1)}
  ${quote(2)} ${order(2, 2, 'BBBB')} ${claim(2)} ${refuse(2)} ${order(3, 2, 'BBBB', { parent: 2 })} ${claim(3)} ${pay(3)}
  ${quote(4)} ${order(4, 4, 'DDDD')} ${claim(4)} ${pay(4)} ${reverse(4)}
  ${quote(5, 2)} ${order(5, 5, 'EEEE', { coupon: 2 })}
  ${quote(6)} ${order(6, 6, 'FFFF')} ${claim(6)} ${offer(6)}
  ${quote(7)} ${order(7, 7, 'GGGG')} ${claim(7)} ${offer(7)} ${accept(7)}
  ${quote(8)} ${order(8, 8, 'HHHH')} ${claim(8)} ${offer(8)} ${decline(8)}
  ${quote(9)} ${order(9, 9, 'IIII')} ${claim(9)} ${payTwice(9)}
  ${quote(10)} ${order(10, 10, 'JJJJ')} ${claim(10)} ${refuseForGood(10)} ${appeal(10)}
  ${quote(11)} ${order(11, 11, 'KKKK')} ${claim(11)} ${refuseForGood(11)} ${appeal(11)} ${uphold(11)}
  ${quote(12)} ${order(12, 12, 'LLLL')} ${claim(12)} ${refuseForGood(12)} ${appeal(12)} ${overrule(12)}
  ${quote(13)} ${order(13, 13, 'MMMM')} ${claim(13)} ${cancel(13)}
  ${recheck(1, 1)} ${recheck(4, 5)}
  insert into redeemers (public_id, name) values ('redeemer', 'Accra Card House');
  ${quote(14)} ${order(14, 14, 'NNNN')} ${claim(14)} ${handOver(14)}
  ${quote(15)} ${order(15, 15, 'OOOO')} ${claim(15)} ${handOver(15)} ${takeAnswer(15)} ${pay(15)}
  ${quote(16)} ${order(16, 16, 'PPPP')} ${claim(16)} ${payThrice(16)}`

const leg = (kind: string, id: number, number: number, debit: string, credit: string, amount: number) =>
  `('${kind}', ${id}, ${number}, ${debit}, ${credit}, ${amount})`
const post = (...legs: string[]) => `select ledger_post_all(array[${legs.join(', ')}]::ledger_leg[]);`
const [available, held] = ['ledger_user_available(7, 1)', 'ledger_user_held(7, 1)']
const [provider, fee] = [`ledger_payout('manual', 1)`, `ledger_desk('fee', 1)`]

const ask = (id: number) => `
  insert into withdrawals (user_id, id, public_id, currency_id, amount, fee, bank_account_id, new_account_cap_at,
                           provider_reference)
  values (7, ${id}, 'w${id}', 1, 10000, 50, 1, now(), 'kaadi-payout-000${id}');
  insert into withdrawal_first_days (fingerprint, began_at, ends_at, amount, most)
  values (sha256('number'), now(), now() + interval '24 hours', 10000, 1000000)
  on conflict on constraint withdrawal_first_days_pkey do update set amount = withdrawal_first_days.amount + 10000;
  insert into withdrawal_days (user_id, currency_id, day, amount, most)
  values (7, 1, (now() at time zone 'utc')::date, 10000, 1000000)
  on conflict on constraint withdrawal_days_pkey do update set amount = withdrawal_days.amount + 10000;
  ${post(leg('withdrawal.held', id, 0, available, held, 10_000))}`

const move = (id: number, ...states: number[]) =>
  states
    .map(
      (
        status,
      ) => `update withdrawals set status = ${status}, version = version + 1, actor = 'desk', operator_id = 1,
        reason = 'as told', paid_at = case when ${status} = 10 then now() else paid_at end where id = ${id};`,
    )
    .join('')

const attempt = (id: number) => `
  insert into payout_attempts (user_id, withdrawal_id, id, provider, reference, amount, currency_id, started_by)
  values (7, ${id}, ${id}, 'manual', 'kaadi-payout-000${id}', 9950, 1, 1);`
const endAttempt = (id: number, status: string) => `
  update payout_attempts set status = '${status}', ended_at = now(), ended_by = 1,
    slip_number = case when '${status}' = 'success' then 'slip-${id}' end where id = ${id};`
const take = (id: number) => `
  ${move(id, 3, 4)}
  update withdrawals set taken_by = 1 where id = ${id};
  insert into payout_log (user_id, withdrawal_id, kind, operator_id) values (7, ${id}, 'taken', 1); ${attempt(id)}`
const payOut = (id: number) => `
  ${take(id)} ${endAttempt(id, 'success')} ${move(id, 10)}
  ${post(leg('withdrawal.paid', id, 0, held, provider, 9_950), leg('withdrawal.paid', id, 1, held, fee, 50))}`

const withdrawals = `
  insert into bank_accounts (user_id, id, public_id, bank_code, currency_id, sealed_number, number_fingerprint,
                             account_ending, account_name)
  values (7, 1, 'b1', '058', 1, '\\x01'::bytea || sha256('nonce of the bank account'), sha256('number'), '1234', 'ADA');
  ${ask(1)} ${payOut(1)}
  ${ask(2)} ${take(2)}
  insert into payout_returns (user_id, withdrawal_id, reference, amount, currency_id, bank_reference, reason, asked_by)
  values (7, 2, 'kaadi-payout-0002', 9950, 1, null, 'As told.', 1);
  ${endAttempt(2, 'failed')} ${move(2, 21)}
  ${post(leg('withdrawal.released', 2, 0, held, available, 10_000))}
  ${ask(3)} ${payOut(3)}
  insert into payout_returns (user_id, withdrawal_id, reference, amount, currency_id, bank_reference, reason, asked_by)
  values (7, 3, 'kaadi-payout-0003', 9950, 1, 'back-3', 'As told.', 2);
  update payout_attempts set status = 'reversed' where id = 3;
  ${move(3, 23)}
  ${post(leg('withdrawal.returned', 3, 0, provider, available, 9_950), leg('withdrawal.returned', 3, 1, fee, available, 50))}
  ${ask(4)}
  insert into payout_traces (user_id, public_id, withdrawal_id, words, due_at)
  values (7, 't1', 1, 'Nothing came.', now() + interval '24 hours');
  update payout_traces set status = 1, answer = 'The bank has it.', proof = 'slip-1', answered_by = 2, ended_at = now();
  insert into payout_traces (user_id, public_id, withdrawal_id, words, due_at)
  values (7, 't2', 1, 'Still nothing.', now() + interval '24 hours');
  insert into payout_holds (user_id, withdrawal_id, rule, fact, ends_at) values (7, 3, 'sharedAccount', 'Seen.', now() + interval '1 day');
  insert into payout_batches (public_id, provider, by_hand, currency_id, count, amount, list_digest, made_by)
  select 'pb1', 'manual', true, 1, 1, w.net,
    sha256(convert_to(w.provider_reference || ':' || w.net || ':' || encode(w.account_digest, 'hex'), 'UTF8')), 1
  from withdrawals w where id = 1;
  insert into payout_batch_items (batch_id, place, user_id, withdrawal_id, reference, amount, account_digest, is_listed)
  select b.id, 1, 7, 1, w.provider_reference, w.net, w.account_digest, true from payout_batches b, withdrawals w where w.id = 1;
  ${signedByCode('batch', 2, 'true')}
  insert into payout_batch_approvals (batch_id, made_by, approved_by, signed)
  select id, 1, 2, digest from payout_batches;
  update payout_batches set ended_at = now();
  ${ask(5)} ${take(5)}
  insert into payout_log (user_id, withdrawal_id, kind, operator_id) values (7, 5, 'accountOpened', 1);
  insert into withdrawal_pins (user_id, pin_hash) values (7, 'a hash');`

const reward = `
  insert into users (id, public_id, email, password_hash, country_code, invite_code, invited_by)
  overriding system value values (8, 'tolu', 'tolu@example.com', 'x', 'NG', 'TOLU8', 7);
  insert into reward_claims (what, fingerprint, user_id) values ('bankAccount', sha256('tolus account'), 8);
  insert into rewards (id, user_id, kind, subject_id, title, amount, currency_id, status, ended_at)
  overriding system value values (1, 7, 'invite', 'tolu', 'For a friend you invited', 5000, 1, 'credited', now());
  ${post(leg('reward.granted', 1, 0, `ledger_desk('promo', 1)`, available, 5_000))}`

/** Two corrections of the books: money that was missing, and a fee of which the wallet did not have all. */
const adjusted = `
  insert into users (id, public_id, email, password_hash, country_code, invite_code)
  overriding system value values (10, 'ife', 'ife@example.com', 'x', 'NG', 'IFE10');
  insert into operators (id, public_id, email, name, password_hash, roles, is_demo)
  overriding system value values (3, 'tre', 'tre@example.com', 'Tunde', 'x', '{treasurer}', true);
  insert into adjustments (id, public_id, account, user_id, currency_id, is_in, amount, reason, words, upload_id, sha256, asked_by)
  values (1, 'ad1', ledger_user_available(10, 1), 10, 1, true, 900, 'notCredited', 'It was never credited.', 1, sha256('e'), 1),
         (2, 'ad2', ledger_user_available(10, 1), 10, 1, false, 1000, 'wrongFee', 'The fee was too low.', 1, sha256('e'), 1),
         (3, 'ad3', ledger_desk('fee', 1), null, 1, true, 50, 'other', 'It waits for another.', 1, sha256('e'), 1);
  ${signedByCode('adjustment', 3, 'r.id < 3')}
  select confirm_adjustment(id, 3, digest) from adjustments where id < 3 order by id;`

const exchange = `
  insert into exchange_quotes (user_id, public_id, in_currency_id, out_currency_id, amount, gets, rate, expires_at, used_at)
  values (7, 'eq1', 1, 2, 10000, 73, 0.00735, now() + interval '1 minute', now());
  insert into exchanges (user_id, id, public_id, quote_id, in_currency_id, out_currency_id, amount, gets, rate)
  select 7, 1, 'ex1', id, 1, 2, 10000, 73, 0.00735 from exchange_quotes;
  ${post(
    leg('exchange.made', 1, 0, available, `ledger_desk('fx', 1)`, 10_000),
    leg('exchange.made', 1, 1, `ledger_desk('fx', 2)`, 'ledger_user_available(7, 2)', 73),
  )}`
const alerts = `
  insert into users (id, public_id, email, password_hash, country_code, invite_code)
  overriding system value values (9, 'obi', 'obi@example.com', 'x', 'NG', 'OBI9');
  insert into reward_claims (what, fingerprint, user_id) values ('bankAccount', sha256('obis account'), 9);
  insert into rewards (id, user_id, kind, subject_id, title, amount, currency_id, status, ended_at)
  overriding system value values (2, 9, 'task', 'first-bank', 'A bank account', 2000, 1, 'credited', now());
  ${post(leg('reward.granted', 2, 0, `ledger_desk('promo', 1)`, 'ledger_user_available(9, 1)', 2_000))}
  insert into card_types (id, name, category, sort, requirement, color_ground, color_pattern, color_ink, code_pattern,
                          code_example, code_hint)
  values ('amazon', 'Amazon', 'Shops', 1, '', '#000000', '#111111', '#ffffff', '', '', '');
  insert into rate_alerts (user_id, card_type_id, card_currency_id, form, above, by_mail, fired_at, fired_rate)
  values (9, 'amazon', 'usd', 'ecode', 9, false, now(), 9);
  select write_notifications(array[(9, 6, 'amazon:usd:ecode', 'Amazon pays ₦9 per $1', 'Sell it.')]::new_notification[]);`

const notified = `
  insert into idempotency_keys (user_id, key, operation, request_hash, reply)
  select 7, 'intent-' || n, 'withdrawals.request', sha256(n::text::bytea), jsonb_build_object('id', 'w' || n)
  from generate_series(1, 5) n;
  insert into idempotency_keys (user_id, key, operation, request_hash, reply)
  select 7, 'intent-' || 5 + n, case n when 3 then 'cardOrders.resubmit' else 'cardOrders.submit' end,
         sha256((5 + n)::text::bytea), jsonb_build_object('giftOrderId', 'o' || n)
  from generate_series(1, 16) n;
  insert into idempotency_keys (user_id, realm, key, operation, request_hash, reply) values
    (7, 'seller', 'an-exchange', 'exchanges.make', sha256('x'), '{"id": "ex1"}'),
    (2, 'operator', 'a-payout', 'payouts.confirm', sha256('y'), '{}');
  select publish_user_events(array[(7, 'balance', '{}'), (7, 'cardOrder', '{}')]::user_event[]);`
