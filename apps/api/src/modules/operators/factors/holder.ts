import type { SignedInOperator } from '../../../http/signed-in.ts'

/** Whoever is signed in to the console, as a holder of factors. */
export const asHolder = ({ id, publicId, email, sessionHash }: SignedInOperator) => ({
  realm: 'operator' as const,
  id,
  publicId,
  email,
  sessionHash,
})
