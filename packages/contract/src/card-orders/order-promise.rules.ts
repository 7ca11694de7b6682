import { type PromiseState, promiseState } from '../primitives/promise.rules.ts'
import type { CardOrderSummary } from './card-order.schema.ts'
import { type CardOrderStatus, cardOrderStatus, familyOf } from './card-order.status.ts'

/** In these the order waits for its seller, and its time stands still. */
const waitsForSeller: readonly CardOrderStatus[] = [cardOrderStatus.infoNeeded, cardOrderStatus.counterOffer]

/** Whether the desk owes a decision by the order's due time. */
export const isPromiseRunning = (orderStatus: CardOrderStatus): boolean =>
  familyOf(orderStatus) === 'open' && !waitsForSeller.includes(orderStatus)

/** What can be said of an order's due time; null once it is decided. The caller gives the service's time. */
export const orderPromise = (
  { orderStatus, createTime, dueTime }: Pick<CardOrderSummary, 'orderStatus' | 'createTime' | 'dueTime'>,
  now: number,
): PromiseState | { readonly kind: 'paused' } | null => {
  if (waitsForSeller.includes(orderStatus)) return { kind: 'paused' }
  if (!isPromiseRunning(orderStatus)) return null
  return promiseState({ madeAt: Date.parse(createTime), dueAt: Date.parse(dueTime) }, now)
}
