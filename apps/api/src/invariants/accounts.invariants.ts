import type { Invariant } from './invariant.ts'

export const accountInvariants: readonly Invariant[] = [
  {
    id: 'I44',
    title: 'Accounts of sellers and operators are as they were written: level, password, roles',
    sql: `
      select 'seller' as account, u.id, u.email from users u where u.digest is distinct from digest_of(u)
      union all
      select 'operator', o.id, o.email from operators o where o.digest is distinct from digest_of(o)`,
  },
]
