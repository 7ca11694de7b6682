import type { Invariant } from '../../invariants/invariant.ts'

export const reversalInvariants: readonly Invariant[] = [
  {
    id: 'I89',
    title: 'A reversal is as it was written, by two people, with its evidence',
    sql: `
      select r.user_id, r.id, 'is not as it was written' as fault from reversals r
      where r.digest is distinct from digest_of(r)
      union all
      select r.user_id, r.id, 'was agreed to by who asked' from reversals r where r.decided_by = r.asked_by
      union all
      select r.user_id, r.id, 'has no evidence' from reversals r
      where not exists (
        select from reversal_evidence e where e.user_id = r.user_id and e.reversal_id = r.id)`,
  },
]
