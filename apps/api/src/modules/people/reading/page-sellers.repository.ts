import type { SellerPageQuery, SellerRow } from '@kaadi/contract/people'
import { type KeyedPage, maxCounted } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../database/named-read.ts'
import { begins, namesBegin } from '../../../lists/name-search.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'
import { orderRows } from '../../card-orders/index.ts'

export interface StoredSeller {
  readonly id: bigint
  readonly sellerId: string
  readonly email: string
  readonly name: string | null
  readonly countryCode: string
  readonly level: number
  readonly kycLevel: number
  readonly createdAt: Date
  readonly isPaused: boolean
}

export const sellerColumns = sql`s.id, s.public_id as "sellerId", s.email, s.country_code as "countryCode", s.level,
  s.kyc_level as "kycLevel", s.created_at as "createdAt",
  (select n.first_name || ' ' || n.last_name from seller_names n where n.id = s.id) as name,
  exists (select from running_pauses p where p.user_id = s.id) as "isPaused"`

export function pageSellers(on: Reader, query: SellerPageQuery): Promise<KeyedPage<StoredSeller>> {
  const id = wholeNumber(sql`s.id`)
  return pageByKey<StoredSeller>(on, query, {
    columns: sellerColumns,
    tables: sql`sellers s`,
    where: sql<boolean>`${sql.join([sql`true`, ...filtersOf(query)], sql` and `)}`,
    counted: sql`sellers s`,
    identity: [sql`s.id`],
    keys: query.sort === 'level' ? [wholeNumber(sql`s.level`), id] : [instant(sql<Date>`s.created_at`), id],
    ascending: query.direction === 'ascending',
  })
}

function filtersOf({ only, countryCode, search }: SellerPageQuery): RawBuilder<boolean>[] {
  const text = search?.trim()
  return [
    ...(only === 'paused' ? [sql<boolean>`s.id = any (array(select p.user_id from running_pauses p))`] : []),
    ...(countryCode ? [sql<boolean>`s.country_code = ${countryCode}`] : []),
    ...(text ? [isFound(text)] : []),
  ]
}

/**
 * Found first, no more of them than lists count, each by an index of its own, and handed over as a list: the planner takes what it does not know for a share of
 * the table, and would look through all sellers instead.
 */
function isFound(text: string): RawBuilder<boolean> {
  const lower = text.toLowerCase()
  const finds = [
    sql`(select u.id from sellers u where ${begins(sql`u.email`, lower)} limit ${sql.lit(maxCounted)})`,
    sql`select u.id from sellers u where u.public_id = ${text}`,
    ...namesBegin(lower).map(
      (name) => sql`(select n.id from seller_names n where ${name} limit ${sql.lit(maxCounted)})`,
    ),
    sql`(select o.user_id from ${orderRows} where ${begins(sql`lower(o.trade_number)`, lower)} limit ${sql.lit(maxCounted)})`,
    sql`select o.user_id from ${orderRows} where right(o.trade_number, 5) = ${text}`,
    sql`select a.user_id from payout_accounts a where a.account_ending = ${text}`,
    ...deviceFinds(lower),
  ]
  return sql<boolean>`s.id = any (array(${sql.join(finds, sql` union `)}))`
}

/** Eight digits of a fingerprint are what the page of a seller shows of it. */
function deviceFinds(text: string): RawBuilder<unknown>[] {
  if (!/^(?:[0-9a-f]{2}){4,32}$/.test(text)) return []
  const start = Buffer.from(text, 'hex')
  const end = Buffer.concat([start, Buffer.alloc(32 - start.length, 0xff)])
  return [sql`select d.user_id from device_fingerprints d where d.fingerprint between ${start} and ${end}`]
}

export const toSellerRow = ({ id: _, createdAt, sellerId, ...row }: StoredSeller): SellerRow => ({
  ...row,
  sellerId: sellerId as SellerRow['sellerId'],
  createTime: createdAt.toISOString(),
})
