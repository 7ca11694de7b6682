import type { Invariant } from '../../invariants/invariant.ts'

export const couponInvariants: readonly Invariant[] = [
  {
    id: 'I22',
    title: 'A rule is granted to a seller once',
    sql: `
      select user_id, rule_id, count(*) as times from coupons group by user_id, rule_id having count(*) > 1`,
  },
]
