import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { couponState } from '../../../states-in-sql.ts'

export interface FirstOrderCoupon {
  /** Minor units. */
  readonly amount: bigint
  readonly currencyId: CurrencyId
  readonly rule: string
  /** Not used, not over, and no order was paid before. */
  readonly eligible: boolean
}

/** The coupon that the seller was welcomed with; else what new sellers of this currency are welcomed with now. */
export async function findFirstOrderCoupon(
  on: Kysely<Tables>,
  userId: bigint,
  currencyId: CurrencyId,
): Promise<FirstOrderCoupon | undefined> {
  const { rows } = await sql<FirstOrderCoupon>`
    select coalesce(c.amount, r.amount) as amount, r.currency_id as "currencyId", coalesce(c.rule, r.rule) as rule,
           coalesce(c.status = ${couponState.reserved} or (c.status = ${couponState.granted} and c.expires_at > now()), false)
             and not exists (select from decided_orders o where o.user_id = ${userId} and o.settled_at is not null)
             as eligible
    from coupon_rules r left join coupons c on c.rule_id = r.id and c.user_id = ${userId}
    where r.source = 'firstOrder' and (c.id is not null or (r.enabled and r.currency_id = ${currencyId}))
    order by c.id is null, r.id limit 1`.execute(on)
  return rows[0]
}
