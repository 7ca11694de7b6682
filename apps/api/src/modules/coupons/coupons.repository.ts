import type { Page } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { type PageRequest, pageOfRows } from '../../lists/paging.ts'
import { couponState } from '../../states-in-sql.ts'
import type { StoredCoupon } from './coupon.ts'

const { expired, granted, used } = couponState

const most = 100

const isOver = sql<boolean>`(c.status in (${used}, ${expired}, ${couponState.void}) or (c.status = ${granted} and c.expires_at <= now()))`

const columns = sql`c.id, c.public_id as "publicId", c.title, c.rule, c.amount, trim_scale(c.percent)::text as percent,
  c.max_bonus as "maxBonus", c.min_payout as "minPayout", c.currency_id as "currencyId",
  c.card_type_ids as "cardTypeIds", c.starts_at as "startsAt", c.expires_at as "expiresAt",
  case when c.status = ${granted} and c.expires_at <= now() then ${expired} else c.status end as status,
  (select o.public_id from order_names o where o.user_id = c.user_id and o.id = c.order_id) as "orderId",
  c.used_at as "usedAt", c.void_reason as "voidReason", c.source, c.created_at as "createdAt",
  clock_timestamp() as "readAt"`

const listWhere = (on: Reader, userId: bigint, where: RawBuilder<boolean>): Promise<StoredCoupon[]> =>
  rowsOf(
    on,
    sql<StoredCoupon>`
      select ${columns} from coupons c where c.user_id = ${userId} and ${where}
      order by c.expires_at, c.id limit ${most}`,
  )

/** Those that can be used or are in use; what ends first comes first. */
export const listCoupons = (on: Reader, userId: bigint) => listWhere(on, userId, sql`not ${isOver}`)

/** Those that a trade of now could take. */
export const listGrantedCoupons = (on: Reader, userId: bigint) =>
  listWhere(on, userId, sql`c.status = ${granted} and c.starts_at <= now() and c.expires_at > now()`)

/** Used, expired, taken back; newest end first. */
export const pageSpentCoupons = (
  on: Reader,
  userId: bigint,
  page: PageRequest,
): Promise<Page<StoredCoupon>> =>
  pageOfRows<StoredCoupon>(on, page, {
    columns,
    tables: sql`coupons c`,
    where: sql<boolean>`c.user_id = ${userId} and ${isOver}`,
    counted: sql`coupons c`,
    identity: [sql`c.user_id`, sql`c.id`],
    time: sql`coalesce(c.used_at, c.expires_at)`,
    id: sql`c.id`,
  })

/** Bound to its owner: another's coupon is as unknown as one that never was. */
export async function findCoupon(
  on: Reader,
  userId: bigint,
  publicId: string,
): Promise<StoredCoupon | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredCoupon>`
      select ${columns} from coupons c where c.public_id = ${publicId} and c.user_id = ${userId}`,
  )
  return rows[0]
}
