import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import { columns, type Tables } from '../../../database/index.ts'
import { today, tomorrow } from '../../../measures/local-days.ts'
import { creditEnded, patience } from '../credit-ended.ts'
import { claimMarksOf, isKnown, isPaused, links, marks } from '../friends/known-again.ts'

type On = Kysely<Tables>

/** Of rewards in one pass. */
const most = 100

const canBePaid = sql<boolean>`(${isKnown(sql`r.user_id`)} and not ${isPaused(sql`r.user_id`)})`

/** The reward of a task that has matured. */
export interface DueTaskReward {
  readonly id: bigint
  readonly userId: bigint
  readonly taskId: string
  readonly currencyId: CurrencyId
}

/** Of sellers who are known by a bank account, and not paused. */
export async function listDueTaskRewards(on: On): Promise<readonly DueTaskReward[]> {
  const { rows } = await sql<DueTaskReward>`
    select r.id, r.user_id as "userId", r.subject_id as "taskId", r.currency_id as "currencyId" from rewards r
    where r.status = 'maturing' and r.kind = 'task' and r.look_at <= now() and ${canBePaid}
    order by r.look_at, r.id limit ${most}`.execute(on)
  return rows
}

/** Sellers without a bank account, or paused, are looked at again later: their reward waits. */
export async function putOffTaskRewards(on: On): Promise<void> {
  await sql`
    update rewards set look_at = now() + ${patience}
    where id in (
      select r.id from rewards r
      where r.status = 'maturing' and r.kind = 'task' and r.look_at <= now() and not ${canBePaid}
      order by r.look_at, r.id limit 1000)`.execute(on)
}

/** First come, first known. */
export const claimTaskMarks = (on: On, due: readonly DueTaskReward[]): Promise<void> =>
  claimMarksOf(
    on,
    sql`select distinct o.user_id, o.mailbox from seller_mailboxes o
        where o.user_id = any (${due.map(({ userId }) => userId)}::bigint[]) and not o.is_closed`,
  )

export interface JudgedTaskReward extends DueTaskReward {
  /** What was done was taken back meanwhile. */
  readonly hasFallen: boolean
  /** How many are paid for this task in a day. */
  readonly dailyMax: number
}

const given = columns<JudgedTaskReward>({
  id: ['bigint', ({ id }) => id],
  has_fallen: ['boolean', ({ hasFallen }) => hasFallen],
  daily_max: ['integer', ({ dailyMax }) => dailyMax],
})

/**
 * Ends what is due: credits it, or withholds it where the account was closed, what was done was taken back, or the seller shares
 * a mark with an older account or with somebody who was rewarded before. Past the day's most it waits for tomorrow. Status,
 * ledger, notification and live event are one statement.
 */
export async function endTaskRewards(on: On, due: readonly JudgedTaskReward[]): Promise<void> {
  await sql`
    with due as materialized (
      select r.id, r.user_id, r.subject_id, r.currency_id, given.has_fallen, given.daily_max, o.mailbox, o.is_closed
      from ${given.rows(due, 'given')}
      join rewards r on r.id = given.id
      join seller_mailboxes o on o.user_id = r.user_id
    ), person as (
      select distinct user_id, mailbox from due
    ), mark as materialized (${marks}), link as (${links}
    ), judged as (
      select d.*, l.shared,
        case when d.is_closed then 'closed' when d.has_fallen then 'soldLess' when l.shared is not null then 'linked' end
          as withheld_class
      from due d left join link l on l.user_id = d.user_id
    ), placed as (
      select j.*, j.withheld_class is null and
          row_number() over (partition by j.subject_id, j.currency_id, j.withheld_class is null order by j.id)
          + (select count(*) from rewards p where p.kind = 'task' and p.subject_id = j.subject_id
               and p.currency_id = j.currency_id and p.status = 'credited' and p.ended_at >= ${today})
          > j.daily_max as is_past_max
      from judged j
    ), waiting as (
      update rewards r set look_at = ${tomorrow} from placed p where p.id = r.id and p.is_past_max returning r.id
    ), ended as (
      update rewards r
      set status = case when p.withheld_class is null then 'credited' else 'withheld' end, ended_at = now(),
          withheld_class = p.withheld_class, withheld_for = case when p.withheld_class = 'linked' then p.shared end
      from placed p where p.id = r.id and not p.is_past_max
      returning r.*, 'You did what was asked. The money is in your wallet.'::text as content
    ), ${creditEnded}
    select from notified`.execute(on)
}

/** Whether there may be more than were listed. */
export const isFullOfTasks = (due: readonly DueTaskReward[]): boolean => due.length === most
