import type { PartnerReview, PartnerReviewQuery } from '@kaadi/contract/partner-reviews'
import type { PartnerTier } from '@kaadi/contract/partners'
import type { CurrencyId, KeyedPage } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { begins, foundBy } from '../../../lists/name-search.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'

export interface StoredReviewRow {
  readonly applicationId: string
  readonly companyName: string
  readonly website: string
  readonly sellerName: string
  readonly countryCode: string
  readonly currencyId: CurrencyId
  readonly expectedVolume: bigint
  readonly status: PartnerReview['status']
  readonly tier: PartnerTier | null
  readonly createdAt: Date
  readonly decidedAt: Date | null
}

/** As the desk calls it: an accepted application is as its partner is. Nothing is open to who left. */
const standing = sql`case a.status when 'accepted' then coalesce(nullif(p.status, 'left'), 'suspended') else a.status end`

const rowColumns = sql`a.public_id as "applicationId", a.company_name as "companyName", a.website,
  split_part(u.email, '@', 1) as "sellerName", u.country_code as "countryCode", a.currency_id as "currencyId",
  a.expected_volume as "expectedVolume", ${standing} as status, p.tier, a.created_at as "createdAt",
  a.decided_at as "decidedAt"`

const counted = sql`(partner_applications a left join partners p on p.user_id = a.user_id and p.application_id = a.id)`
const rowTables = sql`(partner_applications a left join partners p on p.user_id = a.user_id and p.application_id = a.id
  join sellers u on u.id = a.user_id)`

/** What waits with the oldest first, the others with the newest decision first. */
export function pageReviews(on: Reader, query: PartnerReviewQuery): Promise<KeyedPage<StoredReviewRow>> {
  const isWaiting = query.view === 'waiting'
  const time = isWaiting ? sql<Date>`a.created_at` : sql<Date>`a.decided_at`
  return pageByKey<StoredReviewRow>(on, query, {
    columns: rowColumns,
    tables: rowTables,
    where: sql<boolean>`${sql.join(filtersOf(query), sql` and `)}`,
    counted,
    identity: [sql`a.user_id`, sql`a.id`],
    keys: [instant(time), wholeNumber(sql`a.id`)],
    ascending: isWaiting,
  })
}

function filtersOf({ view, tier, search }: PartnerReviewQuery): RawBuilder<boolean>[] {
  const text = search?.trim().toLowerCase()
  const stored = view === 'active' || view === 'suspended' ? 'accepted' : view
  return [
    sql<boolean>`a.status = ${stored}`,
    ...(stored === 'accepted' ? [sql<boolean>`p.status = ${view}`] : []),
    ...(tier ? [sql<boolean>`p.tier = ${tier}`] : []),
    ...(text ? [foundByText(text)] : []),
  ]
}

const foundByText = (text: string): RawBuilder<boolean> =>
  foundBy(sql`(a.user_id, a.id)`, [
    sql`select f.user_id, f.id from partner_applications f where ${begins(sql`lower(f.company_name)`, text)}`,
    sql`select f.user_id, f.id from sellers u join partner_applications f on f.user_id = u.id
        where ${begins(sql`u.email`, text)}`,
  ])

/** Applications in any state, the newest first. */
export const findPartners = (on: Reader, text: string, most: number): Promise<StoredReviewRow[]> =>
  rowsOf(
    on,
    sql<StoredReviewRow>`
      select ${rowColumns} from ${rowTables} where ${foundByText(text.toLowerCase())} order by a.id desc limit ${most}`,
  )

export interface StoredReview extends StoredReviewRow {
  readonly userId: bigint
  readonly id: bigint
  readonly sellerEmail: string
  readonly sells: string
  readonly reason: PartnerReview['reason']
  readonly memberSince: Date
  readonly kycLevel: number
  readonly refusedBefore: number
  readonly soldLately: bigint
  readonly webhookUrl: string | null
  readonly waiting: number
  readonly parked: number
  readonly history: readonly {
    readonly act: PartnerReview['history'][number]['act']
    readonly by: string | null
    readonly about: string | null
    readonly time: string
  }[]
}

export async function findReview(on: Reader, publicId: string): Promise<StoredReview | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredReview>`
      select ${rowColumns}, a.user_id as "userId", a.id, u.email as "sellerEmail", a.sells,
        coalesce(p.reason, a.reason) as reason, u.created_at as "memberSince", u.kyc_level as "kycLevel",
        (select count(*)::integer from partner_applications b
         where b.user_id = a.user_id and b.status = 'refused' and b.id < a.id) as "refusedBefore",
        coalesce((select sum(s.amount)::bigint from settled_sales s
                  where s.user_id = a.user_id and s.currency_id = a.currency_id
                    and s.settled_at > now() - interval '90 days'), 0) as "soldLately",
        (select w.url from partner_webhooks w where w.user_id = a.user_id) as "webhookUrl",
        (select count(*)::integer from partner_deliveries d
         where d.user_id = a.user_id and d.status = 'waiting') as waiting,
        (select count(*)::integer from partner_deliveries d
         where d.user_id = a.user_id and d.status = 'parked') as parked,
        coalesce((
          select json_agg(json_build_object('act', h.act, 'by', o.name, 'about', h.about, 'time', h.created_at)
                          order by h.id desc)
          from (select * from partner_acts where user_id = a.user_id order by id desc limit 100) h
          left join console_operators o on o.id = h.operator_id), '[]') as history
      from ${rowTables} where a.public_id = ${publicId}`,
  )
  return rows[0]
}
