import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { today, tomorrow } from '../../../measures/local-days.ts'
import { creditEnded, type DueReward, patience } from '../credit-ended.ts'
import { claimMarksOf, isKnown, isPaused, links, marks } from './known-again.ts'

type On = Kysely<Tables>

/** Of rewards in one pass. */
const most = 100

const canBePaid = sql<boolean>`(${isKnown(sql`f.id`)} and not ${isPaused(sql`f.id`)} and not ${isPaused(sql`r.user_id`)})`

/** Rewards for friends that have matured, of friends who are known by a bank account; of two who are not paused. */
export async function listDue(on: On): Promise<readonly DueReward[]> {
  const { rows } = await sql<DueReward>`
    select r.id, r.user_id as "userId" from rewards r join invited_sellers f on f.public_id = r.subject_id
    where r.status = 'maturing' and r.kind in ('invite', 'invited') and r.look_at <= now()
      and ${canBePaid}
    order by r.look_at, r.id limit ${most}`.execute(on)
  return rows
}

const rowsOf = (due: readonly DueReward[]) => sql`
  select r.id, r.user_id, r.kind, r.currency_id, r.sells, r.sells_currency_id,
         f.id as friend_id, f.is_closed, f.mailbox
  from rewards r join invited_sellers f on f.public_id = r.subject_id
  where r.id = any (${due.map(({ id }) => id)}::bigint[])`

/** The others are looked at again later: their reward waits. */
export async function putOff(on: On): Promise<void> {
  await sql`
    update rewards set look_at = now() + ${patience}
    where id in (
      select r.id from rewards r join invited_sellers f on f.public_id = r.subject_id
      where r.status = 'maturing' and r.kind in ('invite', 'invited') and r.look_at <= now()
        and not ${canBePaid}
      order by r.look_at, r.id limit 1000)`.execute(on)
}

/** First come, first known: what a friend is known by is theirs, and stays so. */
export const claimMarks = (on: On, due: readonly DueReward[]): Promise<void> =>
  claimMarksOf(
    on,
    sql`select distinct due.friend_id as user_id, due.mailbox from (${rowsOf(due)}) due where not due.is_closed`,
  )

/**
 * Ends what is due: credits it, or withholds it where an account was closed, the friend no longer has sold enough, or shares a
 * mark with an older account, such as their inviter's, or with somebody who was rewarded before. Past the day's most it waits for
 * tomorrow. Status, ledger, notification and live event are one statement.
 */
export async function endRewards(on: On, due: readonly DueReward[]): Promise<void> {
  await sql`
    with due as materialized (${rowsOf(due)}), person as (
      select distinct friend_id as user_id, mailbox from due
    ), mark as materialized (${marks}), link as (${links}
    ), judged as (
      select d.*, case
          when d.is_closed or (select o.is_closed from seller_mailboxes o where o.user_id = d.user_id) then 'closed'
          when coalesce((select sum(s.amount) from settled_sales s
                         where s.user_id = d.friend_id and s.currency_id = d.sells_currency_id), 0) < d.sells
            then 'soldLess'
          when l.shared is not null then 'linked' end as withheld_class,
        l.shared
      from due d left join link l on l.user_id = d.friend_id
    ), placed as (
      select j.*, coalesce(j.withheld_class is null and j.kind = 'invite' and
          row_number() over (partition by j.user_id, j.kind, j.withheld_class is null order by j.id)
          + (select count(*) from rewards p where p.user_id = j.user_id and p.kind = 'invite'
               and p.status = 'credited' and p.ended_at >= ${today})
          > (select i.daily_max from invite_rules i where i.currency_id = j.currency_id), false) as is_past_max
      from judged j
    ), waiting as (
      update rewards r set look_at = ${tomorrow} from placed p where p.id = r.id and p.is_past_max returning r.id
    ), ended as (
      update rewards r
      set status = case when p.withheld_class is null then 'credited' else 'withheld' end, ended_at = now(),
          withheld_class = p.withheld_class, withheld_for = p.shared
      from placed p where p.id = r.id and not p.is_past_max
      returning r.*, case r.kind when 'invite' then 'Your friend has sold cards. The money is in your wallet.'
                                 else 'You have sold cards. The money is in your wallet.' end as content
    ), ${creditEnded}
    select from notified`.execute(on)
}

/** Whether there may be more than were listed. */
export const isFull = (due: readonly DueReward[]): boolean => due.length === most
