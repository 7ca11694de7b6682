import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

export interface RailBalance {
  readonly provider: string
  readonly currencyId: CurrencyId
  readonly balance: bigint
}

/** What a provider has just told that it holds. */
export async function keepBalance(on: Kysely<Tables>, given: RailBalance): Promise<void> {
  await sql`
    insert into rail_balances (provider, currency_id, balance)
    values (${given.provider}, ${given.currencyId}, ${given.balance})
    on conflict on constraint rail_balances_pkey
    do update set balance = excluded.balance, read_at = excluded.read_at`.execute(on)
}
