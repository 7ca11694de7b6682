import type { CardOrderStatus } from '@kaadi/contract/card-orders'
import { sql } from 'kysely'
import type { Tx } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'

/** The order that is written about, and whose it is. */
export interface SubjectOrder {
  readonly userId: bigint
  readonly id: bigint
  readonly publicId: string
  readonly status: CardOrderStatus
  readonly sellerEmail: string
}

const subjects = sql`select o.user_id as "userId", o.id, o.public_id as "publicId", o.status, u.email as "sellerEmail"
  from order_names o join sellers u on u.id = o.user_id`

export const findOwnOrder = async (
  on: Reader,
  userId: bigint,
  publicId: string,
): Promise<SubjectOrder | undefined> =>
  (
    await rowsOf(on, sql<SubjectOrder>`${subjects} where o.public_id = ${publicId} and o.user_id = ${userId}`)
  )[0]

export const findAnyOrder = async (on: Reader, publicId: string): Promise<SubjectOrder | undefined> =>
  (await rowsOf(on, sql<SubjectOrder>`${subjects} where o.public_id = ${publicId}`))[0]

type Subject = Pick<SubjectOrder, 'userId' | 'id'>

/** How far each side has read, from one of the messages that they see. False where the order has no such message. */
async function markRead(
  tx: Tx,
  { userId, id }: Subject,
  messageId: string,
  column: 'seller_read_seq' | 'desk_read_seq',
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update order_threads t set ${sql.ref(column)} = greatest(t.${sql.ref(column)}, m.seq)
    from order_messages m
    where t.user_id = ${userId} and t.order_id = ${id} and m.user_id = t.user_id and m.order_id = t.order_id
      and m.public_id = ${messageId} and ${column === 'seller_read_seq' ? sql`m.author <> 'note'` : sql`true`}`.execute(
    tx,
  )
  return numAffectedRows === 1n
}
export const markReadBySeller = (tx: Tx, order: Subject, messageId: string) =>
  markRead(tx, order, messageId, 'seller_read_seq')
export const markReadByDesk = (tx: Tx, order: Subject, messageId: string) =>
  markRead(tx, order, messageId, 'desk_read_seq')

/** What was written up to this message needs no answer. What came after it waits on. */
export async function settleUpTo(tx: Tx, { userId, id }: Subject, messageId: string): Promise<boolean> {
  const { rows } = await sql<{ seq: number }>`
    select m.seq from order_threads t join order_messages m on m.user_id = t.user_id and m.order_id = t.order_id
    where t.user_id = ${userId} and t.order_id = ${id} and m.public_id = ${messageId}
    for no key update of t`.execute(tx)
  const seq = rows[0]?.seq
  if (seq === undefined) return false
  await sql`
    update order_threads t
    set answered_seq = greatest(t.answered_seq, ${seq}::integer),
        desk_read_seq = greatest(t.desk_read_seq, ${seq}::integer),
        waiting_since = (select min(m.created_at) from order_messages m
                         where m.user_id = t.user_id and m.order_id = t.order_id and m.author = 'seller'
                           and m.seq > greatest(t.answered_seq, ${seq}::integer))
    where t.user_id = ${userId} and t.order_id = ${id}`.execute(tx)
  return true
}

/** What an account that is deleted had written, and what was written to it. That it was written stays. */
export async function eraseMessages(tx: Tx, userId: bigint): Promise<void> {
  await sql`delete from message_photos where user_id = ${userId}`.execute(tx)
  await sql`update order_messages set sealed_text = null where user_id = ${userId}`.execute(tx)
}
