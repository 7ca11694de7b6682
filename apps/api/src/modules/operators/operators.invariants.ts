import type { Invariant } from '../../invariants/invariant.ts'

export const operatorInvariants: readonly Invariant[] = [
  {
    id: 'I44',
    title: 'Accounts of operators are as they were written: password, roles',
    sql: `
      select o.id, o.email from operators o where o.digest is distinct from digest_of(o)`,
  },
]
