import type { Invariant } from '../../invariants/invariant.ts'

export const booksInvariants: readonly Invariant[] = [
  {
    id: 'I93',
    title: 'While something that stops payouts is not explained, they are stopped',
    sql: `
      select e.id as exception_id, e.kind, e.reference from book_exceptions e
      where e.stops and e.closed_at is null and not exists (select from payout_stops where restarted_at is null)`,
  },
  {
    id: 'I155',
    title: 'There are as many lines of what does not fit as each match says it found new',
    sql: `
      select m.id as match_id, m.found, count(e.id) as lines from book_matches m
      left join book_exceptions e on e.match_id = m.id
      where m.ended_at is not null and m.outcome <> 'failed' group by m.id, m.found having m.found <> count(e.id)`,
  },
  {
    id: 'I36',
    title: 'Payouts are started again by another person than the one who asked for it',
    sql: `
      select s.id as stop_id, s.asked_by, s.restarted_by from payout_stops s
      where s.restarted_at is not null and (s.restarted_by is null or s.asked_by is null or s.asked_by = s.restarted_by)`,
  },
]
