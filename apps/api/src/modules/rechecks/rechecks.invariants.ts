import { recheckStatus } from '@kaadi/contract/rechecks'
import type { Invariant } from '../../invariants/invariant.ts'

const { agreed, answered, differed } = recheckStatus

export const recheckInvariants: readonly Invariant[] = [
  {
    id: 'I92',
    title: 'A blind look is by somebody who had not judged, and agrees where its cards do',
    sql: `
      select r.user_id, r.id, 'is not as it was written' as fault from rechecks r
      where r.digest is distinct from digest_of(r)
      union all
      select k.user_id, k.recheck_id, 'has a card that is not as it was written' from recheck_cards k
      where k.digest is distinct from digest_of(k)
      union all
      select r.user_id, r.id, 'was looked at or answered by who had judged' from rechecks r
      where r.judged_by in (r.looked_by, r.answered_by)
      union all
      select r.user_id, r.id, 'says other than its cards' from rechecks r
      where r.status in (${agreed}, ${differed}, ${answered}) and (r.status = ${agreed}) <> coalesce((
        select bool_and(k.verdict is not distinct from k.first_verdict) from recheck_cards k
        where k.user_id = r.user_id and k.recheck_id = r.id), false)
      union all
      select r.user_id, r.id, 'has a card that nobody judged' from rechecks r
      where exists (select from recheck_cards k where k.user_id = r.user_id and k.recheck_id = r.id
                    and (k.verdict is not null) <> (r.looked_by is not null))`,
  },
]
