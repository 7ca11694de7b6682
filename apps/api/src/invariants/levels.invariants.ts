import { cardOrderStatus } from '@kaadi/contract/card-orders'
import type { Invariant } from './invariant.ts'

const { paidAdjusted, paidAsQuoted, paidPart, reversed } = cardOrderStatus

export const levelInvariants: readonly Invariant[] = [
  {
    id: 'I45',
    title: 'A seller’s points are the sum of their entries, and level and balance those of the last one',
    sameBy: ['user_id', 'points_more', 'balance_more', 'levels_more'],
    sql: `
      select u.id as user_id, u.exp, u.level, e.points, e.last_balance, e.last_level,
             u.exp - coalesce(e.points, 0) as points_more, u.exp - coalesce(e.last_balance, 0) as balance_more,
             u.level - coalesce(e.last_level, 1) as levels_more
      from users u
      left join (
        select user_id, sum(points) as points, (array_agg(balance order by id desc))[1] as last_balance,
               (array_agg(level order by id desc))[1] as last_level
        from level_points group by user_id
      ) e on e.user_id = u.id
      where (u.exp, u.exp, u.level) is distinct from
            (coalesce(e.points, 0), coalesce(e.last_balance, 0), coalesce(e.last_level, 1))`,
  },
  {
    id: 'I45',
    title:
      'Each settled order gave points once, for the cards that were credited; a reversed one took them back once',
    sql: `
      select o.id as order_id, o.status, count(p.id) filter (where p.kind = 'settled') as given,
             count(p.id) filter (where p.kind = 'reversed') as taken_back
      from card_orders o left join level_points p on p.user_id = o.user_id and p.order_id = o.id
      group by o.user_id, o.id
      having count(p.id) filter (where p.kind = 'settled')
               <> (o.status in (${paidAsQuoted}, ${paidAdjusted}, ${paidPart}, ${reversed}))::integer
          or count(p.id) filter (where p.kind = 'reversed') <> (o.status = ${reversed})::integer
          or (o.status = ${reversed} and sum(p.points) <> 0)
      union all
      select p.order_id, o.status, p.points, null
      from level_points p left join card_orders o on o.user_id = p.user_id and o.id = p.order_id
      where o.id is null or (p.kind = 'settled' and p.points <> trunc((
        select sum(coalesce(k.offered_face * k.offered_dollars, o.face_value * p.dollars)) from order_cards k
        where k.user_id = o.user_id and k.order_id = o.id and k.is_credited)))`,
  },
  {
    id: 'I45',
    title: 'Entries of points are as they were written, and each balance is the one before with its points',
    sql: `
      select p.user_id, p.id, p.points, p.balance, p.before
      from (select e.*, e.digest is distinct from digest_of(e.*::level_points) as is_changed,
                   coalesce(lag(balance) over (partition by user_id order by id), 0) as before
            from level_points e) p
      where p.is_changed or p.balance <> p.before + p.points`,
  },
]
