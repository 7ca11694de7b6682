import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { type NamedRow, type OwnedKey, ownedKeys } from '../../lists/owned-keys.ts'

type On = Kysely<Tables>

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
    where user_id = ${userId} and status = 'credited' and seen_at is null order by rewards.id`.execute(on)
  return rows
}

/** Only the user's own change. */
export async function markRewardSeen(on: On, userId: bigint, publicId: string): Promise<void> {
  await sql`
    update rewards set seen_at = now()
    where user_id = ${userId} and public_id = ${publicId} and status = 'credited' and seen_at is null`.execute(
    on,
  )
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

/** Rewards of several sellers by their titles. */
export const nameRewards = (on: Reader, keys: readonly OwnedKey[]): Promise<NamedRow[]> =>
  rowsOf(
    on,
    sql<NamedRow>`
    select r.id as key, r.public_id as id, r.title as label
    from ${ownedKeys.rows(keys, 'k')} join rewards r on r.user_id = k.user_id and r.id = k.id`,
  )
