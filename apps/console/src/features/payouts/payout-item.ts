import { isPayoutToBeTaken, type Payout } from '@kaadi/contract/payouts'
import { walletCurrency } from '@kaadi/core/money'
import type { PayoutItem } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { deskTime } from '../../platform/time/desk-time.ts'

/** A payout as the kit's table draws it. */
export function payoutItem(payout: Payout): PayoutItem {
  const { withdrawal, sellerName, takenBy, takenByMe } = payout
  return {
    id: withdrawal.id,
    // The reference is for the bank; on the list its end is enough to tell two apart, and to search for one.
    number: `…${withdrawal.providerReference.slice(-8)}`,
    seller: sellerName,
    amount: withdrawal.net,
    currency: walletCurrency(withdrawal.currencyId),
    bank: withdrawal.bankName,
    lastDigits: withdrawal.accountEnding,
    owner: withdrawal.accountName,
    askedAt: deskTime(withdrawal.createTime),
    status: withdrawal.status,
    isToBeTaken: isPayoutToBeTaken(payout),
    needsSecond: payout.secondPerson !== null,
    slip: withdrawal.bankSlipNumber,
    isMine: takenByMe && withdrawal.status < 10,
    // Who ended it stands in its log.
    flags:
      takenBy === null || withdrawal.status >= 10
        ? []
        : [{ label: takenByMe ? t('You') : takenBy, tone: 'plain' }],
  }
}
