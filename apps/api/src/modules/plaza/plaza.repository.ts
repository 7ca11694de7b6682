import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import type { StoredPlazaLine } from './plaza-line.ts'

type On = Kysely<Tables>

const most = 30

export async function listSettledOrders(on: On): Promise<StoredPlazaLine[]> {
  const { rows } = await sql<StoredPlazaLine>`
    select o.public_id as "sourceId", split_part(u.email, '@', 1) as name, o.settled_amount as amount,
           o.currency_id as "currencyId",
           t.name || ' ' || c.symbol || trim_scale(o.face_value)::text
             || case when o.card_count > 1 then ' × ' || o.card_count else '' end as label,
           extract(epoch from o.settled_at - o.created_at)::integer as "durationSeconds", o.settled_at as time
    from card_orders o join sellers u on u.id = o.user_id
    join card_types t on t.id = o.card_type_id join card_currencies c on c.id = o.currency_type_id
    where o.status in (10, 11, 12) order by o.settled_at desc limit ${most}`.execute(on)
  return rows
}

export async function listPaidWithdrawals(on: On): Promise<StoredPlazaLine[]> {
  const { rows } = await sql<StoredPlazaLine>`
    select w.public_id as "sourceId", split_part(u.email, '@', 1) as name, w.net as amount,
           w.currency_id as "currencyId", b.name as label,
           extract(epoch from w.paid_at - w.created_at)::integer as "durationSeconds", w.paid_at as time
    from withdrawals w join sellers u on u.id = w.user_id
    join bank_accounts a on a.user_id = w.user_id and a.id = w.bank_account_id join banks b on b.code = a.bank_code
    where w.status = 10 order by w.paid_at desc limit ${most}`.execute(on)
  return rows
}
