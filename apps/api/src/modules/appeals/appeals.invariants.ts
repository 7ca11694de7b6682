import { appealStatus } from '@kaadi/contract/appeals'
import type { Invariant } from '../../invariants/invariant.ts'

const { refused, upheld } = appealStatus

export const appealInvariants: readonly Invariant[] = [
  {
    id: 'I88',
    title: 'An appeal is as it was written, and nobody judged their own refusal',
    sql: `
      select a.user_id, a.id, 'is not as it was written' as fault from appeals a
      where a.digest is distinct from digest_of(a)
      union all
      select a.user_id, a.id, 'was judged by who had refused' from appeals a
      where a.decided_by = any (a.judged_by || a.refused_by)
      union all
      select a.user_id, a.id, 'was decided without an answer' from appeals a
      where (a.status in (${upheld}, ${refused})) <> (a.answer is not null and a.decided_by is not null)`,
  },
]
