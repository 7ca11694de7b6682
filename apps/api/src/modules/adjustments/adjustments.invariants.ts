import { adjustmentStatus } from '@kaadi/contract/adjustments'
import type { Invariant } from '../../invariants/invariant.ts'

const { done } = adjustmentStatus

export const adjustmentInvariants: readonly Invariant[] = [
  {
    id: 'I122',
    title: 'An adjustment is as it was asked for, and was confirmed by another person than the one who asked',
    sql: `
      select a.id, 'is not as it was written' as fault from adjustments a where a.digest is distinct from digest_of(a)
      union all
      select a.id, 'was confirmed by who asked' from adjustments a where a.status = ${done} and a.decided_by = a.asked_by
      union all
      select a.id, 'undoes what it is not the opposite of' from adjustments a
      where a.undoes_id is not null and not exists (
        select from adjustments o
        where o.id = a.undoes_id and o.status = ${done} and (o.account, o.amount, o.is_in) = (a.account, a.amount, not a.is_in))`,
  },
]
