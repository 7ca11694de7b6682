import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { endOfMonth } from '../../../measures/local-days.ts'
import { creditEnded, type DueReward } from '../credit-ended.ts'
import { claimMarksOf, isKnown, isPaused, links, marks } from '../friends/known-again.ts'
import { prizesAt, stepsAt } from '../settings/terms-at.ts'
import { boards, standing } from './standing.ts'

type On = Kysely<Tables>

/** After the month's end: trades that were decided in its last moment are committed by then. */
const grace = sql`interval '15 minutes'`

/** Months that have ended and are not closed, the oldest first, as `2026-11-01`. */
export async function listOpenMonths(on: On): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select m.month::text as month
    from (select generate_series(min(s.month), now()::date, interval '1 month')::date as month from seller_months s) m
    where ${endOfMonth(sql`m.month`)} + ${grace} <= now()
      and exists (select from seller_months s where s.month = m.month)
      and not exists (select from closed_months c where c.month = m.month)
    order by m.month`.execute(on)
  return rows.map(({ month }) => month)
}

/**
 * Closes a month and promises its prizes and rebates, once, by what sellers were shown at its end: whatever was changed since is
 * for the months that come. False: it was closed before.
 */
export async function closeMonth(on: On, month: string): Promise<boolean> {
  const end = endOfMonth(sql`${month}::date`)
  const { rows } = await sql`
    insert into closed_months (month) values (${month}::date) on conflict do nothing returning month`.execute(
    on,
  )
  if (rows.length === 0) return false
  await sql`
    insert into closed_month_prizes (month, currency_id, board, place, amount)
    select ${month}::date, currency_id, board, place, amount from ${prizesAt(end)} p`.execute(on)
  for (const board of boards)
    await sql`
      insert into rewards (user_id, kind, subject_id, title, amount, currency_id)
      select s.user_id, 'rank', to_char(s.month, 'YYYY-MM') || ':' || s.currency_id || ':' || ${board}::text,
             'Place ' || s.place || ${board === 'sold' ? ' of the best sellers, ' : ' of the cleanest sellers, '}
               || to_char(s.month, 'FMMonth YYYY'), p.amount, s.currency_id
      from (${standing(board)}) s
      join closed_month_prizes p
        on p.month = s.month and p.currency_id = s.currency_id and p.board = ${board} and p.place = s.place
      where s.month = ${month}::date
      order by s.user_id
      on conflict on constraint rewards_once do nothing`.execute(on)
  await sql`
    insert into rewards (user_id, kind, subject_id, title, amount, currency_id)
    select user_id, 'rebate', to_char(month, 'YYYY-MM') || ':' || currency_id,
           'Rebate for ' || to_char(month, 'FMMonth YYYY'), amount, currency_id
    from (
      with ladder as materialized (select * from ${stepsAt(end)} r)
      select m.month, m.currency_id, m.user_id, trunc(m.sold * step.permille / 1000)::bigint as amount
      from seller_months m
      cross join lateral (
        select r.permille from ladder r where r.currency_id = m.currency_id and r.from_amount <= m.sold
        order by r.from_amount desc limit 1
      ) step
      where m.month = ${month}::date
    ) due
    where amount > 0
    order by user_id
    on conflict on constraint rewards_once do nothing`.execute(on)
  return true
}

/** Of rewards in one pass. */
const most = 200

/** Until somebody who cannot be paid yet is looked at again. */
const patience = sql`interval '1 hour'`

const canEnd = sql<boolean>`(${isKnown(sql`r.user_id`)} and not ${isPaused(sql`r.user_id`)}
  or exists (select from seller_mailboxes o where o.user_id = r.user_id and o.is_closed))`

/** Prizes and rebates of sellers who are known by a bank account and not paused, or whose account was closed. */
export async function listDue(on: On): Promise<readonly DueReward[]> {
  const { rows } = await sql<DueReward>`
    select r.id, r.user_id as "userId" from rewards r
    where r.status = 'maturing' and r.kind in ('rank', 'rebate') and r.look_at <= now() and ${canEnd}
    order by r.look_at, r.id limit ${most}`.execute(on)
  return rows
}

/** Those of the others wait. */
export async function putOff(on: On): Promise<void> {
  await sql`
    update rewards set look_at = now() + ${patience}
    where id in (
      select r.id from rewards r
      where r.status = 'maturing' and r.kind in ('rank', 'rebate') and r.look_at <= now() and not ${canEnd}
      order by r.look_at, r.id limit 1000)`.execute(on)
}

/** First come, first known. */
export const claimMarks = (on: On, due: readonly DueReward[]): Promise<void> =>
  claimMarksOf(
    on,
    sql`select distinct o.user_id, o.mailbox from seller_mailboxes o
        where o.user_id = any (${due.map(({ userId }) => userId)}::bigint[]) and not o.is_closed`,
  )

/** Whether there may be more than were listed. */
export const isFull = (due: readonly DueReward[]): boolean => due.length === most

/**
 * Credits prizes and rebates, or withholds them where the account was closed, or its seller shares a mark with an older account
 * or with somebody who was rewarded before. Status, ledger, notification and live event are one statement.
 */
export async function endMonthRewards(on: On, due: readonly DueReward[]): Promise<void> {
  await sql`
    with due as materialized (
      select r.id, r.user_id, o.mailbox, o.is_closed from rewards r join seller_mailboxes o on o.user_id = r.user_id
      where r.id = any (${due.map(({ id }) => id)}::bigint[])
    ), person as (
      select distinct user_id, mailbox from due
    ), mark as materialized (${marks}), link as (${links}
    ), judged as (
      select d.id, l.shared, case when d.is_closed then 'closed' when l.shared is not null then 'linked' end as withheld_class
      from due d left join link l on l.user_id = d.user_id
    ), ended as (
      update rewards r
      set status = case when j.withheld_class is null then 'credited' else 'withheld' end, ended_at = now(),
          withheld_class = j.withheld_class, withheld_for = case when j.withheld_class = 'linked' then j.shared end
      from judged j where j.id = r.id
      returning r.*, 'The money is in your wallet.'::text as content
    ), ${creditEnded}
    select from notified`.execute(on)
}
