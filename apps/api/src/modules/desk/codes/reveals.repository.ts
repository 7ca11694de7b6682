import { chosenRevealPurposes, type RevealPurpose } from '@kaadi/contract/card-orders'
import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'

/**
 * One operator at a time: parallel showings cannot slip past the limit. Answers the seconds to wait above it. What a
 * claim or a typed code writes on the same log does not count.
 */
export async function waitForReveal(
  tx: Tx,
  operatorId: bigint,
  perHour: number,
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reveals:${operatorId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from min(created_at) + interval '1 hour' - now()))::integer as seconds
    from (select created_at from code_reveals
          where operator_id = ${operatorId} and purpose = any (${[...chosenRevealPurposes]}::text[])
            and created_at > now() - interval '1 hour'
          order by created_at desc limit ${perHour}) latest
    having count(*) >= ${perHour}`.execute(tx)
  return rows[0]?.seconds
}

/** Photos show codes, and who takes an order or its appeal sees them: a line for each card with photos. */
export async function insertPhotoReveals(
  tx: Tx,
  { userId, orderId, operatorId }: Pick<NewReveal, 'userId' | 'orderId' | 'operatorId'>,
): Promise<void> {
  await sql`
    insert into code_reveals (user_id, order_id, position, operator_id, purpose)
    select distinct p.user_id, p.order_id, p.position, ${operatorId}::bigint, ${'photosOpened' satisfies RevealPurpose}
    from shown_photos p where p.user_id = ${userId} and p.order_id = ${orderId}`.execute(tx)
}

export interface NewReveal {
  readonly userId: bigint
  readonly orderId: bigint
  readonly position: number
  readonly operatorId: bigint
  readonly purpose: RevealPurpose
}

/** The line that the seller reads, and the event that puts it on their open page. */
export async function insertReveal(tx: Tx, reveal: NewReveal): Promise<Date> {
  const { rows } = await sql<{ time: Date }>`
    with line as (
      insert into code_reveals (user_id, order_id, position, operator_id, purpose)
      values (${reveal.userId}, ${reveal.orderId}, ${reveal.position}, ${reveal.operatorId}, ${reveal.purpose})
      returning created_at
    ), notified as (
      select publish_user_events(array_agg(card_order_event(o.user_id, o.public_id, o.status)))
      from order_names o where o.user_id = ${reveal.userId} and o.id = ${reveal.orderId}
    )
    select created_at as time from line, notified`.execute(tx)
  return rows[0]!.time
}
