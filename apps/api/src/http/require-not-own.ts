import { DomainError } from '../errors/domain-error.ts'
import type { SignedInOperator } from './signed-in.ts'

/** Nobody decides about their own money. The address is what links an operator to a seller's account. */
export function requireNotOwn(
  { email }: Pick<SignedInOperator, 'email'>,
  { sellerEmail }: { readonly sellerEmail: string },
): void {
  if (sellerEmail === email) throw new DomainError('ownOrder')
}
