import type { LedgerFilter } from '@kaadi/contract/treasury'
import { invalidField } from '../../errors/domain-error.ts'
import {
  type AccountAddress,
  deskCards,
  deskFee,
  deskFx,
  deskLateCredit,
  deskPromo,
  payout,
  suspense,
  userAvailable,
  userHeld,
  userReceivable,
} from '../../ledger/index.ts'

const ofSeller = { available: userAvailable, held: userHeld, receivable: userReceivable }
const ofHouse = {
  cards: deskCards,
  promo: deskPromo,
  'late-credit': deskLateCredit,
  fx: deskFx,
  fee: deskFee,
  suspense,
}

export type NamedAccount = Pick<LedgerFilter, 'account' | 'provider' | 'currencyId'>

/** The address of an account that a treasurer names; `userId` is the seller's, where one is named. */
export function findAddress(
  { account, provider, currencyId }: NamedAccount,
  userId: bigint | undefined,
): AccountAddress | undefined {
  if (account === undefined) {
    if (userId !== undefined) throw invalidField('account', 'Choose an account of this seller.')
    if (currencyId !== undefined) throw invalidField('currencyId', 'Choose an account of this currency.')
    return undefined
  }
  if (currencyId === undefined) throw invalidField('currencyId', 'Choose the currency of the account.')
  if (account in ofSeller) {
    if (userId === undefined) throw invalidField('sellerId', 'Choose whose account it is.')
    return ofSeller[account as keyof typeof ofSeller](userId, currencyId)
  }
  if (userId !== undefined) throw invalidField('account', 'Sellers have no such account.')
  if (account !== 'payout') return ofHouse[account as keyof typeof ofHouse](currencyId)
  if (provider === undefined) throw invalidField('provider', 'Choose the provider of the account.')
  return payout(provider, currencyId)
}
