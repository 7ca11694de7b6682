import type { Invariant } from '../../invariants/invariant.ts'

export const riskInvariants: readonly Invariant[] = [
  {
    id: 'I70',
    title: 'Pauses are as they were written, and a seller has one at a time',
    sql: `
      select p.user_id, p.id, 'is not as it was written' as fault from seller_pauses p
      where p.digest is distinct from digest_of(p)
      union all
      select p.user_id, p.id, 'runs beside another' from seller_pauses p
      join seller_pauses o on o.user_id = p.user_id and o.id > p.id
        and o.starts_at < least(p.lifted_at, p.ends_at) and p.starts_at < least(o.lifted_at, o.ends_at)`,
  },
  {
    id: 'I71',
    title: 'Blocks are as they were written, and nothing is blocked twice at a time',
    sql: `
      select b.id, 'is not as it was written' as fault from blocks b where b.digest is distinct from digest_of(b)
      union all
      select b.id, 'runs beside another' from blocks b
      join blocks o on o.kind = b.kind and o.fingerprint = b.fingerprint and o.id > b.id
        and o.created_at < least(b.removed_at, b.ends_at, 'infinity')
        and b.created_at < least(o.removed_at, o.ends_at, 'infinity')`,
  },
]
