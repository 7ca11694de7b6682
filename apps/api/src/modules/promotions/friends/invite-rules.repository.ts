import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

/** What a host gives for a friend. Sums in minor units of the currency. */
export interface InviteRule {
  readonly currencyId: CurrencyId
  readonly inviterAmount: bigint
  readonly friendAmount: bigint
  /** What the friend must have been paid for cards. */
  readonly sells: bigint
  readonly maturesDays: number
}

export interface NewInviteRule {
  readonly currencyId: CurrencyId
  readonly inviterAmount: number
  readonly friendAmount: number
  readonly sells: number
  readonly maturesDays: number
  readonly dailyMax: number
}

/** What a host has changed stays as it is. */
export async function addInviteRules(on: Kysely<Tables>, rules: readonly NewInviteRule[]): Promise<void> {
  await sql`
    insert into invite_rules (currency_id, inviter_amount, friend_amount, sells, matures_days, daily_max)
    select "currencyId", "inviterAmount", "friendAmount", sells, "maturesDays", "dailyMax"
    from json_to_recordset(${JSON.stringify(rules)}) as r (
      "currencyId" smallint, "inviterAmount" bigint, "friendAmount" bigint, sells bigint, "maturesDays" integer,
      "dailyMax" integer)
    on conflict do nothing`.execute(on)
}

/** Undefined where nothing is given for a friend. */
export async function findInviteRule(
  on: Kysely<Tables>,
  currencyId: CurrencyId,
): Promise<InviteRule | undefined> {
  const { rows } = await sql<InviteRule>`
    select currency_id as "currencyId", inviter_amount as "inviterAmount", friend_amount as "friendAmount", sells,
           matures_days as "maturesDays"
    from invite_rules where currency_id = ${currencyId} and enabled`.execute(on)
  return rows[0]
}
