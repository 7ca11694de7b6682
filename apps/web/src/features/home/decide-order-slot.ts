import {
  type CardOrderPage,
  type CardOrderSummary,
  canAnswer,
  canResubmit,
  isOpen,
} from '@kaadi/contract/card-orders'

/** What home shows of the seller's trades: the one that needs them, above all, and the one to follow. */
export interface OrderSlot {
  readonly needsYou: CardOrderSummary | undefined
  /** How many others wait for them too. */
  readonly moreNeedYou: number
  readonly latest: CardOrderSummary | undefined
}

/**
 * Picks from the trades that wait for the seller, soonest end first as the service names them, the first that still can be
 * answered. To follow is, of the newest trades, the newest that is under way, else the newest of all. A trade that was sent
 * again is followed under its new number.
 */
export const decideOrderSlot = (
  { waiting, records }: Pick<CardOrderPage, 'records' | 'waiting'>,
  now: number,
): OrderSlot => {
  const needing = (waiting ?? []).filter((order) => canResubmit(order, now) || canAnswer(order, now))
  const [needsYou] = needing
  const rest = records.filter(
    ({ giftOrderId, replacedBy }) => giftOrderId !== needsYou?.giftOrderId && replacedBy === null,
  )
  return {
    needsYou,
    moreNeedYou: Math.max(0, needing.length - 1),
    latest: rest.find(({ orderStatus }) => isOpen(orderStatus)) ?? rest[0],
  }
}
