import type { CurrencyId } from '@kaadi/contract/primitives'
import type { WithdrawalStatus } from '@kaadi/contract/withdrawals'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { type PaidDays, paidDays } from '../../../measures/paid-days.ts'
import { withdrawalState } from '../../../states-in-sql.ts'

/** What the plaza shows of a withdrawal. */
export interface PaidWithdrawal {
  readonly sourceId: string
  /** The start of the seller's address. */
  readonly name: string
  /** Minor units. */
  readonly amount: bigint
  readonly currencyId: CurrencyId
  readonly label: string
  readonly durationSeconds: number
  readonly time: Date
}

/** Those that were paid last. */
export async function listPaidWithdrawals(on: Kysely<Tables>, most: number): Promise<PaidWithdrawal[]> {
  const { rows } = await sql<PaidWithdrawal>`
    select w.public_id as "sourceId", split_part(u.email, '@', 1) as name, w.net as amount,
           w.currency_id as "currencyId", b.name as label,
           extract(epoch from w.paid_at - w.created_at)::integer as "durationSeconds", w.paid_at as time
    from withdrawals w join sellers u on u.id = w.user_id
    join payout_accounts a on a.user_id = w.user_id and a.id = w.bank_account_id join bank_names b on b.code = a.bank_code
    where w.status = ${withdrawalState.paid} order by w.paid_at desc limit ${most}`.execute(on)
  return rows
}

export const paidWithdrawalDays = (on: Kysely<Tables>): Promise<PaidDays> =>
  paidDays(
    on,
    (since, most) => sql`
      select paid_at as at, extract(epoch from paid_at - created_at) as seconds from withdrawals
      where status = ${withdrawalState.paid} and paid_at >= ${since} order by paid_at desc limit ${most}`,
  )

/** The seller's own, locked until commit: whether it was paid within the span of `windowMs`. No return comes between. */
export async function lockPaidWithdrawal(
  tx: Tx,
  { userId, publicId }: { readonly userId: bigint; readonly publicId: string },
  windowMs: number,
): Promise<
  { readonly id: bigint; readonly status: WithdrawalStatus; readonly isWithin: boolean } | undefined
> {
  const { rows } = await sql<{ id: bigint; status: WithdrawalStatus; isWithin: boolean }>`
    select id, status, coalesce(paid_at > now() - ${sql.lit(windowMs)} * interval '1 ms', false) as "isWithin"
    from withdrawals where user_id = ${userId} and public_id = ${publicId} for no key update`.execute(tx)
  return rows[0]
}
