import {
  type CardOrderSummary,
  canAnswer,
  canResubmit,
  cardOrderStatus,
  isOpen,
  resubmitClosesAt,
} from '@kaadi/contract/card-orders'

export type OrderAsk = 'photo' | 'answer' | 'decision'

/** What home shows of the seller's trades: the one that needs them, above all, and the one to follow. */
export interface OrderSlot {
  readonly needsYou:
    | { readonly order: CardOrderSummary; readonly ask: OrderAsk; readonly closesAt: number | undefined }
    | undefined
  readonly latest: CardOrderSummary | undefined
}

const askOf = (order: CardOrderSummary, now: number): OrderAsk | undefined => {
  if (canResubmit(order, now)) return 'photo'
  if (!canAnswer(order, now)) return undefined
  return order.orderStatus === cardOrderStatus.counterOffer ? 'decision' : 'answer'
}

/**
 * Picks from the newest trades, which come newest first. Of several that need the seller the one whose window closes
 * first is shown; to follow is the newest that is under way, else the newest of all. A trade that was sent again is
 * followed under its new number.
 */
export const decideOrderSlot = (orders: readonly CardOrderSummary[], now: number): OrderSlot => {
  const asking = orders.flatMap((order) => {
    const ask = askOf(order, now)
    return ask ? [{ order, ask, closesAt: resubmitClosesAt(order) ?? undefined }] : []
  })
  const needsYou = [...asking].sort(
    (a, b) => (a.closesAt ?? Number.POSITIVE_INFINITY) - (b.closesAt ?? Number.POSITIVE_INFINITY),
  )[0]
  const rest = orders.filter((order) => order !== needsYou?.order && order.replacedBy === null)
  return { needsYou, latest: rest.find(({ orderStatus }) => isOpen(orderStatus)) ?? rest[0] }
}
