import type { Invariant } from '../../invariants/invariant.ts'

/** States of an attempt that is at work. */
export const openAttempt = `('submitting', 'pending', 'otp', 'received', 'unknown')`

export const payoutInvariants: readonly Invariant[] = [
  {
    id: 'I16',
    title: 'A provider reference belongs to one attempt',
    sql: `
      select reference, count(*) as times from payout_attempts group by provider, reference having count(*) > 1`,
  },
  {
    id: 'I17',
    title: 'A withdrawal has at most one live payout attempt, and at most one that paid',
    sql: `
      select withdrawal_id, count(*) filter (where status in ${openAttempt}) as live,
             count(*) filter (where status in ('success', 'reversed')) as paid
      from payout_attempts group by user_id, withdrawal_id
      having count(*) filter (where status in ${openAttempt}) > 1
          or count(*) filter (where status in ('success', 'reversed')) > 1`,
  },
  {
    id: 'I38',
    title: 'What a withdrawal was paid by, and what operators did with it, is as it was written',
    sql: `
      select 'attempt' as row, p.user_id, p.withdrawal_id from payout_attempts p
      where p.digest is distinct from digest_of(p)
      union all
      select 'line of the payout log', l.user_id, l.withdrawal_id from payout_log l
      where l.digest is distinct from digest_of(l)
      union all
      select 'hold', h.user_id, h.withdrawal_id from payout_holds h where h.digest is distinct from digest_of(h)`,
  },
  {
    id: 'I42',
    title: 'No payout ended before it began',
    sql: `
      select p.withdrawal_id, p.created_at as began, p.ended_at as ended from payout_attempts p
      where p.ended_at < p.created_at`,
  },
]
