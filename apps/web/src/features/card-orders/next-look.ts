import { type CardOrder, cardOrderStatus, isOpen } from '@kaadi/contract/card-orders'
import { photoAddressMs, pollIntervalMs } from '@kaadi/contract/constants'

/** How soon an order is looked at again whose day to answer is over: the service ends it at once, or nearly so. */
const endingMs = 3_000

/** Until when it may stand as it is: as usual, but not past the end of the seller's day. */
const nextLookMs = (order: CardOrder): number => {
  if (order.answerClosesTime === null) return pollIntervalMs
  const left = Date.parse(order.answerClosesTime) - Date.parse(order.serverTime)
  return Math.min(pollIntervalMs, Math.max(left, endingMs))
}

/** The addresses of its pictures end, whether or not it moves on: they are asked for anew before. */
const renewMs = photoAddressMs - 30_000

const hasPictures = ({ cards, evidence }: CardOrder): boolean =>
  evidence.length > 0 || cards.some(({ photos }) => photos.length > 0)

const isMoving = ({ orderStatus }: CardOrder): boolean =>
  isOpen(orderStatus) || orderStatus === cardOrderStatus.appeal

/** When to look at it again; never where nothing of it changes. */
export const nextLook = (order: CardOrder): number | false => {
  if (isMoving(order)) return nextLookMs(order)
  return hasPictures(order) && renewMs
}
