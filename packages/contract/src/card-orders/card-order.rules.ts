import { resubmitWindowMs } from '../primitives/business-constants.ts'
import { type CardOrderStatus, type CardStatus, cardOrderStatus, cardStatus } from './card-order.status.ts'

interface Returned {
  readonly orderStatus: CardOrderStatus
  /** Time of the last desk decision: ISO string or milliseconds. */
  readonly operatorTime: string | number | null
  /** Id of the order that this one replaces, where it is itself a resubmission. */
  readonly fId?: string | null
}

const instant = (time: string | number): number => (typeof time === 'number' ? time : Date.parse(time))

/** The moment at which the resubmit window of a returned order closes; null where it never opened. */
export const resubmitClosesAt = (order: Returned): number | null =>
  order.orderStatus === cardOrderStatus.rejectedCorrectable && order.operatorTime !== null && !order.fId
    ? instant(order.operatorTime) + resubmitWindowMs
    : null

/**
 * Whether an order may be sent again (specification, section 4): status 21, last operated strictly less than 30 minutes
 * ago, and no `fId`. Exactly 30:00.000 is too late. The server decides by its own clock, the client to show the button.
 */
export const canResubmit = (order: Returned, now: number): boolean => {
  const closesAt = resubmitClosesAt(order)
  return closesAt !== null && now < closesAt
}

/** What says whether a question or an offer can still be answered. */
interface Asked {
  readonly orderStatus: CardOrderStatus
  readonly answerClosesTime: string | null
}

/** Whether the seller may answer a question or an offer. At the end of the day itself it is too late. */
export const canAnswer = ({ orderStatus, answerClosesTime }: Asked, now: number): boolean =>
  (orderStatus === cardOrderStatus.infoNeeded || orderStatus === cardOrderStatus.counterOffer) &&
  (answerClosesTime === null || now < Date.parse(answerClosesTime))

/** The result of an order, from the verdicts on its cards (decision 45). */
export const decideOrderStatus = (verdicts: readonly CardStatus[]): CardOrderStatus => {
  const every = (...wanted: CardStatus[]) => verdicts.every((verdict) => wanted.includes(verdict))
  const some = (...wanted: CardStatus[]) => verdicts.some((verdict) => wanted.includes(verdict))
  if (verdicts.length === 0 || some(cardStatus.waiting)) return cardOrderStatus.claimed
  if (every(cardStatus.valid)) return cardOrderStatus.paidAsQuoted
  if (some(cardStatus.otherValue, cardStatus.otherClass)) return cardOrderStatus.counterOffer
  if (every(cardStatus.unreadable)) return cardOrderStatus.rejectedCorrectable
  if (!some(cardStatus.valid)) return cardOrderStatus.rejectedFinal
  return some(cardStatus.unreadable) ? cardOrderStatus.infoNeeded : cardOrderStatus.paidPart
}

/** An offer below this share of what was quoted for a card is looked at by a second reviewer. In hundredths. */
export const offerShareMin = 70n

/** Whether an offer for a card is so far below its quote that a second reviewer has to see it. Smallest units, without coupons. */
export const isLowOffer = (offered: bigint, quoted: bigint): boolean =>
  offered * 100n < quoted * offerShareMin

/** Whether the seller may still take the order back. */
export const canCancel = (orderStatus: CardOrderStatus): boolean => orderStatus === cardOrderStatus.submitted
