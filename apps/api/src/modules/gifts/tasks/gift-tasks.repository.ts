import type { GiftTask } from '@kaadi/contract/gifts'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import { columns, type Tables } from '../../../database/index.ts'
import type { DueTaskReward, JudgedTaskReward, StoredTaskReward } from '../../promotions/index.ts'

type On = Kysely<Tables>

/**
 * How far the seller `u (id, kyc_level)` is with the task `t`, from what happened: each card that was paid, and none that
 * was taken back. What has to happen within some days counts once it has, and else from today back.
 */
const progress = sql<number>`least(t.target, case t.kind
  when 'verify' then least(u.kyc_level, 1)
  when 'bankAccount' then (exists (select from bank_account_holders b where b.user_id = u.id))::integer
  else (
    select case
        when t.within_days is null then count(*)
        when bool_or(w.settled_at - w.first_at < make_interval(days => t.within_days)) then t.target
        else count(*) filter (where w.settled_at > now() - make_interval(days => t.within_days))
      end::integer
    from (
      select s.settled_at, lag(s.settled_at, t.target - 1) over (order by s.settled_at) as first_at
      from settled_sales s cross join generate_series(1, s.cards)
      where s.user_id = u.id and coalesce(s.card_type_id = t.card_type_id, true)
        and coalesce(s.settled_at >= t.starts_at, true) and coalesce(s.settled_at < t.ends_at, true)
    ) w
  ) end)`

export interface StoredTask extends Omit<GiftTask, 'amount' | 'startsTime' | 'endsTime' | 'reward'> {
  /** Minor units. */
  readonly amount: bigint
  readonly maturesDays: number
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly isRunning: boolean
}

/** An editor has it on. */
const isOffered = sql<boolean>`(t.enabled and t.removed_at is null)`

const taskColumns = sql`t.id as "taskId", t.kind, t.title, t.detail, t.amount, t.currency_id as "currencyId",
  t.card_type_id as "cardTypeId", t.within_days as "withinDays", t.target, ${progress} as progress,
  t.matures_days as "maturesDays", t.starts_at as "startsAt", t.ends_at as "endsAt",
  coalesce(t.starts_at <= now(), true) and coalesce(t.ends_at > now(), true) as "isRunning"`

const claimed = columns<Pick<StoredTaskReward, 'taskId' | 'currencyId'>>({
  task_id: ['text', ({ taskId }) => taskId],
  currency_id: ['smallint', ({ currencyId }) => currencyId],
})

/**
 * In this currency those that run, those that will, and those that ended within two weeks; and what the seller has claimed,
 * whatever became of the task.
 */
export async function listGiftTasks(
  on: On,
  userId: bigint,
  currencyId: CurrencyId,
  rewards: readonly StoredTaskReward[],
): Promise<StoredTask[]> {
  const { rows } = await sql<StoredTask>`
    select ${taskColumns}
    from gift_tasks t cross join sellers u left join ${claimed.rows(rewards, 'claimed')} on claimed.task_id = t.id
    where u.id = ${userId} and case when claimed.task_id is not null then t.currency_id = claimed.currency_id
      else t.currency_id = ${currencyId} and ${isOffered} and coalesce(t.ends_at > now() - interval '14 days', true) end
    order by not ${isOffered} or coalesce(t.ends_at <= now(), false), coalesce(t.starts_at > now(), false), t.sort, t.id
    limit 100`.execute(on)
  return rows
}

export async function findGiftTask(
  on: On,
  userId: bigint,
  currencyId: CurrencyId,
  taskId: string,
): Promise<StoredTask | undefined> {
  const { rows } = await sql<StoredTask>`
    select ${taskColumns} from gift_tasks t cross join sellers u
    where u.id = ${userId} and t.currency_id = ${currencyId} and t.id = ${taskId} and ${isOffered}`.execute(
    on,
  )
  return rows[0]
}

const due = columns<DueTaskReward>({
  id: ['bigint', ({ id }) => id],
  user_id: ['bigint', ({ userId }) => userId],
  task_id: ['text', ({ taskId }) => taskId],
  currency_id: ['smallint', ({ currencyId }) => currencyId],
})

/** Whether what was claimed is still so, counted as when it was claimed. A task that is gone was done. */
export async function judgeTaskRewards(
  on: On,
  rewards: readonly DueTaskReward[],
): Promise<readonly JudgedTaskReward[]> {
  const { rows } = await sql<JudgedTaskReward>`
    select due.id, due.user_id as "userId", due.task_id as "taskId", due.currency_id as "currencyId",
           coalesce(${progress} < t.target, false) as "hasFallen", coalesce(t.daily_max, 1) as "dailyMax"
    from ${due.rows(rewards, 'due')}
    join sellers u on u.id = due.user_id
    left join gift_tasks t on t.id = due.task_id and t.currency_id = due.currency_id
    order by due.ord`.execute(on)
  return rows
}
