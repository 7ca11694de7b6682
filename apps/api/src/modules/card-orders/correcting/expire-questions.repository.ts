import { bizType } from '@kaadi/contract/notifications'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { orderState } from '../../../states-in-sql.ts'
import { answerHours } from '../at-the-desk/decisions.ts'
import { shredCodes } from '../destroying/shred-codes.ts'

const { counterOffer, expired, infoNeeded } = orderState

/**
 * Orders whose question or offer nobody answered in time end as expired: silence is no consent, so an offer is off, its codes
 * are destroyed, and the seller may sell the card again. Answers how many.
 */
export async function expireQuestions(on: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with due as (
      select user_id, id, status from card_orders
      where status in (${infoNeeded}, ${counterOffer}) and answer_until <= now()
      order by user_id, id limit 200 for no key update skip locked
    ), moved as (
      update card_orders o set status = ${expired}, version = version + 1, actor = 'system', asked_at = null,
                               answer_until = null, updated_at = now()
      from due where o.user_id = due.user_id and o.id = due.id
      returning o.user_id, o.id, o.public_id, o.trade_number, due.status = ${counterOffer} as had_offer
    ), shredded as (${sql.raw(shredCodes('(select * from moved where had_offer)'))}
    ), notified as (
      select write_notifications(
        (select array_agg(row (user_id, ${sql.lit(bizType.orderNotPaid)}, public_id, 'Your trade has expired',
                               case when had_offer
                               then 'You did not answer our offer for ' || trade_number || ' within '
                                    || ${sql.lit(answerHours)} || ' hours, so nothing was sold. We have destroyed the codes: the card is yours.'
                               else 'Nobody answered our question about ' || trade_number
                                    || ' within ' || ${sql.lit(answerHours)} || ' hours. You can send the card again as a new trade.' end)::new_notification
                          order by id) from moved),
        (select array_agg(card_order_event(user_id, public_id, ${expired}) order by id) from moved))
    )
    select (select count(*) from moved)::integer as moved from notified`.execute(on)
  return rows[0]!.moved
}
