import type { TestDatabase } from './database.ts'

type Owner = Pick<TestDatabase, 'asOwner'>

/** Sellers with a saved account each: every third bank of naira, every tenth seller in Ghana. */
const sellers = (count: number) => `
  insert into users (public_id, email, password_hash, country_code, default_currency_id, invite_code)
  select 'many-' || n, 'many' || lpad(n::text, 6, '0') || '@kaadi.example', 'x', 'NG', 1, 'M' || lpad(n::text, 7, '0')
  from generate_series(1, ${count}) n on conflict do nothing;`

/** Withdrawals that wait, as their sellers asked for them, over November 2026. For lists alone: no money is held. */
export async function manyWithdrawals({ asOwner }: Owner, count: number): Promise<void> {
  await asOwner(`${sellers(count)}
    insert into bank_accounts
      (user_id, public_id, bank_code, currency_id, sealed_number, number_fingerprint, account_ending, account_name, status)
    select u.id, 'account-' || u.id,
           case when u.id % 10 = 0 then '030100' else (array['044', '058', '50211'])[1 + u.id % 3] end,
           case when u.id % 10 = 0 then 2 else 1 end, 'x', sha256(u.id::text::bytea),
           lpad((u.id * 7919 % 10000)::text, 4, '0'),
           (array['ADAEZE', 'KWAME', 'BOLANLE', 'CHIDI'])[1 + u.id % 4] || ' SELLER ' || u.id, 1
    from users u where u.public_id like 'many-%';
    insert into withdrawals
      (user_id, public_id, currency_id, amount, fee, bank_account_id, provider_reference, created_at)
    select a.user_id, 'withdrawal-' || a.user_id, a.currency_id, 100000 + a.user_id * 7919 % 50 * 10000, 5000, a.id,
           'wd-' || md5(a.user_id::text), '2026-11-01T00:00:00Z'::timestamptz + (a.user_id * 7919 % 2592) * interval '1000 seconds'
    from bank_accounts a where a.public_id like 'account-%' order by a.user_id;
    analyze`)
}

/**
 * Orders of one card each that wait, one of each seller, over the brands of `stockCatalogue`: half of them past their
 * promise. Written as they would be submitted, without photos or codes.
 */
export async function manyOrders({ asOwner }: Owner, count: number): Promise<void> {
  await asOwner(`${sellers(count)}
    insert into quotes (user_id, public_id, price_id, card_type_id, currency_type_id, form, receipt_type, face_value,
                        card_count, currency_id, rate, lines, payout, bonus, promised_seconds, expires_at)
    select u.id, 'quote-' || u.id, p.id, p.card_type_id, p.card_currency_id, p.form, p.receipt_type,
           10 + u.id * 7919 % 49 * 10, 1, 1, p.rate, '[]', ((10 + u.id * 7919 % 49 * 10) * p.rate * 100)::bigint, 0, 600,
           now() + interval '10 minutes'
    from users u join lateral (select * from card_prices order by md5(id || u.id % 7) limit 1) p on true
    where u.public_id like 'many-%';
    insert into card_orders (user_id, public_id, trade_number, quote_id, price_id, card_type_id, currency_type_id, form,
                             receipt_type, face_value, card_count, currency_id, rate, lines, payout, bonus, due_at, queue_at)
    select q.user_id, 'order-' || q.user_id, trade_number(q.user_id), q.id, q.price_id, q.card_type_id, q.currency_type_id,
           q.form, q.receipt_type, q.face_value, 1, 1, q.rate, '[]', q.payout, 0, promised.at, promised.at
    from quotes q, lateral (select now() + (q.user_id * 7919 % 14400 - 7200) * interval '1 second' as at) promised
    where q.public_id like 'quote-%';
    insert into order_cards (user_id, order_id, position, public_id, payout, bonus)
    select user_id, id, 1, 'card-' || id, payout, 0 from card_orders where public_id like 'order-%';
    analyze`)
}

/** Trades of one seller, as many as there shall be with the given one: cancelled ones like it, a second apart. For lists alone. */
export async function manyTradesOf({ asOwner }: Owner, giftOrderId: string, count: number): Promise<void> {
  await asOwner(`
    alter table quotes disable trigger user; alter table card_orders disable trigger user;
    with made as (
      insert into quotes (user_id, public_id, status, price_id, card_type_id, currency_type_id, form, receipt_type,
                          face_value, card_count, currency_id, rate, lines, payout, bonus, promised_seconds, expires_at)
      select q.user_id, q.public_id || '-' || n, 2, q.price_id, q.card_type_id, q.currency_type_id, q.form,
             q.receipt_type, q.face_value, 1, q.currency_id, q.rate, q.lines, q.payout, q.bonus, 600, q.expires_at
      from quotes q join card_orders o on o.user_id = q.user_id and o.quote_id = q.id, generate_series(2, ${count}) n
      where o.public_id = '${giftOrderId}' returning *)
    insert into card_orders (user_id, public_id, trade_number, status, quote_id, price_id, card_type_id, currency_type_id,
                             form, receipt_type, face_value, card_count, currency_id, rate, lines, payout, bonus, due_at,
                             queue_at, created_at)
    select user_id, 'many-' || id, trade_number(id), 22, id, price_id, card_type_id, currency_type_id, form, receipt_type,
           face_value, 1, currency_id, rate, lines, payout, bonus, now(), now(), now() - id * interval '1 second'
    from made;
    alter table quotes enable trigger user; alter table card_orders enable trigger user;
    analyze`)
}
