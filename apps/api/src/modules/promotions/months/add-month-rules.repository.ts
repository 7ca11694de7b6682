import type { CurrencyId } from '@kaadi/contract/primitives'
import type { RankingBoard } from '@kaadi/contract/rankings'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

/** In minor units. */
export interface NewMonthPrize {
  readonly currencyId: CurrencyId
  readonly board: RankingBoard
  readonly place: number
  readonly amount: number
}

export interface NewRebateStep {
  readonly currencyId: CurrencyId
  /** Minor units. */
  readonly fromAmount: number
  readonly permille: number
}

/** What a host has changed stays as it is. What an installation begins with counts for whatever month it finds. */
export async function addMonthRules(
  on: Kysely<Tables>,
  prizes: readonly NewMonthPrize[],
  steps: readonly NewRebateStep[],
): Promise<void> {
  await sql`
    insert into month_prizes (currency_id, board, place, amount, stands_since)
    select "currencyId", board, place, amount, '-infinity'
    from json_to_recordset(${JSON.stringify(prizes)}) as r ("currencyId" smallint, board text, place integer, amount bigint)
    on conflict do nothing`.execute(on)
  await sql`
    insert into rebate_steps (currency_id, from_amount, permille, stands_since)
    select "currencyId", "fromAmount", permille, '-infinity'
    from json_to_recordset(${JSON.stringify(steps)}) as r ("currencyId" smallint, "fromAmount" bigint, permille numeric)
    on conflict do nothing`.execute(on)
}
