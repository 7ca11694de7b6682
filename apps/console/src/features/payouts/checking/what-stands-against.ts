import type { PayoutDetail } from '@kaadi/contract/payouts'
import { t } from '@kaadi/words'

interface AgainstPayout {
  /** Why nothing of it is paid now. */
  readonly why: string
  /** What becomes of it while nobody has begun it. */
  readonly next: string
}

/** What stands against paying it now, the gravest first; null where nothing does. What was begun is ended all the same. */
export function whatStandsAgainst({
  accountBlocked,
  payoutsStopped,
  sellerPaused,
  networkClosed,
  sellerOwes,
}: PayoutDetail): AgainstPayout | null {
  if (accountBlocked)
    return {
      why: t('This account is on the block list: nothing is paid to it.'),
      next: t('It goes back to its seller by itself within seconds.'),
    }
  if (payoutsStopped)
    return {
      why: t('Payouts are stopped: no new one is begun.'),
      next: t('Two people start them again, in Books.'),
    }
  if (sellerPaused)
    return {
      why: t('Withdrawing is paused for this seller: nothing is paid.'),
      next: t('It waits until the pause ends or is lifted.'),
    }
  if (networkClosed)
    return {
      why: t('The network of this address is closed: nothing is paid over it.'),
      next: t('Have it opened again, or have the seller cancel the withdrawal: the money is theirs at once.'),
    }
  if (sellerOwes)
    return {
      why: t('This seller owes us money: no payout of theirs is begun.'),
      next: t('It goes back to their wallet by itself within seconds, and what they owe is taken from it.'),
    }
  return null
}
