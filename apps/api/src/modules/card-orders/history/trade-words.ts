import {
  type CardOrder,
  type CardOrderStatus,
  cardOrderStatus,
  cardStatus,
  type OrderCard,
} from '@kaadi/contract/card-orders'

/** What a paper calls a state. The app says the same on its rows. */
export const stateWords: Readonly<Record<CardOrderStatus, string>> = {
  [cardOrderStatus.submitted]: 'Received',
  [cardOrderStatus.claimed]: 'Checking',
  [cardOrderStatus.infoNeeded]: 'Needs you',
  [cardOrderStatus.atPartner]: 'Checking',
  [cardOrderStatus.secondReview]: 'Checking',
  [cardOrderStatus.counterOffer]: 'Your decision',
  [cardOrderStatus.paidAsQuoted]: 'Paid',
  [cardOrderStatus.paidAdjusted]: 'Paid',
  [cardOrderStatus.paidPart]: 'Part paid',
  [cardOrderStatus.rejectedFinal]: 'Refused',
  [cardOrderStatus.rejectedCorrectable]: 'Needs a photo',
  [cardOrderStatus.cancelledBySeller]: 'Cancelled',
  [cardOrderStatus.replaced]: 'Sent again',
  [cardOrderStatus.expired]: 'Expired',
  [cardOrderStatus.cancelledByDesk]: 'Cancelled',
  [cardOrderStatus.appeal]: 'In appeal',
  [cardOrderStatus.reversed]: 'Reversed',
}

/** What became of one card of a paid trade. */
export function cardOutcome({ cardStatus: status, reason, offer }: OrderCard): string {
  if (status === cardStatus.valid) return 'Accepted'
  if (offer) return `Accepted as ${offer.faceSymbol}${offer.faceValue}`
  return reason ? `Refused: ${reason.text}` : 'Refused'
}

/** When it was credited. */
export const paidAt = ({ events }: Pick<CardOrder, 'events'>): string | undefined =>
  events.findLast(({ orderStatus }) => paidStates.includes(orderStatus))?.time

const paidStates: readonly CardOrderStatus[] = [
  cardOrderStatus.paidAsQuoted,
  cardOrderStatus.paidAdjusted,
  cardOrderStatus.paidPart,
]
