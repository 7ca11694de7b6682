import type { KeyedPage } from '@kaadi/contract/primitives'
import type { ReviewQueueQuery } from '@kaadi/contract/verification-reviews'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../database/named-read.ts'
import { begins, foundBy } from '../../../lists/name-search.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'
import { caseColumns, type StoredCase } from '../verifications.repository.ts'

export interface StoredReviewRow extends StoredCase {
  readonly countryCode: string
  readonly sellerName: string
}

export const reviewColumns = sql`${caseColumns}, c.country_code as "countryCode",
  split_part(u.email, '@', 1) as "sellerName"`

/** What waits with the oldest first, what was decided with the newest first. */
export function pageReviews(on: Reader, query: ReviewQueueQuery): Promise<KeyedPage<StoredReviewRow>> {
  const isWaiting = query.view === 'waiting'
  return pageByKey<StoredReviewRow>(on, query, {
    columns: reviewColumns,
    tables: sql`(verification_cases c join sellers u on u.id = c.user_id)`,
    where: sql<boolean>`${sql.join(filtersOf(query), sql` and `)}`,
    counted: sql`verification_cases c`,
    identity: [sql`c.user_id`, sql`c.id`],
    keys: [instant(isWaiting ? sql<Date>`c.created_at` : sql<Date>`c.decided_at`), wholeNumber(sql`c.id`)],
    ascending: isWaiting,
  })
}

function filtersOf({ view, countryCode, level, search }: ReviewQueueQuery): RawBuilder<boolean>[] {
  const text = search?.trim().toLowerCase()
  return [
    view === 'waiting' ? sql<boolean>`c.status = 'waiting'` : sql<boolean>`c.status <> 'waiting'`,
    ...(countryCode ? [sql<boolean>`c.country_code = ${countryCode}`] : []),
    ...(level ? [sql<boolean>`c.level = ${level}`] : []),
    ...(text ? [isFound(text)] : []),
  ]
}

const isFound = (text: string): RawBuilder<boolean> =>
  foundBy(sql`(c.user_id, c.id)`, [
    sql`select c.user_id, c.id from sellers u join verification_cases c on c.user_id = u.id
        where ${begins(sql`u.email`, text)}`,
  ])
