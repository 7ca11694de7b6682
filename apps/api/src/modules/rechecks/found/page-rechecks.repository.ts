import type { KeyedPage } from '@kaadi/contract/primitives'
import {
  type RecheckListQuery,
  type RecheckRow,
  type RecheckStatus,
  recheckStatus,
} from '@kaadi/contract/rechecks'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { begins, foundBy } from '../../../lists/name-search.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'
import {
  orderRows,
  type StoredSummary,
  summaryColumns,
  summaryTables,
  toSummary,
} from '../../card-orders/index.ts'
import { besidesOwn } from '../../risk/index.ts'

export interface StoredRecheck extends StoredSummary {
  readonly recheckRow: bigint
  readonly recheckId: string
  readonly recheckStatus: RecheckStatus
  readonly sellerName: string
  readonly sellerEmail: string
  readonly judgedById: bigint
  readonly firstBy: string
  readonly secondBy: string
  readonly lookedAt: Date
  readonly note: string | null
  readonly answeredBy: string | null
  readonly answeredById: bigint | null
  readonly answeredAt: Date | null
  readonly answer: string | null
  readonly found: RecheckRow['cards']
}

/** No join: with three more the planner would take them in the order in which they are written, all rows first. */
const nameOf = (id: RawBuilder<unknown>) => sql`(select p.name from console_operators p where p.id = ${id})`

const columns = sql`${summaryColumns}, r.id as "recheckRow", r.public_id as "recheckId", r.status as "recheckStatus",
  split_part(u.email, '@', 1) as "sellerName", u.email as "sellerEmail", r.judged_by as "judgedById",
  ${nameOf(sql`r.judged_by`)} as "firstBy", ${nameOf(sql`r.looked_by`)} as "secondBy", r.looked_at as "lookedAt", r.note,
  ${nameOf(sql`r.answered_by`)} as "answeredBy", r.answered_by as "answeredById", r.answered_at as "answeredAt", r.answer,
  (select json_agg(json_build_object(
     'position', k.position,
     'first', json_build_object('verdict', k.first_verdict, 'reasonCode', k.first_reason),
     'second', json_build_object('verdict', k.verdict, 'reasonCode', k.reason_code)) order by k.position)
   from recheck_cards k where k.user_id = r.user_id and k.recheck_id = r.id) as found`

const tables = sql`(rechecks r join ${summaryTables} on o.user_id = r.user_id and o.id = r.order_id
  join sellers u on u.id = r.user_id)`

const stateOf = {
  differing: recheckStatus.differed,
  answered: recheckStatus.answered,
  agreed: recheckStatus.agreed,
}

/** The newest look first; none at an order of one's own accounts. */
export function pageRechecks(
  on: Reader,
  query: RecheckListQuery,
  own: ReadonlySet<bigint>,
): Promise<KeyedPage<StoredRecheck>> {
  const text = query.search?.trim().toLowerCase()
  const filters = [
    sql<boolean>`r.status = ${sql.lit(stateOf[query.view])}`,
    ...besidesOwn(sql`r.user_id`, own),
    ...(text ? [isFound(text)] : []),
  ]
  return pageByKey<StoredRecheck>(on, query, {
    columns,
    tables,
    where: sql<boolean>`${sql.join(filters, sql` and `)}`,
    counted: sql`rechecks r`,
    identity: [sql`r.user_id`, sql`r.id`],
    keys: [instant(sql<Date>`r.looked_at`), wholeNumber(sql`r.id`)],
  })
}

const isFound = (text: string): RawBuilder<boolean> =>
  foundBy(sql`(r.user_id, r.id)`, [
    sql`select r.user_id, r.id from sellers u join rechecks r on r.user_id = u.id where ${begins(sql`u.email`, text)}`,
    sql`select r.user_id, r.id from ${orderRows} join rechecks r on r.user_id = o.user_id and r.order_id = o.id
        where ${begins(sql`lower(o.trade_number)`, text)}`,
  ])

/** One that was made; undefined for one that nobody has judged yet. */
export async function findRecheck(on: Reader, recheckId: string): Promise<StoredRecheck | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredRecheck>`select ${columns} from ${tables} where r.public_id = ${recheckId} and r.looked_by is not null`,
  )
  return rows[0]
}

/** Counted up to a hundred, which is more than anybody reads; none at an order of one's own accounts. */
export async function countDiffering(on: Reader, own: ReadonlySet<bigint>): Promise<number> {
  const rows = await rowsOf(
    on,
    sql<{ differing: number }>`
    select count(*)::integer as differing
    from (select from rechecks r where ${sql.join(
      [sql`r.status = ${sql.lit(recheckStatus.differed)}`, ...besidesOwn(sql`r.user_id`, own)],
      sql` and `,
    )} limit 100) d`,
  )
  return rows[0]!.differing
}

/** False where it differs no more: somebody answered, or both agreed. */
export async function endDifference(
  tx: Tx,
  operatorId: bigint,
  { recheckId, words }: { readonly recheckId: string; readonly words: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update rechecks set status = ${sql.lit(recheckStatus.answered)}, answered_by = ${operatorId}, answered_at = now(),
                        answer = ${words}
    where public_id = ${recheckId} and status = ${sql.lit(recheckStatus.differed)}`.execute(tx)
  return numAffectedRows === 1n
}

export const toRecheckRow = (row: StoredRecheck): RecheckRow => ({
  recheckId: row.recheckId as RecheckRow['recheckId'],
  status: row.recheckStatus,
  order: toSummary(row),
  sellerName: row.sellerName,
  firstBy: row.firstBy,
  secondBy: row.secondBy,
  lookTime: row.lookedAt.toISOString(),
  cards: [...row.found],
  note: row.note,
  answer:
    row.answer === null
      ? null
      : { by: row.answeredBy!, words: row.answer, time: row.answeredAt!.toISOString() },
})
