import type { Grant, GrantListQuery } from '@kaadi/contract/campaigns'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import { couponState } from '../../../states-in-sql.ts'

const { expired, granted } = couponState

interface StoredGrant {
  readonly couponId: string
  readonly email: string
  readonly status: Grant['status']
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly orderId: string | null
  readonly voidReason: string | null
}

const columns = sql`c.public_id as "couponId",
  (select s.email from sellers s where s.id = c.user_id) as email,
  case when c.status = ${granted} and c.expires_at <= now() then ${expired} else c.status end as status,
  c.created_at as "createdAt", c.expires_at as "expiresAt", c.void_reason as "voidReason",
  (select o.public_id from order_names o where o.user_id = c.user_id and o.id = c.order_id) as "orderId"`

/** As much of an address as tells two sellers apart. */
const beginning = (email: string): string => `${email.split('@')[0]!.slice(0, 6)}…`

const toGrant = ({ email, createdAt, expiresAt, couponId, orderId, ...rest }: StoredGrant): Grant => ({
  ...rest,
  couponId: couponId as Grant['couponId'],
  seller: beginning(email),
  createTime: createdAt.toISOString(),
  expiresTime: expiresAt.toISOString(),
  giftOrderId: orderId as Grant['giftOrderId'],
})

/** The newest first. */
export async function pageGrants(
  on: Reader,
  { campaignId, status, ...page }: GrantListQuery,
): Promise<KeyedPage<Grant>> {
  const wanted = status === undefined ? sql`true` : sql`c.status = ${status}`
  const found = await pageByKey<StoredGrant>(on, page, {
    columns,
    tables: sql`coupons c`,
    counted: sql`coupons c`,
    where: sql<boolean>`c.rule_id = ${campaignId} and ${wanted}`,
    identity: [sql`c.user_id`, sql`c.id`],
    keys: [wholeNumber(sql`c.id`)],
  })
  return { ...found, records: found.records.map(toGrant) }
}

export async function findGrant(on: Kysely<Tables>, couponId: string): Promise<Grant | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredGrant>`select ${columns} from coupons c where c.public_id = ${couponId}`,
  )
  return rows[0] && toGrant(rows[0])
}

/** Takes back a coupon that no trade has; the seller is told why. False: it is not free. */
export async function voidCoupon(on: Kysely<Tables>, couponId: string, reason: string): Promise<boolean> {
  const { rows } = await sql`
    update coupons set status = ${couponState.void}, void_reason = ${reason}
    where public_id = ${couponId} and status = ${granted} and expires_at > now() returning id`.execute(on)
  return rows.length > 0
}
