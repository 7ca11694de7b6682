import type { Invariant } from './invariant.ts'

export const acrossBooks: readonly Invariant[] = [
  {
    id: 'I94',
    title: 'No payout was begun while payouts were stopped',
    sql: `
      select p.user_id, p.withdrawal_id, p.created_at as began, s.stopped_at as stopped
      from payout_attempts p
      join payout_stops s
        -- Who had begun when the stop was written had not seen it.
        on p.created_at > s.stopped_at + interval '10 seconds'
       and p.created_at < coalesce(s.restarted_at, 'infinity')`,
  },
]
