import type {
  BrandRequestAnswer,
  BrandRequestListQuery,
  BrandRequestRow,
} from '@kaadi/contract/brand-request-reviews'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'

interface StoredRow extends Omit<BrandRequestRow, 'firstTime' | 'lastTime' | 'answerTime'> {
  readonly firstAt: Date
  readonly lastAt: Date
  readonly answeredAt: Date | null
}

const toRow = ({ firstAt, lastAt, answeredAt, ...row }: StoredRow): BrandRequestRow => ({
  ...row,
  firstTime: firstAt.toISOString(),
  lastTime: lastAt.toISOString(),
  answerTime: answeredAt?.toISOString() ?? null,
})

/** A name with who asked for it. An answer that is older than a request is none. */
const requests = sql`(
  select g.*, a.answer, a.card_type_id, a.note, a.answered_at, o.name as answered_by
  from (
    select q.folded, (array_agg(q.name order by q.asked_at, q.user_id))[1] as name, count(*) as sellers,
           min(q.asked_at) as first_at, max(q.asked_at) as last_at, min(q.number) as number
    from brand_requests q group by q.folded
  ) g
  left join brand_request_answers a on a.folded = g.folded and a.answered_at >= g.last_at
  left join console_operators o on o.id = a.answered_by
) r`
const columns = sql`r.folded as "requestId", r.name, r.sellers::integer as sellers, r.first_at as "firstAt",
  r.last_at as "lastAt", r.answer, r.card_type_id as "cardTypeId", r.note, r.answered_by as "answeredBy",
  r.answered_at as "answeredAt"`

export async function pageRequests(
  on: Reader,
  query: BrandRequestListQuery,
): Promise<KeyedPage<BrandRequestRow>> {
  const text = query.search?.trim().toLowerCase()
  const isOpen = query.view === 'open'
  const page = await pageByKey<StoredRow>(on, query, {
    columns,
    tables: requests,
    counted: requests,
    where: sql<boolean>`(r.answer is null) = ${isOpen}
      and ${text ? sql`strpos(lower(r.name), ${text}) > 0` : sql`true`}`,
    identity: [sql`r.number`],
    keys: [
      query.sort === 'time' ? instant(sql`r.last_at`) : wholeNumber(sql`r.sellers`),
      wholeNumber(sql`r.number`),
    ],
    ascending: query.direction === 'ascending',
  })
  return { ...page, records: page.records.map(toRow) }
}

export async function findRequestRow(
  on: Kysely<Tables>,
  folded: string,
): Promise<BrandRequestRow | undefined> {
  const rows = await rowsOf(on, sql<StoredRow>`select ${columns} from ${requests} where r.folded = ${folded}`)
  return rows[0] && toRow(rows[0])
}

/** The sellers who wait for an answer; held, so that of two operators one answers. */
export async function lockAskers(tx: Tx, folded: string): Promise<readonly bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select user_id as id from brand_requests where folded = ${folded} order by user_id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Of a brand that can be sold. */
export async function findBrandName(on: Kysely<Tables>, cardTypeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from card_types where id = ${cardTypeId} and enabled`.execute(on)
  return rows[0]?.name
}

export async function keepAnswer(
  tx: Tx,
  operatorId: bigint,
  { requestId, answer, cardTypeId, note }: BrandRequestAnswer,
): Promise<void> {
  await sql`
    insert into brand_request_answers (folded, answer, card_type_id, note, answered_by)
    values (${requestId}, ${answer}, ${cardTypeId ?? null}::text, ${note || null}::text, ${operatorId})
    on conflict (folded) do update set answer = excluded.answer, card_type_id = excluded.card_type_id,
      note = excluded.note, answered_by = excluded.answered_by, answered_at = excluded.answered_at`.execute(
    tx,
  )
}
