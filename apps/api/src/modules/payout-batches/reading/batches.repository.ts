import type { BatchPageQuery, LeftWhy } from '@kaadi/contract/payout-batches'
import type { CurrencyId, KeyedPage } from '@kaadi/contract/primitives'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { begins } from '../../../lists/name-search.ts'
import { pageByKey, upTo } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'
import { openingsOf, payoutColumns, payoutTables, type StoredPayout } from '../../payouts/index.ts'
import { withdrawalRows } from '../../withdrawals/index.ts'
import { hasWaiting, isUnapproved } from '../approving/approvals.repository.ts'
import { whyLeaves } from '../building/candidates.repository.ts'

const { paid } = withdrawalStatus

export interface StoredBatch {
  readonly id: bigint
  readonly publicId: string
  readonly provider: string
  readonly byHand: boolean
  readonly currencyId: CurrencyId
  readonly count: number
  readonly amount: bigint
  readonly open: number
  readonly paid: number
  readonly notPaid: number
  readonly left: number
  readonly goingAmount: bigint
  readonly madeBy: string
  readonly madeById: bigint
  readonly createdAt: Date
  readonly approvedBy: string | null
  readonly approvedById: bigint | null
  readonly approvedAt: Date | null
  readonly droppedBy: string | null
  readonly dropReason: string | null
  readonly endedAt: Date | null
  readonly digest: Buffer
}

export interface StoredItem extends StoredPayout {
  readonly isListed: boolean
  readonly leftWhy: LeftWhy | null
  readonly leftAt: Date | null
}

const nameOf = (id: string) => sql`(select o.name from console_operators o where o.id = ${sql.raw(id)})`

const columns = sql`b.id, b.public_id as "publicId", b.provider, b.by_hand as "byHand", b.currency_id as "currencyId", b.count,
  b.amount, n.open, n.paid, n.not_paid as "notPaid", n.left, n.going as "goingAmount", ${nameOf('b.made_by')} as "madeBy", b.made_by as "madeById",
  b.created_at as "createdAt", ${nameOf('p.approved_by')} as "approvedBy", p.approved_by as "approvedById",
  p.created_at as "approvedAt", ${nameOf('b.dropped_by')} as "droppedBy", b.drop_reason as "dropReason",
  b.ended_at as "endedAt", b.digest`

/** Why the payout `w` is out of its batch: what was written, or until the batch is approved how it stands; null where it is in it. */
const whyOut = sql<LeftWhy | null>`case
  when i.left_at is not null or exists (select from payout_batch_approvals p where p.batch_id = i.batch_id) then i.left_why
  else ${whyLeaves} end`

/** How the listed payouts of the batch `b` stand: what left it says nothing more of it. */
const stands = sql`lateral (
  select count(*) filter (where o.why is null and w.status < ${sql.lit(paid)})::integer as open,
         count(*) filter (where o.why is null and w.status = ${sql.lit(paid)})::integer as paid,
         count(*) filter (where o.why is null and w.status > ${sql.lit(paid)})::integer as not_paid,
         count(o.why)::integer as left,
         coalesce(sum(w.net) filter (where o.why is null), 0)::bigint as going
  from payout_batch_items i join ${withdrawalRows} on w.user_id = i.user_id and w.id = i.withdrawal_id
    cross join lateral (select ${whyOut} as why) o
  where i.batch_id = b.id and i.is_listed) n`

const tables = sql`(payout_batches b left join payout_batch_approvals p on p.batch_id = b.id cross join ${stands})`

/** Open, built by another than the operator, approved by nobody, and not emptied. */
const isToApprove = (operatorId: bigint) =>
  sql<boolean>`b.ended_at is null and b.made_by <> ${operatorId} and ${isUnapproved} and ${hasWaiting}`
/** How many such batches there are, counted up to a limit. */
export const batchesWaiting = (operatorId: bigint) =>
  sql<number>`(select count(*) from ${upTo(sql`payout_batches b where ${isToApprove(operatorId)}`)})`

/** What is open with the oldest first, what has ended with the newest end first. */
export function pageBatches(
  on: Reader,
  operatorId: bigint,
  query: BatchPageQuery,
): Promise<KeyedPage<StoredBatch>> {
  const isOpen = query.view !== 'ended'
  const text = query.search?.trim().toLowerCase()
  const filters: RawBuilder<boolean>[] = [
    isOpen ? sql`b.ended_at is null` : sql`b.ended_at is not null`,
    ...(query.view === 'toApprove' ? [isToApprove(operatorId)] : []),
    ...(query.currencyId ? [sql<boolean>`b.currency_id = ${query.currencyId}`] : []),
    ...(text ? [isFound(text)] : []),
  ]
  return pageByKey<StoredBatch>(on, query, {
    columns,
    tables,
    where: sql<boolean>`${sql.join(filters, sql` and `)}`,
    counted: sql`payout_batches b`,
    identity: [sql`b.id`],
    keys: [instant(isOpen ? sql<Date>`b.created_at` : sql<Date>`b.ended_at`), wholeNumber(sql`b.id`)],
    ascending: isOpen,
  })
}

const isFound = (text: string): RawBuilder<boolean> =>
  sql<boolean>`b.id in (${sql.join(
    [
      sql`select b.id from console_operators o join payout_batches b on b.made_by = o.id where ${begins(sql`lower(o.name)`, text)}`,
      sql`select i.batch_id from payout_batch_items i where i.reference = ${text}`,
    ],
    sql` union `,
  )})`

export async function findBatch(on: Reader, publicId: string): Promise<StoredBatch | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredBatch>`select ${columns} from ${tables} where b.public_id = ${publicId}`,
  )
  return rows[0]
}

/** How many payouts of a batch somebody has, and how often account numbers of it were opened. */
export async function countHands(
  on: Reader,
  batchId: bigint,
): Promise<{ readonly taken: number; readonly opened: number }> {
  const rows = await rowsOf(
    on,
    sql<{ taken: number; opened: number }>`
      select count(w.taken_by)::integer as taken, coalesce(sum(${openingsOf('i')}), 0)::integer as opened
      from payout_batch_items i join ${withdrawalRows} on w.user_id = i.user_id and w.id = i.withdrawal_id
      where i.batch_id = ${batchId} and i.left_at is null`,
  )
  return rows[0]!
}

export const listItems = (on: Reader, batchId: bigint): Promise<StoredItem[]> =>
  rowsOf(
    on,
    sql<StoredItem>`
      select ${payoutColumns}, i.is_listed as "isListed", ${whyOut} as "leftWhy", i.left_at as "leftAt"
      from payout_batch_items i join ${payoutTables} on w.user_id = i.user_id and w.id = i.withdrawal_id
      where i.batch_id = ${batchId} order by i.place`,
  )
