import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { orderStatesOf } from '../../../states-in-sql.ts'
import { shredCodes } from './shred-codes.ts'

const atOnce = 200

/**
 * Codes of orders that ended `days` ago or earlier, and that nobody contests, are destroyed: paid ones have been used by then,
 * and of refused ones the appeal's week is over. Answers of how many orders.
 */
export async function destroyOldCodes(on: Kysely<Tables>, days: number): Promise<number> {
  const end = sql`now() - ${days}::integer * interval '1 day'`
  const { rows } = await sql<{ destroyed: number }>`
    with due as (
      select o.user_id, o.id, o.public_id, o.status
      from (select distinct k.user_id, k.order_id from (
              select user_id, order_id from order_cards where sealed_code is not null and created_at <= ${end}
              order by created_at limit 20000) k) held
      join card_orders o on o.user_id = held.user_id and o.id = held.order_id
      where o.status not in ${orderStatesOf('open')} and o.status not in ${orderStatesOf('contested')}
        and not exists (select from order_events e
                        where e.user_id = o.user_id and e.order_id = o.id and e.created_at > ${end})
      order by o.user_id, o.id limit ${sql.lit(atOnce)} for no key update of o skip locked
    ), destroyed as (${sql.raw(shredCodes('due'))}
      returning k.user_id, k.order_id
    ), of_orders as (
      -- Another process may have destroyed some of what was due a moment ago: it has told of those.
      select * from due where (user_id, id) in (select user_id, order_id from destroyed)
    ), seen as (
      select publish_user_events(array_agg(card_order_event(user_id, public_id, status) order by id)) from of_orders
    )
    select (select count(*) from of_orders)::integer as destroyed from seen`.execute(on)
  return rows[0]!.destroyed
}
