import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { begins, foundBy } from '../../../lists/name-search.ts'
import { orderStatesOf } from '../../../states-in-sql.ts'
import type { StoredSummary } from '../card-order.ts'
import { orderRows, summaryColumns, summaryTables } from './card-orders.repository.ts'

export interface FoundOrder extends StoredSummary {
  readonly sellerName: string
}

/** The newest orders whose number begins so, or ends with these five digits, in any state. */
export const findOrders = (on: Reader, text: string, most: number): Promise<FoundOrder[]> =>
  rowsOf(
    on,
    sql<FoundOrder>`
      select ${summaryColumns}, split_part(u.email, '@', 1) as "sellerName"
      from ${summaryTables} join sellers u on u.id = o.user_id
      where ${foundBy(sql`(o.user_id, o.id)`, [
        sql`(select o.user_id, o.id from ${orderRows} where ${begins(sql`lower(o.trade_number)`, text.toLowerCase())}
             order by lower(o.trade_number) limit ${most})`,
        sql`select o.user_id, o.id from ${orderRows} where right(o.trade_number, 5) = ${text}`,
      ])}
      order by o.created_at desc limit ${most}`,
  )

export interface OrderCounts {
  readonly paid: number
  readonly notPaid: number
  readonly open: number
}

/** How the orders of a seller stand. */
export async function countOrdersOf(on: Reader, userId: bigint): Promise<OrderCounts> {
  const rows = await rowsOf(
    on,
    sql<OrderCounts>`
      select count(*) filter (where status in ${orderStatesOf('paid')})::integer as paid,
             count(*) filter (where status in ${orderStatesOf('open')})::integer as open,
             count(*) filter (where status in ${orderStatesOf('notPaid')})::integer as "notPaid"
      from card_orders where user_id = ${userId}`,
  )
  return rows[0]!
}
