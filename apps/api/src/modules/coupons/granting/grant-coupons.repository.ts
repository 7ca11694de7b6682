import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

type On = Kysely<Tables>

/** A rule is granted to a seller once, however often this runs: the coupon carries a copy of what it promises. */
async function grant(on: On, userId: bigint, ruleIds: ReturnType<typeof sql>): Promise<void> {
  await sql`
    insert into coupons (user_id, rule_id, source, title, rule, amount, percent, max_bonus, min_payout, currency_id,
                         card_type_ids, expires_at)
    select ${userId}, r.id, r.source, r.title, r.rule, r.amount, r.percent, r.max_bonus, r.min_payout, r.currency_id,
           r.card_type_ids, now() + make_interval(days => r.life_days)
    from coupon_rules r where r.enabled and r.id in (${ruleIds})
    on conflict on constraint coupons_granted_once do nothing`.execute(on)
}

/** The coupon for a first trade, paid in the wallet that the new seller begins with; none where no rule is in force. */
export const grantWelcomeCoupon = (on: On, userId: bigint): Promise<void> =>
  grant(
    on,
    userId,
    sql`select w.id from coupon_rules w join sellers u on u.default_currency_id = w.currency_id
        where w.source = 'firstOrder' and u.id = ${userId}`,
  )

/** A coupon of a campaign, by the id of its rule. */
export const grantCoupon = (on: On, userId: bigint, ruleId: string): Promise<void> =>
  grant(on, userId, sql`${ruleId}`)
