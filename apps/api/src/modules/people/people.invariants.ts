import type { Invariant } from '../../invariants/invariant.ts'

export const peopleInvariants: readonly Invariant[] = [
  {
    id: 'I72',
    title: 'Notes about sellers are as they were written',
    sql: `
      select n.user_id, n.id from seller_notes n where n.digest is distinct from digest_of(n)`,
  },
]
