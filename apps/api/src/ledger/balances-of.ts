import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/index.ts'

export type UserAccountRole = 'available' | 'held' | 'receivable'

export interface UserBalance {
  readonly role: UserAccountRole
  readonly currencyId: CurrencyId
  /** Minor units; below zero where the user owes. */
  readonly balance: bigint
}

/** Of all accounts of a user those that are not empty. */
export async function balancesOf(on: Kysely<Tables>, userId: bigint): Promise<UserBalance[]> {
  const { rows } = await sql<UserBalance>`
    select role, currency_id as "currencyId", balance from ledger_accounts
    where user_id = ${userId} and balance <> 0 order by currency_id, role`.execute(on)
  return rows
}
