import { leaseToken, operatorToken, sellers } from '../http/bench-names.ts'

type Run = (text: string) => Promise<unknown>

/** Sellers with a session, a bank account and money, a reviewer, and one card that is bought by its code alone. */
export async function seedService(run: Run): Promise<void> {
  await run(`
    insert into users (id, public_id, email, password_hash, country_code, invite_code) overriding system value
    select n, 'bench-user-' || n, 'seller' || n || '@kaadi.example', 'none', 'NG', 'BENCH' || n
    from generate_series(1, ${sellers}) n;
    insert into user_sessions (token_hash, public_id, user_id, expires_at, idle_limit)
    select sha256(('bench-seller-token-' || n)::bytea), 'bench-session-' || n, n, now() + interval '1 day', interval '1 day'
    from generate_series(1, ${sellers}) n;
    insert into operators (id, public_id, email, name, password_hash, roles) overriding system value
    values (1, 'bench-operator', 'operator@kaadi.example', 'Bench', 'none', '{reviewer}');
    insert into operator_sessions (token_hash, public_id, operator_id, expires_at, idle_limit, factor_at)
    values (sha256('${operatorToken}'), 'bench-session', 1, now() + interval '1 day', interval '1 day', now());

    insert into card_currencies (id, code, symbol, country_code, name, sort) values ('usd', 'USD', '$', 'US', 'Dollar', 1);
    insert into card_types (id, name, category, sort, requirement, color_ground, color_pattern, color_ink, code_pattern,
                            code_example, code_hint)
    select 'brand' || n, 'Brand ' || n, 'shopping', n, 'The code.', '#112233', '#223344', '#ffffff', '[A-Z0-9]{16}',
           'ABCD', 'Sixteen characters.' from generate_series(1, 12) n;
    insert into card_prices (id, card_type_id, card_currency_id, form, receipt_type, min_face, max_face, step, rate,
                             needs_code, photos)
    select 'price' || n, 'brand' || n, 'usd', 'ecode', 'none', 10, 500, 1, 900, true, '{}' from generate_series(1, 12) n;

    insert into bank_accounts (user_id, public_id, bank_code, currency_id, sealed_number, number_fingerprint,
                               account_ending, account_name)
    select n, 'bench-bank-' || n, '058', 1, '\\x01'::bytea || sha256(n::text::bytea), sha256(n::text::bytea), '1234',
           'BENCH SELLER' from generate_series(1, ${sellers}) n;
    select count(ledger_adjust(900000000 + n, ledger_user_available(n, 1), ledger_suspense(1), true, 100000000000))
    from generate_series(1, ${sellers}) n;
    update settle_currencies set daily_max = 1000000000 where id = 1;
    analyze;`)
}

/** Orders of which nobody has heard yet, named `{prefix}-{n}`, each with a locked or used quote of its own. */
const quotes = (prefix: string, count: number, status: number) => `
  insert into quotes (user_id, public_id, status, price_id, card_type_id, currency_type_id, form, receipt_type, face_value,
                      card_count, currency_id, rate, lines, payout, bonus, promised_seconds, expires_at)
  select 1 + n % ${sellers}, '${prefix}-' || n, ${status}, 'price1', 'brand1', 'usd', 'ecode', 'none', 100, 1, 1, 900,
         '[]', 9050000, 50000, 600, now() + interval '1 hour' from generate_series(1, ${count}) n;`

export const seedLockedQuotes = (run: Run, prefix: string, count: number) =>
  run(`${quotes(prefix, count, 1)} analyze quotes`)

/** Exchanges of naira for USDT that were quoted and not taken, named `{prefix}-{n}`. Each holds for the whole run. */
export const seedExchangeQuotes = (run: Run, prefix: string, count: number) =>
  run(`
    insert into exchange_quotes (user_id, public_id, in_currency_id, out_currency_id, amount, gets, rate, expires_at)
    select 1 + n % ${sellers}, '${prefix}-' || n, 1, 3, 100000, 600000, 0.0006, now() + interval '1 hour'
    from generate_series(1, ${count}) n;
    analyze exchange_quotes`)

/** Orders under a claim of the reviewer, ready to be decided. */
export const seedClaimedOrders = (run: Run, prefix: string, count: number) =>
  run(`
    ${quotes(prefix, count, 2)}
    insert into card_orders (user_id, public_id, trade_number, quote_id, price_id, card_type_id, currency_type_id, form,
                             receipt_type, face_value, card_count, currency_id, rate, lines, payout, bonus, due_at, queue_at)
    select user_id, public_id, public_id, id, price_id, card_type_id, currency_type_id, form, receipt_type, face_value,
           card_count, currency_id, rate, lines, payout, bonus, now() + interval '10 minutes', now() + interval '10 minutes'
    from quotes where public_id like '${prefix}-%';
    insert into order_cards (user_id, order_id, position, public_id, payout, bonus, sealed_code, masked_code, fingerprint,
                             opened_at)
    select user_id, id, 1, public_id, payout, bonus, '\\x01'::bytea || sha256(public_id::bytea), '••••', sha256(public_id::bytea),
           now()
    from card_orders where public_id like '${prefix}-%';
    update card_orders set status = 1, version = 2, actor = 'desk', operator_id = 1, claimed_by = 1,
      claimed_session = sha256('${operatorToken}'),
      lease_token_hash = sha256('${leaseToken}'::bytea || sha256('${operatorToken}')), lease_expires_at = now() + interval '1 hour'
    where public_id like '${prefix}-%';
    analyze card_orders; analyze order_cards; analyze quotes`)
