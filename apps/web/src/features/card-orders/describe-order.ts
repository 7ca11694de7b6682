import {
  type CardOrderSummary,
  canAnswer,
  cardOrderStatus,
  resubmitClosesAt,
} from '@kaadi/contract/card-orders'
import { formatMoney } from '@kaadi/core/money'

type Order = Pick<CardOrderSummary, 'orderStatus' | 'operatorTime' | 'fId' | 'answerClosesTime'>

/** A returned order whose thirty minutes are over, or that was itself a second try: refused in all but its number. */
export const isWindowOver = (order: Omit<Order, 'answerClosesTime'>, now: number): boolean => {
  if (order.orderStatus !== cardOrderStatus.rejectedCorrectable) return false
  const closesAt = resubmitClosesAt(order)
  return closesAt === null || now >= closesAt
}

/** Whether the order stands still until the seller does something. */
export const needsSeller = (order: Order, now: number): boolean =>
  canAnswer(order, now) ||
  (order.orderStatus === cardOrderStatus.rejectedCorrectable && !isWindowOver(order, now))

/** `$100`, or `3 × $100`, which no line breaks apart. */
export const orderFace = (order: Pick<CardOrderSummary, 'faceValue' | 'faceSymbol' | 'count'>): string => {
  const face = formatMoney(order.faceValue, { symbol: order.faceSymbol, mode: 'plain' })
  return order.count === 1 ? face : `${order.count}\u00a0×\u00a0${face}`
}

/** `Steam $100` */
export const orderTitle = (order: CardOrderSummary): string => `${order.cardTypeName} ${orderFace(order)}`
