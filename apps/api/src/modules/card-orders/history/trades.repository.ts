import type { CurrencyId } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { orderStatesOf } from '../../../states-in-sql.ts'
import type { StoredSummary } from '../card-order.ts'
import {
  type OrderFilter,
  orderRows,
  ordersOf,
  summaryColumns,
  summaryTables,
} from '../reading/card-orders.repository.ts'

/** Sums of minor units, as text: a sum has no size. */
interface StoredTotal {
  readonly currencyId: CurrencyId
  readonly count: number
  readonly paid: string
  readonly expected: string
}

/** What a seller's trades come to in each wallet currency. */
export const sumTrades = (on: Reader, userId: bigint, filter: OrderFilter): Promise<StoredTotal[]> =>
  rowsOf(
    on,
    sql<StoredTotal>`
      select o.currency_id as "currencyId", count(*)::integer as count,
             coalesce(sum(o.settled_amount) filter (where o.status in ${orderStatesOf('paid')}), 0)::text as paid,
             coalesce(sum(o.payout) filter (where o.status in ${orderStatesOf('open')}
               or o.status in ${orderStatesOf('contested')}), 0)::text as expected
      from ${orderRows} where ${ordersOf(userId, filter)}
      group by o.currency_id order by o.currency_id`,
  )

/** A seller's trades, newest first, no more than `most`. */
export const listTrades = (
  on: Reader,
  userId: bigint,
  filter: OrderFilter,
  most: number,
): Promise<StoredSummary[]> =>
  rowsOf(
    on,
    sql<StoredSummary>`
      select ${summaryColumns} from ${summaryTables} where ${ordersOf(userId, filter)}
      order by o.created_at desc, o.id desc limit ${most}`,
  )
