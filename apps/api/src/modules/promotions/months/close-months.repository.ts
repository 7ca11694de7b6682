import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { endOfMonth } from '../../../measures/local-days.ts'
import { creditEnded, type DueReward } from '../credit-ended.ts'
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

/** Closes a month and promises its prizes and rebates, once. False: it was closed before. */
export async function closeMonth(on: On, month: string): Promise<boolean> {
  const { rows } = await sql`
    insert into closed_months (month) values (${month}::date) on conflict do nothing returning month`.execute(
    on,
  )
  if (rows.length === 0) return false
  for (const board of boards)
    await sql`
      insert into rewards (user_id, kind, subject_id, title, amount, currency_id)
      select s.user_id, 'rank', to_char(s.month, 'YYYY-MM') || ':' || s.currency_id || ':' || ${board}::text,
             'Place ' || s.place || ${board === 'sold' ? ' of the best sellers, ' : ' of the cleanest sellers, '}
               || to_char(s.month, 'FMMonth YYYY'), p.amount, s.currency_id
      from (${standing(board)}) s
      join month_prizes p on p.currency_id = s.currency_id and p.board = ${board} and p.place = s.place
      where s.month = ${month}::date
      order by s.user_id
      on conflict on constraint rewards_once do nothing`.execute(on)
  await sql`
    insert into rewards (user_id, kind, subject_id, title, amount, currency_id)
    select user_id, 'rebate', to_char(month, 'YYYY-MM') || ':' || currency_id,
           'Rebate for ' || to_char(month, 'FMMonth YYYY'), amount, currency_id
    from (
      select m.month, m.currency_id, m.user_id, trunc(m.sold * step.permille / 1000)::bigint as amount
      from seller_months m
      cross join lateral (
        select r.permille from rebate_steps r where r.currency_id = m.currency_id and r.from_amount <= m.sold
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

/** Prizes and rebates that have matured. */
export async function listDue(on: On): Promise<readonly DueReward[]> {
  const { rows } = await sql<DueReward>`
    select id, user_id as "userId" from rewards
    where status = 'maturing' and kind in ('rank', 'rebate') and look_at <= now()
    order by look_at, id limit ${most}`.execute(on)
  return rows
}

/** Whether there may be more than were listed. */
export const isFull = (due: readonly DueReward[]): boolean => due.length === most

/** Credits prizes and rebates, or withholds those of closed accounts, in one statement. */
export async function endMonthRewards(on: On, due: readonly DueReward[]): Promise<void> {
  await sql`
    with due as materialized (
      select r.id, o.is_closed from rewards r join seller_mailboxes o on o.user_id = r.user_id
      where r.id = any (${due.map(({ id }) => id)}::bigint[])
    ), ended as (
      update rewards r
      set status = case when d.is_closed then 'withheld' else 'credited' end, ended_at = now(),
          withheld_class = case when d.is_closed then 'closed' end
      from due d where d.id = r.id
      returning r.*, 'The money is in your wallet.'::text as content
    ), ${creditEnded}
    select from notified`.execute(on)
}
