import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

type On = Kysely<Tables>

export interface RewardRule {
  readonly amount: string
  readonly currencyId: CurrencyId
  readonly rule: string
}

export async function findFirstOrderRule(on: On): Promise<RewardRule | undefined> {
  const { rows } = await sql<RewardRule>`
    select trim_scale(amount)::text as amount, currency_id as "currencyId", rule
    from reward_rules where kind = 'firstOrder' and enabled`.execute(on)
  return rows[0]
}

/** Whether the seller still can earn it: none given, and no order paid before. */
export async function canEarnFirstOrder(on: On, userId: bigint): Promise<boolean> {
  const { rows } = await sql<{ eligible: boolean }>`
    select not exists (select from rewards where user_id = ${userId} and kind = 'firstOrder')
       and not exists (select from card_orders where user_id = ${userId} and settled_at is not null) as eligible`.execute(
    on,
  )
  return rows[0]!.eligible
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
