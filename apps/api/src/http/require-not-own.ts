import { DomainError } from '../errors/domain-error.ts'
import type { SignedInOperator } from './signed-in.ts'

/**
 * Nobody decides about their own money. The mailbox is what links an operator to a seller's account: another address that
 * leads to it is theirs too. What else links them, `requireForeignSeller` of risk looks up.
 */
export function requireNotOwn(
  { email }: Pick<SignedInOperator, 'email'>,
  { sellerEmail }: { readonly sellerEmail: string },
): void {
  if (mailboxOf(sellerEmail) === mailboxOf(email)) throw new DomainError('ownOrder')
}

/** The mailbox that an address leads to, as `mailbox_of` in the database has it. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const person = name.split('+')[0]!
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${person.replaceAll('.', '')}@gmail.com`
    : `${person}@${domain}`
}
