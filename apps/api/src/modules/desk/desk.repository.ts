import type { CardOrderStatus, CardStatus } from '@kaadi/contract/card-orders'
import type { DeskStats } from '@kaadi/contract/desk'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { readTogether } from '../../memory/read-together.ts'
import {
  orderColumns,
  type StoredCardOrder,
  type StoredSummary,
  summaryTables,
} from '../card-orders/index.ts'
import { payoutsWaiting } from '../payouts/index.ts'

/** What the automatic look found, as plain facts. */
export interface StoredFlags {
  /** Another seller sent one of these cards: before, or after while this order was still to be decided. */
  readonly duplicateOther: 'earlier' | 'later' | null
  readonly resubmission: boolean
  readonly firstOrder: boolean
}

export interface StoredDeskRow extends StoredSummary, StoredFlags {
  readonly sellerName: string
  readonly sellerEmail: string
  readonly sellerLevel: number
  readonly claimedBy: string | null
  readonly claimedById: bigint | null
}

export interface StoredDeskOrder extends StoredCardOrder, Omit<StoredDeskRow, keyof StoredSummary> {
  readonly claimedSession: Buffer | null
  readonly leaseExpiresAt: Date | null
  readonly countryCodeOfSeller: string
  readonly memberSince: Date
  readonly ordersPaid: number
  readonly ordersRefused: number
}

/**
 * Sellers are never told of each other's repeats: neither would know whose card it is. The desk is told of both orders
 * while they wait for it; what is decided keeps what was known before it.
 */
const flagColumns = sql`
  (select case when bool_or(other.id < k.id) then 'earlier' when count(*) > 0 and o.status < 10 then 'later' end
   from order_cards k join order_cards other on other.fingerprint = k.fingerprint and other.user_id <> k.user_id
   where k.user_id = o.user_id and k.order_id = o.id) as "duplicateOther",
  o.parent_id is not null as resubmission,
  not exists (select from card_orders e where e.user_id = o.user_id and e.id < o.id and e.settled_at is not null)
    as "firstOrder"`

export const deskColumns = sql`split_part(u.email, '@', 1) as "sellerName", u.email as "sellerEmail", u.level as "sellerLevel",
  p.name as "claimedBy", p.id as "claimedById", ${flagColumns}`

/** A lease that has run out claims nothing, whether or not the order was put back yet. */
export const deskTables = sql`${summaryTables} join sellers u on u.id = o.user_id
  left join console_operators p on p.id = o.claimed_by and o.lease_expires_at > now()`

const publicIdOf = ({ publicId }: { readonly publicId: string }): string => publicId
const itself = (publicId: string): string => publicId

export const createFindDeskOrder = (database: Reader) =>
  readTogether<string, StoredDeskOrder>({
    nameOf: itself,
    keyOf: publicIdOf,
    read: (publicIds) =>
      rowsOf(
        database,
        sql<StoredDeskOrder>`
          select ${orderColumns}, ${deskColumns}, o.claimed_session as "claimedSession",
            o.lease_expires_at as "leaseExpiresAt", u.country_code as "countryCodeOfSeller",
            u.created_at as "memberSince", outcomes.paid as "ordersPaid", outcomes.refused as "ordersRefused"
          from ${deskTables}, lateral (
            select count(*) filter (where e.status < 20)::integer as paid,
                   count(*) filter (where e.status >= 20)::integer as refused
            from card_orders e
            where e.user_id = o.user_id and e.operator_time is not null and e.status in (10, 11, 12, 20, 21)) outcomes
          where o.public_id = any (${[...publicIds]}::text[])`,
      ),
  })

/** What a decision begins from. */
export interface DecidableOrder {
  readonly id: bigint
  readonly userId: bigint
  readonly publicId: string
  readonly version: number
  readonly status: CardOrderStatus
  readonly currencyId: CurrencyId
  readonly cardTypeName: string
  readonly faceSymbol: string
  readonly faceValue: string
  readonly count: number
  readonly sellerEmail: string
  /** Of the live claim; null where there is none. */
  readonly leaseHash: Buffer | null
  readonly cards: readonly DecidableCard[]
}

export interface DecidableCard {
  readonly publicId: string
  readonly position: number
  readonly status: CardStatus
  readonly payout: string
  readonly hasCode: boolean
  /** Under the present claim. */
  readonly isOpened: boolean
  readonly reasonCode: number | null
}

export const createFindDecidable = (database: Reader) =>
  readTogether<string, DecidableOrder>({
    nameOf: itself,
    keyOf: publicIdOf,
    read: (publicIds) =>
      rowsOf(
        database,
        sql<DecidableOrder>`
          select o.id, o.user_id as "userId", o.public_id as "publicId", o.version, o.status,
            o.currency_id as "currencyId", t.name as "cardTypeName", c.symbol as "faceSymbol",
            trim_scale(o.face_value)::text as "faceValue", o.card_count as count, u.email as "sellerEmail",
            case when o.lease_expires_at > now() then o.lease_token_hash end as "leaseHash",
            (select json_agg(json_build_object('publicId', k.public_id, 'position', k.position, 'status', k.status,
                      'payout', k.payout::text, 'hasCode', k.fingerprint is not null,
                      'isOpened', k.opened_at is not null, 'reasonCode', k.reason_code)
                    order by k.position)
             from order_cards k where k.user_id = o.user_id and k.order_id = o.id) as cards
          from ${summaryTables} join sellers u on u.id = o.user_id
          where o.public_id = any (${[...publicIds]}::text[])`,
      ),
  })

/** Photos that show what another order shows, by row of uploads. */
export async function listPhotoIds(on: Reader, userId: bigint, orderId: bigint): Promise<bigint[]> {
  const rows = await rowsOf(
    on,
    sql<{ id: bigint }>`
    select upload_id as id from order_photos
    where user_id = ${userId} and order_id = ${orderId} and replaced_at is null`,
  )
  return rows.map(({ id }) => id)
}

export interface StoredStats extends Omit<DeskStats, 'payoutsWaitingAmount'> {
  /** In kobo: other currencies are counted, not added. */
  readonly payoutsWaitingAmount: bigint
}

export async function readStats(on: Reader): Promise<StoredStats> {
  const rows = await rowsOf(
    on,
    sql<StoredStats>`
    select
      (select count(*) from card_orders where status = 0)::integer as waiting,
      (select count(*) from card_orders where status in (0, 1) and due_at < now())::integer as overdue,
      (select count(*) from card_orders where status = 1 and lease_expires_at > now())::integer as claimed,
      (select count(*) from card_orders where operator_time >= date_trunc('day', now()))::integer as "decidedToday",
      ${payoutsWaiting.count} as "payoutsWaiting", ${payoutsWaiting.amount} as "payoutsWaitingAmount"`,
  )
  return rows[0]!
}
