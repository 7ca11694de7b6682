import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { scannedTo } from '../scans.repository.ts'

type On = Kysely<Tables>

/**
 * Promises a reward, which matures from the last of those sales on, to whoever invited a friend that has now sold enough, and one to the friend, once. Sales are looked through
 * from where the last pass ended. Answers how many were promised.
 */
export async function promiseRewards(on: On): Promise<number> {
  const { rows } = await sql`
    with seller as (
      select distinct s.user_id from settled_sales s where s.settled_at > ${scannedTo('friends')}
    ), friend as (
      select f.id, f.public_id, f.inviter_id from seller s join invited_sellers f on f.id = s.user_id
      where not f.is_closed
        and not exists (select from rewards r where r.subject_id = f.public_id and r.kind in ('invite', 'invited'))
    ), reached as (
      -- In the wallet in which they are furthest past what is asked.
      select distinct on (f.id) f.*, sold.last_at, r.currency_id, r.sells, r.friend_amount, r.matures_days
      from friend f cross join invite_rules r
      cross join lateral (
        select sum(s.amount) as amount, max(s.settled_at) as last_at
        from settled_sales s where s.user_id = f.id and s.currency_id = r.currency_id
      ) sold
      where r.enabled and sold.amount >= r.sells
      order by f.id, sold.amount / r.sells desc
    )
    insert into rewards (user_id, kind, subject_id, title, amount, currency_id, sells, sells_currency_id, matures_at, look_at)
    select p.user_id, p.kind, x.public_id, p.title, p.amount, p.currency_id, x.sells, x.currency_id, m.at, m.at
    from reached x
    cross join lateral (select x.last_at + make_interval(days => x.matures_days) as at) m
    cross join lateral (
      select x.id as user_id, 'invited' as kind, 'For joining by an invitation' as title, x.friend_amount as amount,
             x.currency_id
      union all
      select i.id, 'invite', 'For a friend you invited', r.inviter_amount, r.currency_id
      from sellers i join invite_rules r on r.currency_id = i.default_currency_id and r.enabled
      where i.id = x.inviter_id
    ) p
    order by x.id, p.user_id
    on conflict on constraint rewards_once do nothing
    returning id`.execute(on)
  return rows.length
}
