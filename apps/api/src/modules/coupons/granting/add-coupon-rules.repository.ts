import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

export interface NewCouponRule {
  readonly id: string
  readonly source: 'firstOrder' | 'campaign'
  readonly title: string
  readonly rule: string
  /** Minor units, or null for a percentage. */
  readonly amount: number | null
  readonly percent: number | null
  readonly maxBonus: number | null
  readonly minPayout: number | null
  readonly currencyId: CurrencyId
  readonly cardTypeIds: readonly string[]
  readonly lifeDays: number
  /** With it sellers claim the coupon, each once. */
  readonly code?: string
  /** How many may be claimed; any number without it. */
  readonly stock?: number
}

/** What a host has changed stays as it is. */
export async function addCouponRules(on: Kysely<Tables>, rules: readonly NewCouponRule[]): Promise<void> {
  await sql`
    insert into coupon_rules (id, source, title, rule, amount, percent, max_bonus, min_payout, currency_id, card_type_ids,
                              life_days, code, stock)
    select id, source, title, rule, amount, percent, "maxBonus", "minPayout", "currencyId", "cardTypeIds", "lifeDays", code, stock
    from json_to_recordset(${JSON.stringify(rules)}) as r (
      id text, source text, title text, rule text, amount bigint, percent numeric, "maxBonus" bigint,
      "minPayout" bigint, "currencyId" smallint, "cardTypeIds" text[], "lifeDays" integer, code text, stock integer)
    on conflict do nothing`.execute(on)
}
