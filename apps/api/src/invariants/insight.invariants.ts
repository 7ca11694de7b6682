import type { Invariant } from './invariant.ts'

export const acrossInsight: readonly Invariant[] = [
  {
    id: 'I121',
    title:
      'A day that was summed counts the answers that the desk gave on it, each at its place, and what was posted',
    sql: `
      select s.day, k.orders as summed, a.orders as answered
      from desk_days_summed s
      left join lateral (
        select coalesce(sum(d.orders), 0) as orders, coalesce(sum(d.kept), 0) as kept,
               coalesce(sum(d.paid + d.paid_part + d.offered + d.returned + d.refused + d.asked + d.cancelled), 0) as answers,
               coalesce(sum((select sum(n) from unnest(d.at_places) n)), 0) as timed, coalesce(sum(d.second_looks), 0) as looks
        from desk_days d where d.day = s.day) k on true
      left join lateral (
        select count(*) filter (where a.is_first) as orders, count(*) filter (where a.is_first and a.is_kept) as kept,
               count(*) as answers,
               count(a.first_judge) + (
                 select count(*) from recheck_outcomes r
                 where r.looked_at >= s.day::timestamp at time zone 'utc'
                   and r.looked_at < (s.day + 1)::timestamp at time zone 'utc') as looks
        from desk_answers a
        where a.answered_at >= s.day::timestamp at time zone 'utc'
          and a.answered_at < (s.day + 1)::timestamp at time zone 'utc') a on true
      where (k.orders, k.kept, k.answers, k.timed, k.looks) is distinct from (a.orders, a.kept, a.answers, a.orders, a.looks)
      union all
      select d.day, d.orders, null from desk_days d where not exists (select from desk_days_summed s where s.day = d.day)
      union all
      select s.day, k.amount::bigint, p.amount::bigint
      from desk_days_summed s
      left join lateral (select coalesce(sum(m.amount), 0) as amount from money_days m where m.day = s.day) k on true
      left join lateral (
        select coalesce(sum(l.amount), 0) as amount from posted_legs l
        where l.posted_at >= s.day::timestamp at time zone 'utc'
          and l.posted_at < (s.day + 1)::timestamp at time zone 'utc') p on true
      where k.amount <> p.amount`,
  },
]
