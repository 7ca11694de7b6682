import { bizType } from '@kaadi/contract/notifications'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { orderState } from '../../../states-in-sql.ts'
import { answerHours } from '../at-the-desk/decisions.ts'

const { expired, infoNeeded } = orderState

/** Orders whose question nobody answered in time end as expired. Answers how many. */
export async function expireQuestions(on: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with due as (
      select user_id, id from card_orders where status = ${infoNeeded} and answer_until <= now()
      order by user_id, id limit 200 for no key update skip locked
    ), moved as (
      update card_orders o set status = ${expired}, version = version + 1, actor = 'system', asked_at = null,
                               answer_until = null, updated_at = now()
      from due where o.user_id = due.user_id and o.id = due.id
      returning o.user_id, o.id, o.public_id, o.trade_number
    ), notified as (
      select write_notifications(
        (select array_agg(row (user_id, ${sql.lit(bizType.orderNotPaid)}, public_id, 'Your trade has expired',
                               'Nobody answered our question about ' || trade_number
                               || ' within ' || ${sql.lit(answerHours)} || ' hours. You can send the card again as a new trade.')::new_notification
                          order by id) from moved),
        (select array_agg(card_order_event(user_id, public_id, ${expired}) order by id) from moved))
    )
    select (select count(*) from moved)::integer as moved from notified`.execute(on)
  return rows[0]!.moved
}
