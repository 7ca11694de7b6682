import type { ErrorName } from '@kaadi/contract/errors'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { waitsForReturn, wasTakenSince, whyNotPaidBy } from '../../payouts/index.ts'
import { withdrawalRows, withdrawalTables } from '../../withdrawals/index.ts'
import type { ItemKey } from '../approving/approvals.repository.ts'

const { queued, sent, paid } = withdrawalStatus

/** What of a batch was never sent, in its order. */
export const listUnsent = (on: Reader, batchId: bigint, most: number): Promise<ItemKey[]> =>
  rowsOf(
    on,
    sql<ItemKey>`
      select i.user_id as "userId", i.withdrawal_id as "withdrawalId"
      from payout_batch_items i
      join payout_work t on t.user_id = i.user_id and t.withdrawal_id = i.withdrawal_id
      where i.batch_id = ${batchId} and i.left_at is null and t.sends = 0 and t.ended_at is null
      order by i.place limit ${most}`,
  )

/** Everything of a batch that its provider has not ended. */
export const listUnended = (on: Reader, batchId: bigint): Promise<ItemKey[]> =>
  rowsOf(
    on,
    sql<ItemKey>`
      select i.user_id as "userId", i.withdrawal_id as "withdrawalId"
      from payout_batch_items i
      join payout_work t on t.user_id = i.user_id and t.withdrawal_id = i.withdrawal_id
      where i.batch_id = ${batchId} and i.left_at is null and t.ended_at is null order by i.place`,
  )

/** Writes the end of each approved batch whose last payout has ended; answers how many are open yet. */
export async function closeEnded({ db }: Pick<Database, 'db'>): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    with closed as (
      update payout_batches b set ended_at = now()
      where b.ended_at is null and exists (select from payout_batch_approvals p where p.batch_id = b.id)
        and not exists (
          select from payout_batch_items i join ${withdrawalRows} on w.user_id = i.user_id and w.id = i.withdrawal_id
          where i.batch_id = b.id and i.left_at is null and w.status < ${sql.lit(paid)})
      returning b.id
    )
    select (select count(*) from payout_batches b where b.ended_at is null
            and exists (select from payout_batch_approvals p where p.batch_id = b.id))::integer
           - (select count(*) from closed)::integer as open`.execute(db)
  return rows[0]!.open
}

const freeOf = (batchId: bigint, but = sql<boolean>`true`) => sql<ItemKey>`
      select i.user_id as "userId", i.withdrawal_id as "withdrawalId"
      from payout_batch_items i join ${withdrawalRows} on w.user_id = i.user_id and w.id = i.withdrawal_id
      where i.batch_id = ${batchId} and i.left_at is null
        and (w.status = ${sql.lit(queued)} or w.status = ${sql.lit(sent)} and w.taken_by is null and not w.at_provider)
        and not ${waitsForReturn} and ${but}
      order by i.place`

/** Those of a batch by hand that nobody has, and of which nobody says that they were not paid. */
export const listFree = async (tx: Tx, batchId: bigint): Promise<ItemKey[]> =>
  (await freeOf(batchId).execute(tx)).rows

/** Those of them that the operator has not taken since that time. */
export const listFreeSince = (on: Reader, batchId: bigint, { operatorId, at }: Since): Promise<ItemKey[]> =>
  rowsOf(on, freeOf(batchId, sql`not ${wasTakenSince('i', operatorId, at)}`))

interface Since {
  readonly operatorId: bigint
  readonly at: string
}

/** Whether the operator has some of a batch, or took some of it after that time. */
export async function hasTaken(on: Reader, batchId: bigint, { operatorId, at }: Since): Promise<boolean> {
  const rows = await rowsOf(
    on,
    sql<{ has: boolean }>`
      select exists (
        select from payout_batch_items i join ${withdrawalRows} on w.user_id = i.user_id and w.id = i.withdrawal_id
        where i.batch_id = ${batchId}
          and (w.status = ${sql.lit(sent)} and w.taken_by = ${operatorId} or ${wasTakenSince('i', operatorId, at)})) as has`,
  )
  return rows[0]!.has
}

export interface OpenItem {
  readonly status: number
  readonly takenBy: string | null
  /** Somebody says that it was not paid. */
  readonly isToldUnpaid: boolean
}

/** The first of a batch that has not ended, as it stands; undefined where none is left. */
export async function findFirstOpen(on: Reader, batchId: bigint): Promise<OpenItem | undefined> {
  const rows = await rowsOf(
    on,
    sql<OpenItem>`
      select w.status, (select o.name from console_operators o where o.id = w.taken_by) as "takenBy",
        ${waitsForReturn} as "isToldUnpaid"
      from payout_batch_items i join ${withdrawalRows} on w.user_id = i.user_id and w.id = i.withdrawal_id
      where i.batch_id = ${batchId} and i.left_at is null and w.status < ${sql.lit(paid)}
      order by i.place limit 1`,
  )
  return rows[0]
}

/** When the transaction began, to the microsecond. */
export async function timeOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ at: string }>`select now()::text as at`.execute(tx)
  return rows[0]!.at
}

export interface HeldItem extends ItemKey {
  readonly place: number
  readonly reference: string
  readonly amount: bigint
  readonly bankCode: string
  readonly bankName: string
  readonly accountName: string
  readonly accountId: bigint
}

/** Why the first of those of a batch that the operator has in hand is not paid by them now; undefined where they have none. */
export async function whyNothingInHand(
  tx: Tx,
  batchId: bigint,
  operatorId: bigint,
): Promise<ErrorName | undefined> {
  const { rows } = await sql<{ why: ErrorName }>`
    select case when ${waitsForReturn} then 'returnAsked' else ${whyNotPaidBy(operatorId)} end as why
    from payout_batch_items i join ${withdrawalTables} on w.user_id = i.user_id and w.id = i.withdrawal_id
    where i.batch_id = ${batchId} and i.left_at is null and w.status = ${sql.lit(sent)} and w.taken_by = ${operatorId}
    order by i.place limit 1`.execute(tx)
  return rows[0]?.why
}

/** Those of a batch that the operator has to pay, in their order: not what somebody says was not paid. */
export const listInHands = async (tx: Tx, batchId: bigint, operatorId: bigint): Promise<HeldItem[]> =>
  (
    await sql<HeldItem>`
      select i.place, i.user_id as "userId", i.withdrawal_id as "withdrawalId", i.reference, i.amount,
        a.bank_code as "bankCode", b.name as "bankName", a.account_name as "accountName", a.id as "accountId"
      from payout_batch_items i join ${withdrawalTables} on w.user_id = i.user_id and w.id = i.withdrawal_id
      where i.batch_id = ${batchId} and i.left_at is null and w.status = ${sql.lit(sent)} and w.taken_by = ${operatorId}
        and not ${waitsForReturn} and ${whyNotPaidBy(operatorId)} is null
      order by i.place`.execute(tx)
  ).rows
