import type { Invariant } from '../../invariants/invariant.ts'

export const verificationInvariants: readonly Invariant[] = [
  {
    id: 'I58',
    title: 'What was decided of a verification is as it was written, and a second level follows a first one',
    sql: `
      select c.user_id, c.id, 'is not as it was written' as fault from verification_cases c
      where c.digest is distinct from digest_of(c)
      union all
      select c.user_id, c.id, 'has no first level' from verification_cases c
      where c.level = 2 and not exists (
        select from verification_cases f where f.user_id = c.user_id and f.level = 1 and f.status = 'accepted')
      union all
      select c.user_id, c.id, 'shows no document' from verification_cases c
      where c.level = 2 and c.sealed_details is not null and (
        select count(*) from verification_photos p
        where p.user_id = c.user_id and p.case_id = c.id and p.kind in ('documentFront', 'selfie')) < 2`,
  },
]
