import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'

type On = Kysely<Tables>

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
  on: On,
  userId: bigint,
  currencyId: CurrencyId,
): Promise<FirstOrderCoupon | undefined> {
  const { rows } = await sql<FirstOrderCoupon>`
    select coalesce(c.amount, r.amount) as amount, r.currency_id as "currencyId", r.rule,
           coalesce(c.status = 1 or (c.status = 0 and c.expires_at > now()), false)
             and not exists (select from card_orders o where o.user_id = ${userId} and o.settled_at is not null)
             as eligible
    from coupon_rules r left join coupons c on c.rule_id = r.id and c.user_id = ${userId}
    where r.source = 'firstOrder' and (c.id is not null or (r.enabled and r.currency_id = ${currencyId}))
    order by c.id is null, r.id limit 1`.execute(on)
  return rows[0]
}

export interface StoredReward {
  readonly id: string
  readonly title: string
  /** Minor units. */
  readonly amount: bigint
  readonly currencyId: CurrencyId
  readonly type: string
}

/** Oldest first. By the row's own id: the public one is random. */
export async function listUnseenRewards(on: On, userId: bigint): Promise<StoredReward[]> {
  const { rows } = await sql<StoredReward>`
    select public_id as id, title, amount, currency_id as "currencyId", kind as type from rewards
    where user_id = ${userId} and seen_at is null order by rewards.id`.execute(on)
  return rows
}

/** Only the user's own change. */
export async function markRewardSeen(on: On, userId: bigint, publicId: string): Promise<void> {
  await sql`
    update rewards set seen_at = now()
    where user_id = ${userId} and public_id = ${publicId} and seen_at is null`.execute(on)
}

export interface RewardSource {
  readonly title: string
  readonly sourceId: string
}

/** What the statement shows beside a line. */
export async function describeRewards(
  on: Reader,
  userId: bigint,
  ids: readonly bigint[],
): Promise<Map<bigint, RewardSource>> {
  const rows = await rowsOf(
    on,
    sql<{ id: bigint } & RewardSource>`
    select id, title, public_id as "sourceId" from rewards
    where user_id = ${userId} and id = any (${[...ids]}::bigint[])`,
  )
  return new Map(rows.map(({ id, ...source }) => [id, source]))
}
