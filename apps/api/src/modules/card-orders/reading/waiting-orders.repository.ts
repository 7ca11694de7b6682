import { waitingOrdersMax } from '@kaadi/contract/card-orders'
import { resubmitWindowMs } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { orderState } from '../../../states-in-sql.ts'
import type { StoredSummary } from '../card-order.ts'
import {
  type OrderFilter,
  orderRows,
  ordersOf,
  summaryColumns,
  summaryTables,
} from './card-orders.repository.ts'

const most = sql.lit(waitingOrdersMax)
const resubmitWindow = sql`${sql.lit(resubmitWindowMs)} * interval '1 ms'`

const soonest = (endsAt: RawBuilder<Date>, where: RawBuilder<boolean>, by: RawBuilder<Date>) => sql`(
  select o.user_id, o.id, ${endsAt} as ends_at from ${orderRows} where ${where} order by ${by} limit ${most})`

/**
 * The orders that stand still until their seller does something, and can: soonest end first. Each part is found by its own
 * index and cut before it is joined, so that it costs as much beside a hundred thousand trades as beside ten.
 */
export function findWaitingOrders(on: Reader, userId: bigint, filter: OrderFilter): Promise<StoredSummary[]> {
  const own = ordersOf(userId, filter)
  const asked = sql<boolean>`${own} and o.status in (${orderState.infoNeeded}, ${orderState.counterOffer})
    and o.answer_until > now()`
  const returned = sql<boolean>`${own} and o.status = ${orderState.rejectedCorrectable} and o.parent_id is null
    and o.operator_time > now() - ${resubmitWindow}`
  return rowsOf(
    on,
    sql<StoredSummary>`
      select ${summaryColumns} from (
        select * from (
          ${soonest(sql`o.answer_until`, asked, sql`o.answer_until`)}
          union all
          ${soonest(sql`o.operator_time + ${resubmitWindow}`, returned, sql`o.operator_time`)}) ends
        order by ends_at, id limit ${most}) picked
      join ${summaryTables} on o.user_id = picked.user_id and o.id = picked.id
      order by picked.ends_at, picked.id`,
  )
}
