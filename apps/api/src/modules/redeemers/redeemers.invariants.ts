import type { Invariant } from '../../invariants/invariant.ts'

export const redeemerInvariants: readonly Invariant[] = [
  {
    id: 'I38',
    title: 'Which cards were handed to a redeemer, and that they came back, is as it was written',
    sql: `
      select 'custody' as row, c.user_id, c.order_id, c.version from custody_lines c
      where c.digest is distinct from digest_of(c)
      union all
      select 'return', r.user_id, r.order_id, r.version from custody_returns r
      where r.digest is distinct from digest_of(r)`,
  },
]
