import { type RawBuilder, sql } from 'kysely'
import { columns } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { isOwnOf } from '../../risk/index.ts'

/** Another order that a check points to, as JSON brings it. */
export interface StoredCheckedOrder {
  readonly giftOrderId: string
  readonly tradeNumber: string
  readonly sellerName: string
  readonly bySameSeller: boolean
  readonly createdAt: string
}

export interface StoredChecks {
  readonly sameCode: readonly StoredCheckedOrder[]
  readonly samePhoto: readonly StoredCheckedOrder[]
  readonly sameDevice: readonly string[]
  readonly sameBankAccount: readonly string[]
  readonly inOneDay: number
}

/** A row that identifies an order. */
export interface OrderRow {
  readonly userId: bigint
  readonly id: bigint
}

const most = 5
const mostPairs = 10

const pictures = columns<OrderRow>({
  user_id: ['bigint', ({ userId }) => userId],
  order_id: ['bigint', ({ id }) => id],
})

const asOrders = (userId: bigint, rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(json_build_object('giftOrderId', n.public_id, 'tradeNumber', n.trade_number,
      'sellerName', split_part(n.email, '@', 1), 'bySameSeller', n.user_id = ${userId}, 'createdAt', n.created_at)
      order by n.created_at desc), '[]'::json)
   from (select o.public_id, o.trade_number, o.user_id, o.created_at, s.email
         from (select distinct f.user_id, f.order_id from (${rows}) f) r
         join card_orders o on o.user_id = r.user_id and o.id = r.order_id
         join sellers s on s.id = o.user_id order by o.created_at desc limit ${most}) n)`

const others = (userId: bigint, fingerprints: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(n.name order by n.name), '[]'::json)
   from (select distinct split_part(s.email, '@', 1) as name
         from ${fingerprints} mine join ${fingerprints} other on other.fingerprint = mine.fingerprint
         join sellers s on s.id = other.user_id
         where mine.user_id = ${userId} and other.user_id <> ${userId} limit ${most}) n)`

/** A photo of an order beside one of another order that looks like it. */
export interface StoredComparedPhoto extends Omit<StoredCheckedOrder, 'createdAt'> {
  readonly photoId: string
  readonly twinId: string
  readonly exact: boolean
  readonly createdAt: Date
  /** Of the other order, and of the card that the photo shows. */
  readonly sellerId: bigint
  readonly orderId: bigint
  readonly position: number
  /** The other seller is the operator's own account. */
  readonly isOwn: boolean
}

interface Twins {
  readonly uploadId: bigint
  readonly twinId: bigint
  readonly exact: boolean
  readonly orderId: bigint
  readonly orderOf: bigint
}

const twins = columns<Twins>({
  upload_id: ['bigint', ({ uploadId }) => uploadId],
  twin_id: ['bigint', ({ twinId }) => twinId],
  exact: ['boolean', ({ exact }) => exact],
  order_id: ['bigint', ({ orderId }) => orderId],
  order_of: ['bigint', ({ orderOf }) => orderOf],
})

/** Pairs of photos with what is known of the other order, the newest first. */
export function readComparedPhotos(
  on: Reader,
  { userId, operatorEmail }: { readonly userId: bigint; readonly operatorEmail: string },
  same: readonly Twins[],
): Promise<StoredComparedPhoto[]> {
  return rowsOf(
    on,
    sql<StoredComparedPhoto>`
      select m.public_id as "photoId", t.public_id as "twinId", w.exact, o.public_id as "giftOrderId",
        o.trade_number as "tradeNumber", split_part(s.email, '@', 1) as "sellerName", o.user_id = ${userId} as "bySameSeller",
        o.created_at as "createdAt", o.user_id as "sellerId", o.id as "orderId",
        coalesce((select min(p.position) from order_photos p
                  where p.user_id = o.user_id and p.order_id = o.id and p.upload_id = w.twin_id), 1)::integer as position,
        ${isOwnOf(operatorEmail, sql`o.user_id`)} as "isOwn"
      from ${twins.rows(same, 'w')}
      join pictures m on m.id = w.upload_id join pictures t on t.id = w.twin_id
      join card_orders o on o.user_id = w.order_of and o.id = w.order_id
      join sellers s on s.id = o.user_id
      order by o.created_at desc, w.upload_id limit ${mostPairs}`,
  )
}

/** What stands beside one order that is looked at: never read for a list. */
export async function readOrderChecks(
  on: Reader,
  { userId, id }: OrderRow,
  pictured: readonly OrderRow[],
): Promise<StoredChecks> {
  const rows = await rowsOf(
    on,
    sql<StoredChecks>`select
      ${asOrders(
        userId,
        sql`select other.user_id, other.order_id from order_cards k
            join order_cards other on other.fingerprint = k.fingerprint and other.user_id <> k.user_id
            where k.user_id = ${userId} and k.order_id = ${id}`,
      )} as "sameCode",
      ${asOrders(
        userId,
        sql`select p.user_id, p.order_id from ${pictures.rows(pictured, 'p')}`,
      )} as "samePhoto",
      ${others(userId, sql`device_fingerprints`)} as "sameDevice",
      ${others(userId, sql`bank_account_fingerprints`)} as "sameBankAccount",
      (select count(*)::integer from card_orders o
       where o.user_id = ${userId} and o.created_at > now() - interval '24 hours') as "inOneDay"`,
  )
  return rows[0]!
}
