import type { Payout } from '@kaadi/contract/payouts'
import type { PayoutItem } from '@kaadi/ui/desk'
import { deskTime, walletCurrency } from '../../platform/words.ts'

/** A payout as the kit's table draws it. The name was given by the bank itself. */
export const payoutItem = ({ withdrawal, sellerName, takenBy }: Payout): PayoutItem => ({
  id: withdrawal.id,
  number: withdrawal.providerReference,
  seller: sellerName,
  amount: withdrawal.net,
  currency: walletCurrency(withdrawal.currencyId),
  bank: withdrawal.bankName,
  lastDigits: withdrawal.accountEnding,
  owner: withdrawal.accountName,
  nameMatch: 'exact',
  askedAt: deskTime(withdrawal.createTime),
  status: withdrawal.status,
  flags: takenBy === null ? [] : [{ label: takenBy, tone: 'plain' }],
})
