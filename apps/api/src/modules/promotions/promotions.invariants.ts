import type { Invariant } from '../../invariants/invariant.ts'

export const promotionInvariants: readonly Invariant[] = [
  {
    id: 'I23',
    title: 'One reward per user, kind and subject',
    sql: `
      select user_id, kind, subject_id, count(*) as rewards from rewards
      group by user_id, kind, subject_id having count(*) > 1`,
  },
]
