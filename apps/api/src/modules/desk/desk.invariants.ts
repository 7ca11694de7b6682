import type { Invariant } from '../../invariants/invariant.ts'

export const deskInvariants: readonly Invariant[] = [
  {
    id: 'I38',
    title:
      'Showings of codes, what others said of a card, and the evidence of a refusal are as they were written',
    sql: `
      select 'showing of a code' as row, r.user_id, r.order_id, r.position as place from code_reveals r
      where r.digest is distinct from digest_of(r)
      union all
      select 'evidence', v.user_id, v.order_id, v.version from order_evidence v
      where v.digest is distinct from digest_of(v)
      union all
      select 'what others said', f.user_id, f.order_id, f.position from card_findings f
      where f.digest is distinct from digest_of(f)`,
  },
]
