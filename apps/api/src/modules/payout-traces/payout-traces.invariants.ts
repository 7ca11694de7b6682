import { traceStatus } from '@kaadi/contract/payout-traces'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import type { Invariant } from '../../invariants/invariant.ts'

const { open, returned } = traceStatus

export const payoutTraceInvariants: readonly Invariant[] = [
  {
    id: 'I38',
    title: 'What was said of a payment is as it was written, and fits what became of the withdrawal',
    sql: `
      select t.user_id, t.id, 'is not as it was written' as fault from payout_traces t
      where t.digest is distinct from digest_of(t)
      union all
      select t.user_id, t.id, 'waits though the withdrawal is not paid any more'
      from payout_traces t join withdrawal_outcomes w on w.user_id = t.user_id and w.withdrawal_id = t.withdrawal_id
      where t.status = ${open} and w.status <> ${withdrawalStatus.paid}
      union all
      select t.user_id, t.id, 'is told to have come back, and did not'
      from payout_traces t join withdrawal_outcomes w on w.user_id = t.user_id and w.withdrawal_id = t.withdrawal_id
      where t.status = ${returned} and w.status <> ${withdrawalStatus.returned}`,
  },
]
