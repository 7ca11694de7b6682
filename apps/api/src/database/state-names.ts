import { adjustmentStatus } from '@kaadi/contract/adjustments'
import { appealStatus } from '@kaadi/contract/appeals'
import { bankAccountStatus } from '@kaadi/contract/bank-accounts'
import { cardOrderStatus, cardStatus, quoteStatus, strikeReasons } from '@kaadi/contract/card-orders'
import { couponStatus } from '@kaadi/contract/coupons'
import { traceStatus } from '@kaadi/contract/payout-traces'
import { recheckStatus } from '@kaadi/contract/rechecks'
import { reversalStatus } from '@kaadi/contract/reversals'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'

const order = cardOrderStatus
const withdrawal = withdrawalStatus

/** What migrations call the states and reasons of the contract: `{order.claimed}`, or several at once, `{orders.paid}`. */
const states: Readonly<Record<string, Readonly<Record<string, number | readonly number[]>>>> = {
  order,
  orders: {
    paid: [order.paidAsQuoted, order.paidAdjusted, order.paidPart],
    byDesk: [
      order.infoNeeded,
      order.counterOffer,
      order.paidAsQuoted,
      order.paidPart,
      order.rejectedFinal,
      order.rejectedCorrectable,
      order.cancelledByDesk,
    ],
  },
  card: cardStatus,
  cards: { accepted: [cardStatus.valid, cardStatus.otherValue, cardStatus.otherClass] },
  reasons: { strikes: strikeReasons },
  withdrawal,
  withdrawals: {
    notPaid: [withdrawal.rejected, withdrawal.failed, withdrawal.cancelled, withdrawal.returned],
  },
  quote: quoteStatus,
  coupon: couponStatus,
  account: bankAccountStatus,
  appeal: appealStatus,
  reversal: reversalStatus,
  trace: traceStatus,
  adjustment: adjustmentStatus,
  recheck: recheckStatus,
}

/**
 * A migration with the numbers of the states that it names. They are part of what is compared with what ran before: a number
 * that the contract changes is refused as a migration that was changed. Throws for a name that there is none of.
 */
export const numberStates = (text: string): string =>
  text.replaceAll(/\{([a-z]+)\.([A-Za-z]+)\}/g, (name, of: string, state: string) => {
    const found = states[of]?.[state]
    if (found === undefined) throw new Error(`A migration names ${name}, which is no state of the contract.`)
    return typeof found === 'number' ? String(found) : found.join(', ')
  })
