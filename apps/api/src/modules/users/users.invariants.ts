import type { Invariant } from '../../invariants/invariant.ts'

export const userInvariants: readonly Invariant[] = [
  {
    id: 'I44',
    title: 'Accounts of sellers are as they were written: level, password',
    sql: `
      select u.id, u.email from users u where u.digest is distinct from digest_of(u)`,
  },
]
