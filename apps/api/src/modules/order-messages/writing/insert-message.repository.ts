import { sql } from 'kysely'
import { constraintOf, type Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SubjectOrder } from '../order-messages.repository.ts'

export interface NewMessage {
  readonly order: Pick<SubjectOrder, 'userId' | 'id'>
  readonly publicId: string
  readonly author: 'seller' | 'desk' | 'note'
  readonly operatorId: bigint | null
  readonly sealed: Buffer
  /** Ids of stored pictures, in their order. */
  readonly photos: readonly bigint[]
}

export interface Written {
  readonly seq: number
  readonly createdAt: Date
  /** The seller had read everything of the desk until this one. */
  readonly isFirstUnread: boolean
}

/** Gives the message its number and time under the thread's lock: what is written at once stands one after the other. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<Written> {
  const { order, author } = message
  const seq = await nextSeq(tx, order)
  const { rows } = await sql<{ createdAt: Date }>`
    insert into order_messages (user_id, order_id, seq, public_id, author, operator_id, sealed_text, created_at)
    values (${order.userId}, ${order.id}, ${seq}, ${message.publicId}, ${author}, ${message.operatorId},
            ${message.sealed}, clock_timestamp())
    returning created_at as "createdAt"`.execute(tx)
  await insertPhotos(tx, message, seq)
  const isFirstUnread = await tellThread(tx, order, author, seq)
  return { seq, createdAt: rows[0]!.createdAt, isFirstUnread }
}

async function nextSeq(tx: Tx, { userId, id }: NewMessage['order']): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    insert into order_threads as t (user_id, order_id, last_seq) values (${userId}, ${id}, 1)
    on conflict (user_id, order_id) do update set last_seq = t.last_seq + 1
    returning last_seq as seq`.execute(tx)
  return rows[0]!.seq
}

async function insertPhotos(tx: Tx, { order, photos }: NewMessage, seq: number): Promise<void> {
  try {
    for (const [at, id] of photos.entries())
      await sql`
        insert into message_photos (user_id, order_id, seq, place, upload_id)
        values (${order.userId}, ${order.id}, ${seq}, ${at + 1}, ${id})`.execute(tx)
  } catch (error) {
    if (constraintOf(error) === 'message_photos_once') throw new DomainError('photoMissing')
    throw error
  }
}

/** Who writes has read what was there, and an answer ends the wait. A note changes neither. */
const changes = {
  seller: (seq: number) => sql`last_seller_seq = ${seq}, seller_read_seq = ${seq}, last_at = m.created_at,
    waiting_since = coalesce(waiting_since, m.created_at)`,
  desk: (
    seq: number,
  ) => sql`last_desk_seq = ${seq}, desk_read_seq = ${seq}, answered_seq = ${seq}, last_at = m.created_at,
    waiting_since = null`,
} as const

async function tellThread(
  tx: Tx,
  { userId, id }: NewMessage['order'],
  author: NewMessage['author'],
  seq: number,
): Promise<boolean> {
  if (author === 'note') return false
  const { rows } = await sql<{ isFirstUnread: boolean }>`
    update order_threads t set ${changes[author](seq)}
    from order_messages m
    where t.user_id = ${userId} and t.order_id = ${id}
      and m.user_id = t.user_id and m.order_id = t.order_id and m.seq = ${seq}
    returning not exists (
      select from order_messages b
      where b.user_id = t.user_id and b.order_id = t.order_id and b.author = 'desk'
        and b.seq > t.seller_read_seq and b.seq < ${seq}) as "isFirstUnread"`.execute(tx)
  return rows[0]!.isFirstUnread
}

/** Tells the seller's open screens and the desk to look again. */
export async function ringOrder(tx: Tx, order: SubjectOrder): Promise<void> {
  await sql`select publish_user_events(array[
    card_order_event(${order.userId}, ${order.publicId}, ${order.status}::integer)])`.execute(tx)
}
