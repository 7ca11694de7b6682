import type { KeyedPage } from '@kaadi/contract/primitives'
import type { ReversalQueueQuery, ReversalStatus } from '@kaadi/contract/reversals'
import { reversalStatus } from '@kaadi/contract/reversals'
import { sql } from 'kysely'
import { constraintOf, columns as list, type Tx } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { pageByKey } from '../../lists/paging.ts'
import { instant, wholeNumber } from '../../lists/sort-key.ts'
import { type StoredSummary, summaryColumns, summaryTables } from '../card-orders/index.ts'
import { besidesOwn } from '../risk/index.ts'

export interface StoredReversal extends StoredSummary {
  readonly reversalRow: bigint
  readonly reversalId: string
  readonly reversalStatus: ReversalStatus
  readonly sellerName: string
  readonly sellerEmail: string
  readonly words: string
  readonly evidence: readonly { readonly uploadId: string; readonly note: string }[]
  readonly askedBy: string
  readonly askedById: bigint
  readonly askedAt: Date
  readonly decidedBy: string | null
  readonly decidedById: bigint | null
  readonly decidedAt: Date | null
  readonly owed: bigint | null
}

const { asked, declined, done } = reversalStatus

const columns = sql`${summaryColumns}, r.id as "reversalRow", r.public_id as "reversalId", r.status as "reversalStatus",
  split_part(u.email, '@', 1) as "sellerName", u.email as "sellerEmail", r.words, a.name as "askedBy", a.id as "askedById",
  r.created_at as "askedAt", d.name as "decidedBy", r.decided_by as "decidedById",
  r.decided_at as "decidedAt", r.owed,
  (select json_agg(json_build_object('uploadId', i.public_id, 'note', e.note) order by i.id)
   from reversal_evidence e join pictures i on i.id = e.upload_id
   where e.user_id = r.user_id and e.reversal_id = r.id) as evidence`

const tables = sql`(reversals r join ${summaryTables} on o.user_id = r.user_id and o.id = r.order_id
  join sellers u on u.id = r.user_id join console_operators a on a.id = r.asked_by
  left join console_operators d on d.id = r.decided_by)`

/**
 * What waits with the oldest first, what was decided with the newest first. Those of one's own accounts are left out: whoever
 * knew that money may be taken back would have it away before.
 */
export function pageReversals(
  on: Reader,
  query: ReversalQueueQuery,
  own: ReadonlySet<bigint>,
): Promise<KeyedPage<StoredReversal>> {
  const isWaiting = query.view === 'waiting'
  const state = isWaiting
    ? sql<boolean>`r.status = ${sql.lit(asked)}`
    : sql<boolean>`r.status in (${sql.lit(done)}, ${sql.lit(declined)})`
  return pageByKey<StoredReversal>(on, query, {
    columns,
    tables,
    where: sql<boolean>`${sql.join([state, ...besidesOwn(sql`r.user_id`, own)], sql` and `)}`,
    counted: sql`reversals r`,
    identity: [sql`r.user_id`, sql`r.id`],
    keys: [instant(isWaiting ? sql<Date>`r.created_at` : sql<Date>`r.decided_at`), wholeNumber(sql`r.id`)],
    ascending: isWaiting,
  })
}

export async function findReversal(on: Reader, publicId: string): Promise<StoredReversal | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredReversal>`select ${columns} from ${tables} where r.public_id = ${publicId}`,
  )
  return rows[0]
}

export interface NewReversal {
  readonly userId: bigint
  readonly publicId: string
  readonly orderId: bigint
  readonly words: string
  readonly operatorId: bigint
  readonly evidence: readonly { readonly uploadId: bigint; readonly sha256: Buffer; readonly note: string }[]
}

const proof = list<NewReversal['evidence'][number]>({
  upload_id: ['bigint', ({ uploadId }) => uploadId],
  sha256: ['bytea', ({ sha256 }) => sha256],
  note: ['text', ({ note }) => note],
})

/** Of two who ask at once the schema lets one in. */
export async function insertReversal(tx: Tx, given: NewReversal): Promise<void> {
  try {
    const { rows } = await sql<{ id: bigint }>`
      insert into reversals (user_id, public_id, order_id, words, asked_by)
      values (${given.userId}, ${given.publicId}, ${given.orderId}, ${given.words}, ${given.operatorId})
      returning id`.execute(tx)
    await sql`
      insert into reversal_evidence (user_id, reversal_id, upload_id, sha256, note)
      select ${given.userId}, ${rows[0]!.id}, p.upload_id, p.sha256, p.note
      from ${proof.rows(given.evidence, 'p')}`.execute(tx)
  } catch (error) {
    if (constraintOf(error) === 'reversals_of_order_once') throw new DomainError('reversalOpen')
    throw error
  }
}

/** Whoever decides second waits here, and finds it decided. */
export async function lockAsked(
  tx: Tx,
  publicId: string,
): Promise<{ readonly userId: bigint; readonly id: bigint; readonly orderId: bigint } | undefined> {
  const { rows } = await sql<{ userId: bigint; id: bigint; orderId: bigint }>`
    select user_id as "userId", id, order_id as "orderId" from reversals
    where public_id = ${publicId} and status = ${sql.lit(asked)} for no key update`.execute(tx)
  return rows[0]
}

export async function endReversal(
  tx: Tx,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
  given: { readonly operatorId: bigint; readonly owed: bigint | null },
): Promise<void> {
  await sql`
    update reversals
    set status = ${given.owed === null ? sql.lit(declined) : sql.lit(done)}, decided_by = ${given.operatorId},
        decided_at = now(), owed = ${given.owed}
    where user_id = ${userId} and id = ${id}`.execute(tx)
}
