import type { Invariant } from '../../invariants/invariant.ts'

export const payoutWorkerInvariants: readonly Invariant[] = [
  {
    id: 'I38',
    title: 'What was done with a payout at its provider is as it was written',
    sql: `
      select s.user_id, s.withdrawal_id, s.id from payout_steps s where s.digest is distinct from digest_of(s)`,
  },
  {
    id: 'I71',
    title: 'A payout is sent by a provider only after the line that says so, once for each send',
    sql: `
      select t.user_id, t.withdrawal_id, t.sends, s.lines from payout_tasks t
      left join (
        select user_id, withdrawal_id, count(*) as lines from payout_steps where step = 'sending' group by 1, 2
      ) s on s.user_id = t.user_id and s.withdrawal_id = t.withdrawal_id
      where t.sends <> coalesce(s.lines, 0)`,
  },
]
