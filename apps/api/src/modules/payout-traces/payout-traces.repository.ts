import {
  type TraceQueueQuery,
  type TraceStatus,
  tracePromiseMs,
  traceStatus,
} from '@kaadi/contract/payout-traces'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { constraintOf, type Tx } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { begins, foundBy } from '../../lists/name-search.ts'
import { pageByKey } from '../../lists/paging.ts'
import { instant, wholeNumber } from '../../lists/sort-key.ts'
import { payoutHands } from '../payouts/index.ts'
import {
  type StoredWithdrawal,
  withdrawalColumns,
  withdrawalRows,
  withdrawalTables,
} from '../withdrawals/index.ts'

export interface StoredTrace extends StoredWithdrawal {
  readonly traceId: string
  readonly traceStatus: TraceStatus
  readonly sellerName: string
  readonly sellerEmail: string
  readonly provider: string | null
  /** Operators who began, confirmed or released it. */
  readonly hands: readonly string[]
  readonly words: string
  readonly reportedAt: Date
  readonly dueAt: Date
  readonly answeredBy: string | null
  readonly answer: string | null
  readonly proof: string | null
  readonly endedAt: Date | null
}

const { answered, open, returned } = traceStatus
const waits = sql<boolean>`t.status = ${sql.lit(open)}`
const isEnded = sql<boolean>`t.status in (${sql.lit(answered)}, ${sql.lit(returned)})`

const columns = sql`${withdrawalColumns}, t.public_id as "traceId", t.status as "traceStatus",
  split_part(u.email, '@', 1) as "sellerName", u.email as "sellerEmail",
  (select p.provider from payouts_at_providers p where p.user_id = w.user_id and p.withdrawal_id = w.id and not p.by_hand and p.status in ('success', 'reversed')) as provider,
  ${payoutHands} as hands,
  t.words, t.created_at as "reportedAt", t.due_at as "dueAt", o.name as "answeredBy", t.answer, t.proof, t.ended_at as "endedAt"`

const tables = sql`(payout_traces t join ${withdrawalTables} on w.user_id = t.user_id and w.id = t.withdrawal_id
  join sellers u on u.id = t.user_id left join console_operators o on o.id = t.answered_by)`

/** What waits with the oldest first, what has ended with the newest first. */
export function pageTraces(on: Reader, query: TraceQueueQuery): Promise<KeyedPage<StoredTrace>> {
  const isWaiting = query.view === 'waiting'
  const text = query.search?.trim().toLowerCase()
  const filters = [isWaiting ? waits : isEnded, ...(text ? [isFound(text)] : [])]
  return pageByKey<StoredTrace>(on, query, {
    columns,
    tables,
    where: sql<boolean>`${sql.join(filters, sql` and `)}`,
    counted: sql`payout_traces t`,
    identity: [sql`t.user_id`, sql`t.id`],
    keys: [instant(isWaiting ? sql<Date>`t.created_at` : sql<Date>`t.ended_at`), wholeNumber(sql`t.id`)],
    ascending: isWaiting,
  })
}

const isFound = (text: string): RawBuilder<boolean> =>
  foundBy(sql`(t.user_id, t.id)`, [
    sql`select t.user_id, t.id from sellers u join payout_traces t on t.user_id = u.id where ${begins(sql`u.email`, text)}`,
    sql`${ofWithdrawals} where ${begins(sql`w.provider_reference`, text)}`,
    sql`${ofWithdrawals} join payout_accounts a on a.user_id = w.user_id and a.id = w.bank_account_id
        where a.account_ending = ${text}`,
  ])

const ofWithdrawals = sql`select t.user_id, t.id from payout_traces t
  join ${withdrawalRows} on w.user_id = t.user_id and w.id = t.withdrawal_id`

export async function findTrace(on: Reader, publicId: string): Promise<StoredTrace | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredTrace>`select ${columns} from ${tables} where t.public_id = ${publicId}`,
  )
  return rows[0]
}

export interface NewTrace {
  readonly userId: bigint
  readonly publicId: string
  readonly withdrawalId: bigint
  readonly words: string
}

/** Of two that are told at once the schema lets one in. */
export async function insertTrace(tx: Tx, given: NewTrace): Promise<void> {
  try {
    await sql`
      insert into payout_traces (user_id, public_id, withdrawal_id, words, due_at)
      values (${given.userId}, ${given.publicId}, ${given.withdrawalId}, ${given.words},
              now() + ${sql.lit(tracePromiseMs)} * interval '1 ms')`.execute(tx)
  } catch (error) {
    if (constraintOf(error) === 'payout_traces_one_open') throw new DomainError('traceOpen')
    throw error
  }
}

/** False where it was answered meanwhile, or the money came back. */
export async function answerTrace(
  tx: Tx,
  publicId: string,
  given: { readonly answer: string; readonly proof: string; readonly operatorId: bigint },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payout_traces
    set status = ${sql.lit(answered)}, answer = ${given.answer}, proof = ${given.proof}, answered_by = ${given.operatorId},
        ended_at = now()
    where public_id = ${publicId} and status = ${sql.lit(open)}`.execute(tx)
  return numAffectedRows === 1n
}
