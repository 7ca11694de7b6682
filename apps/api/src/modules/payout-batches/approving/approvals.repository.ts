import type { LeftWhy } from '@kaadi/contract/payout-batches'
import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { giveToWorker } from '../../payout-worker/index.ts'
import { queueForProvider, withdrawalRows } from '../../withdrawals/index.ts'
import { whyLeaves } from '../building/candidates.repository.ts'

export interface LockedBatch {
  readonly id: bigint
  readonly provider: string
  readonly byHand: boolean
  readonly madeById: bigint
  readonly approvedById: bigint | null
}

/** Nobody has approved the batch `b`. */
export const isUnapproved = sql<boolean>`not exists (select from payout_batch_approvals p where p.batch_id = b.id)`

/** Something of the batch `b`, which nobody has approved, still waits. */
export const hasWaiting = sql<boolean>`exists (
  select from payout_batch_items i join ${withdrawalRows} on w.user_id = i.user_id and w.id = i.withdrawal_id
  where i.batch_id = b.id and i.left_at is null and ${whyLeaves} is null)`

/** A batch that has not ended, until the transaction does; undefined where it has, or there is none. */
export async function lockBatch(tx: Tx, publicId: string): Promise<LockedBatch | undefined> {
  const { rows } = await sql<Omit<LockedBatch, 'approvedById'>>`
    select b.id, b.provider, b.by_hand as "byHand", b.made_by as "madeById"
    from payout_batches b where b.public_id = ${publicId} and b.ended_at is null for no key update`.execute(
    tx,
  )
  const [found] = rows
  if (!found) return undefined
  // After the lock: who waited for it sees who was first.
  const { rows: approvals } = await sql<{ approvedById: bigint }>`
    select approved_by as "approvedById" from payout_batch_approvals where batch_id = ${found.id}`.execute(tx)
  return { ...found, approvedById: approvals[0]?.approvedById ?? null }
}

/** On a line that may; false where it is not the list and the sum that were built. */
export async function approveBatch(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  fingerprint: string,
): Promise<boolean> {
  const { rows } = await sql<{ isApproved: boolean }>`
      select approve_payout_batch(${id}, ${operatorId}, ${Buffer.from(fingerprint, 'hex')}) as "isApproved"`.execute(
    tx,
  )
  return rows[0]!.isApproved
}

export interface ItemKey {
  readonly userId: bigint
  readonly withdrawalId: bigint
}

/** What has not left the batch, locked, in its order, with why it leaves now. */
async function lockItems(tx: Tx, batchId: bigint): Promise<(ItemKey & { readonly why: LeftWhy | null })[]> {
  const { rows } = await sql<ItemKey & { why: LeftWhy | null }>`
    select i.user_id as "userId", i.withdrawal_id as "withdrawalId",
      ${whyLeaves} as why
    from payout_batch_items i join ${withdrawalRows} on w.user_id = i.user_id and w.id = i.withdrawal_id
    where i.batch_id = ${batchId} and i.left_at is null
    order by i.place for no key update of w`.execute(tx)
  return rows
}

/** What is not waiting any more leaves the batch and says why. Answers those that stay, locked, in their order. */
export async function sortOut(tx: Tx, batchId: bigint): Promise<ItemKey[]> {
  const items = await lockItems(tx, batchId)
  for (const { why, ...key } of items) if (why) await leaveBatch(tx, key, why)
  return items.flatMap(({ why, ...key }) => (why ? [] : [key]))
}

/** Ends a batch that nobody has approved, once nothing of it waits: each of its payouts goes its own way. */
export async function closeEmptied(tx: Tx, publicId: string): Promise<void> {
  const batch = await lockBatch(tx, publicId)
  if (!batch || batch.approvedById !== null) return
  const items = await lockItems(tx, batch.id)
  if (items.some(({ why }) => why === null)) return
  await sortOut(tx, batch.id)
  await sql`update payout_batches set ended_at = now() where id = ${batch.id}`.execute(tx)
}

/** What nobody has approved and nothing of waits. */
export const listEmptied = (on: Reader): Promise<{ readonly publicId: string }[]> =>
  rowsOf(
    on,
    sql<{ publicId: string }>`
      select b.public_id as "publicId" from payout_batches b
      where b.ended_at is null and ${isUnapproved} and not ${hasWaiting} order by b.id`,
  )

/** It falls out of the batch that it is in. */
export async function leaveBatch(tx: Tx, { userId, withdrawalId }: ItemKey, why: LeftWhy): Promise<void> {
  await sql`
    update payout_batch_items set left_why = ${why}, left_at = now()
    where user_id = ${userId} and withdrawal_id = ${withdrawalId} and left_at is null`.execute(tx)
}

/** The same of an approved batch: what was begun stays in it, for those who stand for it (0172-payout-batches.sql). */
export async function leaveUnbegun(tx: Tx, { userId, withdrawalId }: ItemKey, why: LeftWhy): Promise<void> {
  await sql`
    update payout_batch_items i set left_why = ${why}, left_at = now()
    where i.user_id = ${userId} and i.withdrawal_id = ${withdrawalId} and i.left_at is null
      and not exists (select from payouts_at_providers p
                      where p.user_id = i.user_id and p.withdrawal_id = i.withdrawal_id)`.execute(tx)
}

/** State 3, in a batch; a machine's become the worker's too, which looks after each from `runAt` on. */
export async function queueItems(
  tx: Tx,
  items: readonly ItemKey[],
  { byHand, provider }: LockedBatch,
  runAt: Date,
): Promise<void> {
  await queueForProvider(tx, items)
  if (byHand) return
  for (const item of items) await giveToWorker(tx, item, provider, runAt)
}

export async function dropBatch(tx: Tx, id: bigint, operatorId: bigint, reason: string): Promise<void> {
  await sql`
    update payout_batch_items set left_why = 'dropped', left_at = now()
    where batch_id = ${id} and left_at is null`.execute(tx)
  await sql`
    update payout_batches set dropped_by = ${operatorId}, drop_reason = ${reason}, ended_at = now()
    where id = ${id}`.execute(tx)
}
