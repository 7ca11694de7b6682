import type { InboxQuery } from '@kaadi/contract/desk-messages'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { begins, foundBy } from '../../../lists/name-search.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'
import type { SubjectOrder } from '../order-messages.repository.ts'
import { type TitledOrder, titledColumns, titledOrders } from '../titled-order.ts'

export interface StoredInboxRow extends TitledOrder {
  readonly userId: bigint
  readonly sellerName: string
  readonly waitingSince: Date | null
  readonly unread: number
  readonly lastAt: Date
  readonly lastId: string | null
  readonly lastSealed: Buffer | null
}

const columns = sql`${titledColumns}, h.user_id as "userId", split_part(u.email, '@', 1) as "sellerName",
  h.waiting_since as "waitingSince", h.last_at as "lastAt", last.public_id as "lastId", last.sealed_text as "lastSealed",
  (select count(*)::integer from order_messages m
   where m.user_id = h.user_id and m.order_id = h.order_id and m.author = 'seller' and m.seq > h.desk_read_seq) as unread`

const tables = sql`(order_threads h
  join ${titledOrders} on o.user_id = h.user_id and o.id = h.order_id
  join sellers u on u.id = h.user_id
  left join order_messages last on last.user_id = h.user_id and last.order_id = h.order_id
    and last.seq = greatest(h.last_seller_seq, h.last_desk_seq))`

/** Who waits longest comes first; of the others, those written to last. */
export function pageInbox(on: Reader, query: InboxQuery): Promise<KeyedPage<StoredInboxRow>> {
  const isWaiting = query.view === 'waiting'
  return pageByKey<StoredInboxRow>(on, query, {
    columns,
    tables,
    counted: sql`order_threads h`,
    identity: [sql`h.user_id`, sql`h.order_id`],
    where: sql<boolean>`${sql.join(filtersOf(query), sql` and `)}`,
    keys: [
      instant(isWaiting ? sql<Date>`h.waiting_since` : sql<Date>`h.last_at`),
      wholeNumber(sql`h.order_id`),
    ],
    ascending: isWaiting,
  })
}

function filtersOf({ view, search }: InboxQuery): RawBuilder<boolean>[] {
  const text = search?.trim().toLowerCase()
  return [
    view === 'waiting'
      ? sql<boolean>`h.waiting_since is not null`
      : sql<boolean>`h.waiting_since is null and h.last_seller_seq > 0`,
    ...(text ? [isFound(text)] : []),
  ]
}

const isFound = (text: string): RawBuilder<boolean> =>
  foundBy(sql`(h.user_id, h.order_id)`, [
    sql`select o.user_id, o.id from titled_orders o where ${begins(sql`lower(o.trade_number)`, text)}`,
    sql`select h.user_id, h.order_id from sellers u join order_threads h on h.user_id = u.id
        where ${begins(sql`u.email`, text)}`,
  ])

/** The line of one order; undefined where nothing was written about it. */
export async function findInboxRow(
  on: Reader,
  { userId, id }: Pick<SubjectOrder, 'userId' | 'id'>,
): Promise<StoredInboxRow | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredInboxRow>`select ${columns} from ${tables} where h.user_id = ${userId} and h.order_id = ${id}`,
  )
  return rows[0]
}
