import type { Page } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../plugins/named-read.ts'
import { type PageRequest, pageOfRows } from '../../plugins/paging.ts'
import { type StoredWithdrawal, withdrawalColumns, withdrawalTables } from '../withdrawals/index.ts'

/** What a treasurer needs beside the withdrawal. The number is still sealed here. */
export interface StoredPayout extends StoredWithdrawal {
  readonly sellerName: string
  readonly sealedNumber: Buffer
  readonly bankCode: string
  readonly takenBy: string | null
  /** Whether an operator's own address is the seller's. */
  readonly sellerEmail: string
}

const payoutColumns = sql`${withdrawalColumns}, split_part(u.email, '@', 1) as "sellerName", u.email as "sellerEmail",
  a.sealed_number as "sealedNumber", a.bank_code as "bankCode",
  (select o.name from payout_attempts p join operators o on o.id = p.started_by
   where p.user_id = w.user_id and p.withdrawal_id = w.id order by p.id desc limit 1) as "takenBy"`

const payoutTables = sql`${withdrawalTables} join users u on u.id = w.user_id`

export type PayoutView = 'waiting' | 'sent' | 'ended'

const views: Record<PayoutView, RawBuilder<boolean>> = {
  waiting: sql`w.status in (0, 3)`,
  sent: sql`w.status in (4, 5)`,
  ended: sql`w.status >= 10`,
}

/** What waits comes oldest first, what has ended newest first. */
export async function pagePayouts(
  on: Reader,
  query: PageRequest & { readonly view: PayoutView },
): Promise<Page<StoredPayout>> {
  const ended = query.view === 'ended'
  return pageOfRows<StoredPayout>(on, query, {
    columns: payoutColumns,
    tables: payoutTables,
    where: views[query.view],
    counted: sql`withdrawals w`,
    time: ended ? sql`w.updated_at` : sql`w.created_at`,
    id: sql`w.id`,
    ascending: !ended,
  })
}

export async function findPayout(on: Reader, publicId: string): Promise<StoredPayout | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredPayout>`
    select ${payoutColumns} from ${payoutTables} where w.public_id = ${publicId}`,
  )
  return rows[0]
}

export interface TakenPayout {
  readonly userId: bigint
  readonly withdrawalId: bigint
  readonly operatorId: bigint
}

/** 0 or 3 to 4 with the attempt that is now live; false where it is in another state. */
export async function takePayout(
  tx: Tx,
  { userId, withdrawalId, operatorId }: TakenPayout,
): Promise<boolean> {
  await sql`
    update withdrawals set status = 3, version = version + 1, actor = 'desk', operator_id = ${operatorId}, updated_at = now()
    where user_id = ${userId} and id = ${withdrawalId} and status = 0`.execute(tx)
  const sent = await sql`
    with sent as (
      update withdrawals set status = 4, version = version + 1, actor = 'desk', operator_id = ${operatorId}, updated_at = now()
      where user_id = ${userId} and id = ${withdrawalId} and status = 3
      returning user_id, id, public_id, provider_reference, net, currency_id
    ), attempt as (
      insert into payout_attempts (user_id, withdrawal_id, provider, reference, amount, currency_id, started_by)
      select user_id, id, 'manual', provider_reference, net, currency_id, ${operatorId} from sent
    )
    select publish_user_events(array_agg(withdrawal_event(user_id, public_id, 4))) from sent having count(*) > 0`.execute(
    tx,
  )
  return sent.rows.length > 0
}
