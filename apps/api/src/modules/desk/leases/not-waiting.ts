import { type CardOrderStatus, cardOrderStatus } from '@kaadi/contract/card-orders'
import { DomainError } from '../../../errors/domain-error.ts'

const {
  appeal,
  atPartner,
  cancelledBySeller,
  claimed,
  counterOffer,
  expired,
  infoNeeded,
  secondReview,
  submitted,
} = cardOrderStatus

/** Where an order is instead, for whoever would take or decide it. A state that is not here was decided. */
const words: Partial<Record<CardOrderStatus, string>> = {
  [submitted]: 'This order waits again: claim it.',
  [claimed]: 'This order is with a reviewer.',
  [infoNeeded]: 'This order waits for its seller, who was asked something.',
  [atPartner]: 'The cards of this order are with a redeemer: write down the answer first.',
  [secondReview]: 'This order waits for another reviewer.',
  [counterOffer]: 'This order waits for its seller, who was offered another price.',
  [cancelledBySeller]: 'The seller ended this order: taken back, or the offer refused.',
  [expired]: 'This order has ended: its seller did not answer in time.',
  [appeal]: 'The seller has appealed: this order is among the appeals.',
}

/** An order that cannot be claimed or decided, by what is so with it. */
export const orderNotWaiting = (status: CardOrderStatus): DomainError => {
  const message = words[status]
  return new DomainError('orderNotWaiting', {
    ...(message !== undefined && { message }),
    details: { orderStatus: status },
  })
}
