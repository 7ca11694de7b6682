import type { GiftTaskReward } from '@kaadi/contract/gifts'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

type On = Kysely<Tables>

export interface NewTaskReward {
  readonly userId: bigint
  readonly taskId: string
  readonly title: string
  /** Minor units. */
  readonly amount: bigint
  readonly currencyId: CurrencyId
  readonly maturesDays: number
}

/** Promises what a task brings, once a person and task. False: it was promised before. */
export async function promiseTaskReward(on: On, reward: NewTaskReward): Promise<boolean> {
  const { userId, taskId, title, amount, currencyId, maturesDays } = reward
  const { rows } = await sql`
    insert into rewards (user_id, kind, subject_id, title, amount, currency_id, matures_at, look_at)
    select ${userId}, 'task', ${taskId}, ${title}, ${amount}, ${currencyId}, m.at, m.at
    from (select now() + make_interval(days => ${maturesDays}) as at) m
    on conflict on constraint rewards_once do nothing
    returning id`.execute(on)
  return rows.length > 0
}

export interface StoredTaskReward extends Pick<GiftTaskReward, 'status' | 'withheldFor'> {
  readonly taskId: string
  /** Minor units. */
  readonly amount: bigint
  readonly currencyId: CurrencyId
  readonly maturesAt: Date
}

/** What a seller has claimed. */
export async function listTaskRewards(on: On, userId: bigint): Promise<StoredTaskReward[]> {
  const { rows } = await sql<StoredTaskReward>`
    select subject_id as "taskId", amount, currency_id as "currencyId", status, withheld_class as "withheldFor",
           matures_at as "maturesAt"
    from rewards where user_id = ${userId} and kind = 'task'`.execute(on)
  return rows
}
