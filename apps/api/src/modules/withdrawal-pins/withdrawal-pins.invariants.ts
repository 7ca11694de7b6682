import type { Invariant } from '../../invariants/invariant.ts'

export const withdrawalPinInvariants: readonly Invariant[] = [
  {
    id: 'I38',
    title: 'PINs are as they were written',
    sql: `
      select p.user_id from withdrawal_pins p where p.digest is distinct from digest_of(p)`,
  },
]
