import type { Invariant } from '../../invariants/invariant.ts'

export const bankAccountInvariants: readonly Invariant[] = [
  {
    id: 'I38',
    title: 'Saved accounts and their sealed numbers are as they were written',
    sql: `
      select 'account' as row, a.user_id, a.id from bank_accounts a where a.digest is distinct from digest_of(a)
      union all
      select 'sealed number', a.user_id, a.id from bank_accounts a
      where a.seal_digest is distinct from seal_digest_of(a)`,
  },
]
