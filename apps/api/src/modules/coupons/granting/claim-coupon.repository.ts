import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

type On = Kysely<Tables>

const isRunning = sql<boolean>`(r.enabled and coalesce(r.starts_at <= now(), true) and coalesce(r.ends_at > now(), true))`

/**
 * Takes one of the stock and grants it, in one statement. Whoever waits here for another claim looks at the stock, the time and
 * the switch once more. Undefined: nothing was taken.
 */
export async function claimCoupon(on: On, userId: bigint, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ couponId: string }>`
    with rule as (
      update coupon_rules r set claimed = r.claimed + 1
      where r.code = ${code} and ${isRunning} and coalesce(r.claimed < r.stock, true)
        and not exists (select from coupons c where c.user_id = ${userId} and c.rule_id = r.id)
      returning r.*
    )
    insert into coupons (user_id, rule_id, source, title, rule, amount, percent, max_bonus, min_payout, currency_id,
                         card_type_ids, expires_at)
    select ${userId}, id, source, title, rule, amount, percent, max_bonus, min_payout, currency_id, card_type_ids,
           now() + make_interval(days => life_days)
    from rule
    returning public_id as "couponId"`.execute(on)
  return rows[0]?.couponId
}

export interface RuleOfCode {
  readonly isTaken: boolean
  readonly isRunning: boolean
  readonly isGone: boolean
}

/** How a campaign stands for a person. Undefined: nobody's code. */
export async function findRuleOfCode(on: On, userId: bigint, code: string): Promise<RuleOfCode | undefined> {
  const { rows } = await sql<RuleOfCode>`
    select ${isRunning} as "isRunning", coalesce(r.claimed >= r.stock, false) as "isGone",
           exists (select from coupons c where c.user_id = ${userId} and c.rule_id = r.id) as "isTaken"
    from coupon_rules r where r.code = ${code}`.execute(on)
  return rows[0]
}
