import type { AppealQueueQuery, AppealStatus } from '@kaadi/contract/appeals'
import { appealStatus } from '@kaadi/contract/appeals'
import type { ReasonCode } from '@kaadi/contract/card-orders'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { begins, foundBy } from '../../../lists/name-search.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'
import { orderRows, type StoredSummary, summaryColumns, summaryTables } from '../../card-orders/index.ts'

export interface StoredAppealRow extends StoredSummary {
  readonly appealRow: bigint
  readonly appealId: string
  readonly appealStatus: AppealStatus
  readonly sellerName: string
  readonly sellerEmail: string
  readonly filedAt: Date
  readonly appealDueAt: Date
  readonly takenBy: string | null
  readonly takenById: bigint | null
  readonly takenUntil: Date | null
  readonly judgedBy: readonly string[]
  readonly decidedAt: Date | null
}

export interface StoredAppeal extends StoredAppealRow {
  readonly answer: string | null
  readonly refusedBy: string
  /** By the position of the card. */
  readonly refusedFor: readonly ReasonCode[]
  readonly decidedBy: string | null
  readonly decidedById: bigint | null
  readonly readAt: Date
}

const { open, refused, taken, upheld } = appealStatus
const waits = sql<boolean>`a.status in (${sql.lit(open)}, ${sql.lit(taken)})`
const isDecided = sql<boolean>`a.status in (${sql.lit(upheld)}, ${sql.lit(refused)})`

const columns = sql`${summaryColumns}, a.id as "appealRow", a.public_id as "appealId", a.status as "appealStatus",
  split_part(u.email, '@', 1) as "sellerName", u.email as "sellerEmail", a.created_at as "filedAt", a.due_at as "appealDueAt",
  p.name as "takenBy", p.id as "takenById", case when p.id is not null then a.taken_until end as "takenUntil",
  a.judged_by::text[] as "judgedBy", a.decided_at as "decidedAt"`

/** What was taken counts as free when its time is over. */
const tables = sql`(appeals a join ${summaryTables} on o.user_id = a.user_id and o.id = a.order_id
  join sellers u on u.id = a.user_id
  left join console_operators p on p.id = a.taken_by and a.taken_until > now())`

/** What waits with the oldest first, what was decided with the newest first. */
export function pageAppeals(on: Reader, query: AppealQueueQuery): Promise<KeyedPage<StoredAppealRow>> {
  const isWaiting = query.view === 'waiting'
  const text = query.search?.trim().toLowerCase()
  const filters = [isWaiting ? waits : isDecided, ...(text ? [isFound(text)] : [])]
  return pageByKey<StoredAppealRow>(on, query, {
    columns,
    tables,
    where: sql<boolean>`${sql.join(filters, sql` and `)}`,
    counted: sql`appeals a`,
    identity: [sql`a.user_id`, sql`a.id`],
    keys: [instant(isWaiting ? sql<Date>`a.created_at` : sql<Date>`a.decided_at`), wholeNumber(sql`a.id`)],
    ascending: isWaiting,
  })
}

const isFound = (text: string): RawBuilder<boolean> =>
  foundBy(sql`(a.user_id, a.id)`, [
    sql`select a.user_id, a.id from sellers u join appeals a on a.user_id = u.id where ${begins(sql`u.email`, text)}`,
    sql`select a.user_id, a.id from ${orderRows} join appeals a on a.user_id = o.user_id and a.order_id = o.id
        where ${begins(sql`lower(o.trade_number)`, text)}`,
  ])

export async function findAppeal(on: Reader, publicId: string): Promise<StoredAppeal | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredAppeal>`
      select ${columns}, a.answer, r.name as "refusedBy", to_json(a.refused_for) as "refusedFor", d.name as "decidedBy",
        a.decided_by as "decidedById", clock_timestamp() as "readAt"
      from ${tables} join console_operators r on r.id = a.refused_by
      left join console_operators d on d.id = a.decided_by
      where a.public_id = ${publicId}`,
  )
  return rows[0]
}
