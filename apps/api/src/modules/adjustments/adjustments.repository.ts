import {
  type AdjustmentQueueQuery,
  type AdjustmentReason,
  type AdjustmentStatus,
  adjustmentStatus,
} from '@kaadi/contract/adjustments'
import type { CurrencyId, KeyedPage } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { constraintOf, type Tx } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { AccountAddress } from '../../ledger/index.ts'
import { pageByKey, upTo } from '../../lists/paging.ts'
import { instant, wholeNumber } from '../../lists/sort-key.ts'

export interface StoredAdjustment {
  readonly id: bigint
  readonly publicId: string
  readonly status: AdjustmentStatus
  readonly account: AccountAddress
  readonly userId: bigint | null
  readonly seller: { readonly userId: string; readonly name: string; readonly email: string } | null
  readonly currencyId: CurrencyId
  readonly isIn: boolean
  readonly amount: bigint
  readonly reason: AdjustmentReason
  readonly words: string
  readonly uploadId: string
  readonly askedBy: string
  readonly askedById: bigint
  readonly askedAt: Date
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly owed: bigint | null
  readonly digest: Buffer
  readonly undoes: string | null
  readonly undoneBy: string | null
}

const { asked, declined, done } = adjustmentStatus
const isDecided = sql<boolean>`a.status in (${sql.lit(done)}, ${sql.lit(declined)})`

const columns = sql`a.id, a.public_id as "publicId", a.status, a.account, a.user_id as "userId",
  case when u.id is not null then json_build_object('userId', u.public_id, 'name', split_part(u.email, '@', 1), 'email', u.email) end as seller,
  a.currency_id as "currencyId", a.is_in as "isIn", a.amount, a.reason, a.words, p.public_id as "uploadId",
  m.name as "askedBy", a.asked_by as "askedById", a.created_at as "askedAt", c.name as "decidedBy", a.decided_at as "decidedAt",
  a.owed, a.digest, (select o.public_id from adjustments o where o.id = a.undoes_id) as undoes,
  (select o.public_id from adjustments o where o.undoes_id = a.id and o.status in (${sql.lit(asked)}, ${sql.lit(done)})) as "undoneBy"`

const tables = sql`(adjustments a join pictures p on p.id = a.upload_id join console_operators m on m.id = a.asked_by
  left join console_operators c on c.id = a.decided_by left join sellers u on u.id = a.user_id)`

/** What waits with the oldest first, what was decided with the newest first. */
export function pageAdjustments(
  on: Reader,
  query: AdjustmentQueueQuery,
): Promise<KeyedPage<StoredAdjustment>> {
  const isWaiting = query.view === 'waiting'
  return pageByKey<StoredAdjustment>(on, query, {
    columns,
    tables,
    where: isWaiting ? sql<boolean>`a.status = ${sql.lit(asked)}` : isDecided,
    counted: sql`adjustments a`,
    identity: [sql`a.id`],
    keys: [instant(isWaiting ? sql<Date>`a.created_at` : sql<Date>`a.decided_at`), wholeNumber(sql`a.id`)],
    ascending: isWaiting,
  })
}

/** How many others than the operator asked for, counted up to a limit. */
export const adjustmentsWaiting = (operatorId: bigint) =>
  sql<number>`(select count(*) from ${upTo(
    sql`adjustments a where a.status = ${sql.lit(asked)} and a.asked_by <> ${operatorId}`,
  )})`

export async function findAdjustment(on: Reader, publicId: string): Promise<StoredAdjustment | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredAdjustment>`select ${columns} from ${tables} where a.public_id = ${publicId}`,
  )
  return rows[0]
}

export interface NewAdjustment
  extends Pick<
    StoredAdjustment,
    'publicId' | 'account' | 'userId' | 'currencyId' | 'isIn' | 'amount' | 'reason' | 'words'
  > {
  readonly evidence: { readonly id: bigint; readonly sha256: Buffer }
  readonly undoes: bigint | undefined
  readonly operatorId: bigint
}

/** Of two who undo the same at once the schema lets one in. */
export async function insertAdjustment(tx: Tx, given: NewAdjustment): Promise<void> {
  try {
    await sql`
      insert into adjustments (public_id, account, user_id, currency_id, is_in, amount, reason, words, upload_id, sha256,
                               undoes_id, asked_by)
      values (${given.publicId}, ${given.account}, ${given.userId}, ${given.currencyId}, ${given.isIn}, ${given.amount},
              ${given.reason}, ${given.words}, ${given.evidence.id}, ${given.evidence.sha256}, ${given.undoes ?? null},
              ${given.operatorId})`.execute(tx)
  } catch (error) {
    if (['adjustments_undone_once', 'adjustments_undo_is_opposite'].includes(constraintOf(error) ?? ''))
      throw new DomainError('adjustmentUndone')
    throw error
  }
}

/** Posts it on a line that may; undefined where it is not what was asked for, or was decided before. Else what is owed. */
export async function confirmAdjustment(
  tx: Tx,
  given: { readonly id: bigint; readonly operatorId: bigint; readonly fingerprint: string },
): Promise<bigint | undefined> {
  const { rows } = await sql<{ owed: bigint | null }>`
      select confirm_adjustment(${given.id}, ${given.operatorId}, ${Buffer.from(given.fingerprint, 'hex')}) as owed`.execute(
    tx,
  )
  return rows[0]!.owed ?? undefined
}

/** False where it was decided before. */
export async function declineAdjustment(tx: Tx, id: bigint, operatorId: bigint): Promise<boolean> {
  const { rows } = await sql<{ isDeclined: boolean }>`
    select decline_adjustment(${id}, ${operatorId}) as "isDeclined"`.execute(tx)
  return rows[0]!.isDeclined
}
