import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables, Tx } from '../../database/index.ts'
import { lookBackHours } from './shift-figures.repository.ts'

export interface NewHandOver {
  readonly userId: bigint
  readonly orderId: bigint
  readonly from: bigint
  readonly to: bigint
  readonly note: string
}

export async function insertHandOver(
  tx: Tx,
  { userId, orderId, from, to, note }: NewHandOver,
): Promise<void> {
  await sql`
    insert into order_hand_overs (user_id, order_id, from_operator, to_operator, note)
    values (${userId}, ${orderId}, ${from}, ${to}, ${note})`.execute(tx)
}

export interface StoredHandOver {
  readonly from: string
  readonly to: string
  readonly toId: string
  readonly note: string
  readonly time: string
}

/** The hand-overs of an order, the oldest first: JSON with from, to, toId, note, time. */
export const ordersHandOvers = (
  userId: RawBuilder<unknown>,
  orderId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(json_build_object('from', f.name, 'to', t.name, 'toId', t.public_id, 'note', h.note,
                                              'time', h.created_at) order by h.id), '[]')
   from order_hand_overs h join console_operators f on f.id = h.from_operator
     join console_operators t on t.id = h.to_operator
   where h.user_id = ${userId} and h.order_id = ${orderId})`

export interface StoredNote {
  readonly giftOrderId: string
  readonly tradeNumber: string
  readonly from: string
  readonly to: string
  readonly toMe: boolean
  readonly note: string
  readonly createdAt: Date
}

/** What was given to or by an operator lately, the newest first. */
export async function listNotes(on: Kysely<Tables>, operatorId: bigint): Promise<readonly StoredNote[]> {
  const { rows } = await sql<StoredNote>`
    select o.public_id as "giftOrderId", o.trade_number as "tradeNumber", f.name as from, t.name as to,
           h.to_operator = ${operatorId} as "toMe", h.note, h.created_at as "createdAt"
    from order_hand_overs h
      join titled_orders o on o.user_id = h.user_id and o.id = h.order_id
      join console_operators f on f.id = h.from_operator join console_operators t on t.id = h.to_operator
    where (h.to_operator = ${operatorId} or h.from_operator = ${operatorId})
      and h.created_at > least(
        now() - ${lookBackHours} * interval '1 hour',
        (select started_at from desk_shifts where operator_id = ${operatorId} and ended_at is null))
    order by h.created_at desc, h.id desc limit 50`.execute(on)
  return rows
}
