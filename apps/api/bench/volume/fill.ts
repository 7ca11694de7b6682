import { cardOrderStatus } from '@kaadi/contract/card-orders'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { manyOrders, manyWithdrawals } from '../../test/many-rows.ts'
import { fillDesk } from './fill-desk.ts'

type Owner = Parameters<typeof manyOrders>[0]

/** Rows of everything that has a list: orders and payouts, of which a fifth waits, one seller's notifications, photos of orders, lines of the books. */
export async function fill(owner: Owner, count: number): Promise<void> {
  await manyOrders(owner, count)
  await manyWithdrawals(owner, count)
  await owner.asOwner(`
    set session_replication_role = replica;
    insert into card_orders (user_id, public_id, trade_number, status, actor, operator_id, operator_time, decided_by, quote_id,
                             price_id, card_type_id, currency_type_id, form, receipt_type, face_value, card_count,
                             currency_id, rate, lines, payout, bonus, due_at, queue_at, created_at)
    select o.user_id, 'old-' || o.user_id || '-' || n, trade_number(o.user_id * 100 + n), ${cardOrderStatus.rejectedFinal}, 'desk', 1,
           now() - n * interval '1 day' - o.user_id * interval '1 second', 1 + o.user_id % 20, -n, o.price_id, o.card_type_id, o.currency_type_id, o.form,
           o.receipt_type, o.face_value, 1, o.currency_id, o.rate, '[]', o.payout, 0, o.due_at - n * interval '1 day',
           o.queue_at - n * interval '1 day', o.created_at - n * interval '1 day'
    from card_orders o, generate_series(1, 4) n;
    insert into withdrawals (user_id, public_id, currency_id, amount, fee, bank_account_id, provider_reference, status, actor,
                             operator_id, reason, created_at, updated_at)
    select w.user_id, 'old-' || w.user_id || '-' || n, w.currency_id, w.amount, w.fee, w.bank_account_id,
           'wd-' || md5(w.user_id || '-' || n), ${withdrawalStatus.rejected}, 'desk', 1, 'Not today.',
           w.created_at - n * interval '1 day', w.updated_at - n * interval '1 day'
    from withdrawals w, generate_series(1, 4) n;
    insert into operators (public_id, email, name, password_hash, roles)
    values ('audited', 'audited@kaadi.example', 'Audited', 'x', '{admin}');
    insert into audit_lines (at, operator_id, call, subject, outcome)
    select now() - n * interval '1 minute', (select id from operators where public_id = 'audited'),
           (array['desk.decide', 'desk.claim', 'desk.reveal'])[1 + n % 3], 'order-' || n % 5000,
           case when n % 50 = 0 then '403' else '0' end
    from generate_series(1, ${count * 5}) n;
    set session_replication_role = origin;
    insert into notifications (user_id, biz_type, title, content)
    select id, 1, 'A title', 'What happened.' from users, generate_series(1, 10) where public_id like 'many-%';
    insert into notifications (user_id, biz_type, title, content, read_at)
    select (select min(id) from users where public_id like 'many-%'), 1, 'A title', 'What happened.',
           case when n % 2 = 0 then now() end
    from generate_series(1, ${count * 5}) n;
    insert into uploads (public_id, user_id, kind, sha256, dhash, bytes, width, height, order_id)
    select 'photo-' || o.id || '-' || n, o.user_id, 'front', sha256(('photo-' || o.id || '-' || n)::bytea),
           ('x' || substr(md5(o.id || '-' || n), 1, 16))::bit(64), 1000, 100, 100, o.id
    from card_orders o, generate_series(1, 5) n where o.public_id like 'order-%'`)
  await fillDesk(owner)
  await owner.asOwner(`
    select count(ledger_post_all(legs)) from (
      select array_agg((case when n % 50 = 0 then 'promise.missed' else 'reward.granted' end, n, 0,
                        case when n % 50 = 0 then ledger_desk('late-credit', 1) else ledger_desk('promo', 1) end,
                        ledger_user_available(u.id, 1), 100)::ledger_leg order by n) as legs
      from generate_series(1, ${count * 5}) n
      join (select id, row_number() over (order by id) - 1 as place from users where public_id like 'many-%') u
        on u.place = case when n % 2 = 0 then 0 else n % ${count} end
      group by n / 1000) parts`)
  await owner.asOwner('vacuum analyze')
}
