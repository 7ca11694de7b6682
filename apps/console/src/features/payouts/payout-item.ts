import type { Payout } from '@kaadi/contract/payouts'
import type { PayoutItem } from '@kaadi/ui/desk'
import { deskTime, walletCurrency } from '../../platform/words.ts'

/** A payout as the kit's table draws it. */
export const payoutItem = ({ withdrawal, sellerName, takenBy }: Payout): PayoutItem => ({
  id: withdrawal.id,
  // The reference is for the bank; on the list its end is enough to tell two apart.
  number: `…${withdrawal.providerReference.slice(-8)}`,
  seller: sellerName,
  amount: withdrawal.net,
  currency: walletCurrency(withdrawal.currencyId),
  bank: withdrawal.bankName,
  lastDigits: withdrawal.accountEnding,
  owner: withdrawal.accountName,
  askedAt: deskTime(withdrawal.createTime),
  status: withdrawal.status,
  flags: takenBy === null ? [] : [{ label: takenBy, tone: 'plain' }],
})
