import type { CurrencyId } from '@kaadi/contract/primitives'
import type { PaidRebate } from '@kaadi/contract/rebates'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

type On = Kysely<Tables>

export interface StoredStep {
  /** Minor units. */
  readonly fromAmount: bigint
  /** "0.5" */
  readonly percent: string
  /** What the month brings on this step, in minor units. */
  readonly brings: bigint
}

/** The lowest first. */
export async function listSteps(on: On, currencyId: CurrencyId, sold: bigint): Promise<StoredStep[]> {
  const { rows } = await sql<StoredStep>`
    select from_amount as "fromAmount", trim_scale(permille / 10)::text as percent,
           trunc(${sold}::bigint * permille / 1000)::bigint as brings
    from rebate_steps where currency_id = ${currencyId} order by from_amount`.execute(on)
  return rows
}

/** What a seller was paid for cards in a month, in minor units. */
export async function findSold(
  on: On,
  userId: bigint,
  month: string,
  currencyId: CurrencyId,
): Promise<bigint> {
  const { rows } = await sql<{ sold: bigint }>`
    select sold from seller_months
    where user_id = ${userId} and month = ${month}::date and currency_id = ${currencyId}`.execute(on)
  return rows[0]?.sold ?? 0n
}

export interface StoredRebate extends Pick<PaidRebate, 'month' | 'status' | 'withheldFor'> {
  /** Minor units. */
  readonly amount: bigint
}

/** Of the last twelve months, the newest first. */
export async function listRebates(on: On, userId: bigint, currencyId: CurrencyId): Promise<StoredRebate[]> {
  const { rows } = await sql<StoredRebate>`
    select split_part(subject_id, ':', 1) as month, amount, status, withheld_class as "withheldFor"
    from rewards
    where user_id = ${userId} and kind = 'rebate' and currency_id = ${currencyId}
    order by subject_id desc limit 12`.execute(on)
  return rows
}
