import type { DeskOutlook } from '@kaadi/contract/shifts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { orderState } from '../../../states-in-sql.ts'
import { backInLine, released } from './leases.repository.ts'

const { claimed, submitted } = orderState

/** The orders that an operator holds, in whichever session, go back to their line. Answers how many did. */
export async function releaseHeldBy(tx: Tx, operatorId: bigint): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with held as (
      select user_id, id from card_orders where status = ${claimed} and claimed_by = ${operatorId}
      order by user_id, id for no key update
    ), moved as (
      update card_orders o set status = ${backInLine}, version = version + 1, actor = 'desk', operator_id = ${operatorId},
                               ${released}
      from held where o.user_id = held.user_id and o.id = held.id
      returning o.user_id, o.public_id, o.status
    ), notification as (
      select publish_user_events(array_agg(card_order_event(user_id, public_id, status))) from moved having count(*) > 0
    )
    select (select count(*) from moved)::integer as moved from (select count(*) from notification) t`.execute(
    tx,
  )
  return rows[0]!.moved
}

export interface StoredHeld {
  readonly giftOrderId: string
  readonly tradeNumber: string
  readonly dueAt: Date
  readonly leaseExpiresAt: Date
}

/** What an operator holds now, the most urgent first. */
export async function listHeld(on: Kysely<Tables>, operatorId: bigint): Promise<readonly StoredHeld[]> {
  const { rows } = await sql<StoredHeld>`
    select public_id as "giftOrderId", trade_number as "tradeNumber", due_at as "dueAt",
           lease_expires_at as "leaseExpiresAt"
    from card_orders where status = ${claimed} and claimed_by = ${operatorId} and lease_expires_at > now()
    order by queue_at, id limit 50`.execute(on)
  return rows
}

/** Part of a statement: how many orders an operator holds now. */
export const heldCount = (operatorId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`
  (select count(*)::integer from card_orders o
   where o.status = ${claimed} and o.claimed_by = ${operatorId} and o.lease_expires_at > now())`

/** Part of a statement: what an operator decided in a time, and how long it took from taking to deciding: decided, median_seconds. */
export const decidedSince = (
  operatorId: RawBuilder<unknown>,
  since: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`lateral (
    select count(*)::integer as decided,
           round(percentile_cont(0.5) within group (order by extract(epoch from o.operator_time - taken.at)))::integer
             as median_seconds
    from card_orders o left join lateral (
      select max(e.created_at) as at from order_events e
      where e.user_id = o.user_id and e.order_id = o.id and e.to_status = ${claimed} and e.created_at <= o.operator_time
    ) taken on true
    where o.decided_by = ${operatorId} and o.operator_time >= ${since} and o.operator_time <= ${until})`

const mostWaiting = 1_000

/** At the pace of the last hour: who stands at place n is decided after n times what one took. */
export async function readOutlook(on: Kysely<Tables>): Promise<DeskOutlook> {
  const { rows } = await sql<DeskOutlook>`
    with line as (
      select due_at, row_number() over (order by queue_at, id) as place from card_orders
      where status in (${submitted}, ${claimed}) order by queue_at, id limit ${mostWaiting}
    ), pace as (
      select count(*)::integer as decided from card_orders where operator_time > now() - interval '1 hour'
    )
    select (select count(*) from line)::integer as waiting, decided as "decidedLastHour",
           case when decided > 0 then (
             select count(*)::integer from line where due_at < now() + place * (interval '1 hour' / decided)) end
             as "willBeLate"
    from pace`.execute(on)
  return rows[0]!
}
