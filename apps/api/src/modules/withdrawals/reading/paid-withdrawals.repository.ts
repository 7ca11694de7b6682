import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
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
