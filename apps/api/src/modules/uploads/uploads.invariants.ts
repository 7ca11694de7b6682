import type { Invariant } from '../../invariants/invariant.ts'

export const uploadInvariants: readonly Invariant[] = [
  {
    id: 'I38',
    title: 'What is known of a photo is as it was written',
    // The bytes themselves are sealed under their name: those of another photo do not open in its place.
    sql: `select u.id, u.public_id from uploads u where u.digest is distinct from digest_of(u)`,
  },
]
