import type { FriendReward } from '@kaadi/contract/invites'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

type On = Kysely<Tables>

/** How far a friend is with what is asked of them. Sums in minor units. */
export interface FriendProgress {
  readonly friendId: bigint
  readonly sold: bigint
  readonly sells: bigint
  readonly currencyId: CurrencyId
}

/** In the wallet in which each is furthest; nothing for a friend where no rule is in force. */
export async function listProgress(on: On, friendIds: readonly bigint[]): Promise<FriendProgress[]> {
  const { rows } = await sql<FriendProgress>`
    select distinct on (f.id) f.id as "friendId", coalesce(sold.amount, 0)::bigint as sold, r.sells,
           r.currency_id as "currencyId"
    from sellers f cross join invite_rules r
    cross join lateral (
      select sum(s.amount) as amount from settled_sales s where s.user_id = f.id and s.currency_id = r.currency_id
    ) sold
    where f.id = any (${[...friendIds]}::bigint[]) and r.enabled
    order by f.id, coalesce(sold.amount, 0) / r.sells desc, r.currency_id = f.default_currency_id desc`.execute(
    on,
  )
  return rows
}

export interface StoredFriendReward extends Pick<FriendReward, 'status' | 'withheldFor'> {
  /** Public id. */
  readonly friendId: string
  /** Minor units. */
  readonly amount: bigint
  readonly currencyId: CurrencyId
  readonly maturesAt: Date
}

/** What a seller gets for these friends, by their public ids. */
export async function listFriendRewards(
  on: On,
  userId: bigint,
  friendIds: readonly string[],
): Promise<StoredFriendReward[]> {
  const { rows } = await sql<StoredFriendReward>`
    select subject_id as "friendId", amount, currency_id as "currencyId", status, withheld_class as "withheldFor",
           matures_at as "maturesAt"
    from rewards where user_id = ${userId} and kind = 'invite' and subject_id = any (${[...friendIds]}::text[])`.execute(
    on,
  )
  return rows
}

/** What friends have brought, in minor units. */
export interface FriendSums {
  readonly earned: bigint
  readonly pending: bigint
}

export async function sumFriendRewards(on: On, userId: bigint, currencyId: CurrencyId): Promise<FriendSums> {
  const { rows } = await sql<FriendSums>`
    select coalesce(sum(amount) filter (where status = 'credited'), 0)::bigint as earned,
           coalesce(sum(amount) filter (where status = 'maturing'), 0)::bigint as pending
    from rewards where user_id = ${userId} and kind = 'invite' and currency_id = ${currencyId}`.execute(on)
  return rows[0]!
}
