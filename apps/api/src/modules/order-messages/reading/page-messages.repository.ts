import type { OperatorRole } from '@kaadi/contract/operators'
import type { OrderMessagesQuery } from '@kaadi/contract/order-messages'
import type { Page } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { pageByKey, upTo } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import type { SubjectOrder } from '../order-messages.repository.ts'

export interface StoredMessage {
  readonly publicId: string
  readonly author: 'seller' | 'desk' | 'note'
  readonly operatorName: string | null
  readonly operatorRoles: readonly OperatorRole[] | null
  readonly sealed: Buffer | null
  /** Public ids, in their order. */
  readonly photos: readonly string[]
  readonly createdAt: Date
}

const columns = sql`m.public_id as "publicId", m.author, p.name as "operatorName", p.roles as "operatorRoles",
  m.sealed_text as sealed, m.created_at as "createdAt",
  (select coalesce(json_agg(i.public_id order by f.place), '[]')
   from message_photos f join pictures i on i.id = f.upload_id
   where f.user_id = m.user_id and f.order_id = m.order_id and f.seq = m.seq) as photos`

const joined = sql`(order_messages m left join console_operators p on p.id = m.operator_id)`

const shownTo = (reader: 'seller' | 'desk') =>
  reader === 'desk' ? sql<boolean>`true` : sql<boolean>`m.author <> 'note'`

/** The newest first, by the primary key: a long history costs what a short one does. */
export async function pageMessages(
  on: Reader,
  { userId, id }: Pick<SubjectOrder, 'userId' | 'id'>,
  reader: 'seller' | 'desk',
  query: OrderMessagesQuery,
): Promise<Page<StoredMessage>> {
  const { previous: _, ...page } = await pageByKey<StoredMessage>(on, query, {
    columns,
    tables: joined,
    counted: sql`order_messages m`,
    identity: [sql`m.user_id`, sql`m.order_id`, sql`m.seq`],
    where: sql<boolean>`m.user_id = ${userId} and m.order_id = ${id} and ${shownTo(reader)}`,
    keys: [wholeNumber(sql`m.seq`)],
  })
  return page
}

export async function findMessage(on: Reader, publicId: string): Promise<StoredMessage> {
  const rows = await rowsOf(
    on,
    sql<StoredMessage>`select ${columns} from ${joined} where m.public_id = ${publicId}`,
  )
  return rows[0]!
}

const unreadBySeller = sql`from order_messages m
  where m.user_id = t.user_id and m.order_id = t.order_id and m.author = 'desk' and m.seq > t.seller_read_seq`

/** How many messages of the desk a seller has not read on an order. */
export async function countUnreadOf(
  on: Reader,
  { userId, id }: Pick<SubjectOrder, 'userId' | 'id'>,
): Promise<number> {
  const rows = await rowsOf(
    on,
    sql<{ unread: number }>`
      select (select count(*)::integer from ${upTo(sql`(select 1 ${unreadBySeller}) m`)}) as unread
      from order_threads t where t.user_id = ${userId} and t.order_id = ${id}`,
  )
  return rows[0]?.unread ?? 0
}

/** Orders of a seller with messages that they have not read. */
export const listUnread = (on: Reader, userId: bigint): Promise<{ giftOrderId: string; unread: number }[]> =>
  rowsOf(
    on,
    sql`
      select o.public_id as "giftOrderId",
             (select count(*)::integer from ${upTo(sql`(select 1 ${unreadBySeller}) m`)}) as unread
      from order_threads t join order_names o on o.user_id = t.user_id and o.id = t.order_id
      where t.user_id = ${userId} and t.last_desk_seq > t.seller_read_seq
      order by t.last_at desc limit 100`,
  )
