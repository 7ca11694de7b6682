import {
  type CardOrder,
  type CardOrderStatus,
  cardOrderStatus,
  cardStatus,
  type OrderCard,
} from '@kaadi/contract/card-orders'
import { isZero, money } from '@kaadi/core/money'
import { saidIn } from '../../../papers/paper-text.ts'
import { msg, type Sentence } from '../../../words/index.ts'

/** What a table calls a state, in English as its headings. The app says the same on its rows. */
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
  [cardOrderStatus.rejectedCorrectable]: 'Needs you',
  [cardOrderStatus.cancelledBySeller]: 'Cancelled',
  [cardOrderStatus.replaced]: 'Sent again',
  [cardOrderStatus.expired]: 'Expired',
  [cardOrderStatus.cancelledByDesk]: 'Cancelled',
  [cardOrderStatus.appeal]: 'In appeal',
  [cardOrderStatus.reversed]: 'Taken back',
}

/** What became of one card of a paid trade. */
export function cardOutcome({ cardStatus: status, reason, offer }: OrderCard): Sentence {
  if (status === cardStatus.valid) return msg('Accepted')
  if (offer) return msg('Accepted as {face}', { face: `${offer.faceSymbol}${offer.faceValue}` })
  return reason ? msg('Refused: {why}', { why: saidIn(reason.text) }) : msg('Refused')
}

/** When it was credited. */
export const paidAt = ({ events }: Pick<CardOrder, 'events'>): string | undefined =>
  events.findLast(({ orderStatus }) => paidStates.includes(orderStatus))?.time

const paidStates: readonly CardOrderStatus[] = [
  cardOrderStatus.paidAsQuoted,
  cardOrderStatus.paidAdjusted,
  cardOrderStatus.paidPart,
]

/** What a paper calls the difference to what was quoted. The app's receipt says the same. */
export function correctionWords({
  cards,
  offer,
  currencyId,
}: Pick<CardOrder, 'cards' | 'offer' | 'currencyId'>): Sentence {
  if (offer) return msg('Corrected, as you agreed')
  const refused = cards.filter(
    ({ cardStatus: status, settledAmount }) =>
      status !== cardStatus.valid && (settledAmount === null || isZero(money(settledAmount, currencyId))),
  )
  const numbers = refused.map(({ position }) => position)
  if (numbers.length === 0 || numbers.length === cards.length) return msg('Corrected by our desk')
  if (numbers.length === 1) return msg('Card {position} refused', { position: numbers[0]! })
  return msg('Cards {others} and {last} refused', {
    others: numbers.slice(0, -1).join(', '),
    last: numbers.at(-1)!,
  })
}
