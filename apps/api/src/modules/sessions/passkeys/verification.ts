import type { FactorOwner } from '../two-factor/holder.ts'

/** An operator's device looks who holds it: with it money is confirmed. A seller's comes after their password. */
export const verificationOf = ({ realm }: FactorOwner) => (realm === 'operator' ? 'required' : 'preferred')
