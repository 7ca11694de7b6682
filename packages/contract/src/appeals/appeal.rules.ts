import { type CardOrderStatus, cardOrderStatus } from '../card-orders/card-order.status.ts'
import { resubmitWindowMs } from '../primitives/business-constants.ts'
import { appealWindowMs } from './appeal-limits.ts'

interface Refused {
  readonly orderStatus: CardOrderStatus
  /** Time of the last desk decision: ISO string or milliseconds. */
  readonly operatorTime: string | number | null
  /** Id of the order that this one replaces, where it is itself a resubmission. */
  readonly fId?: string | null
  /** What became of an earlier appeal; an order has one. */
  readonly appeal?: object | null
}

/**
 * From when until when a refusal can be appealed, in milliseconds; null where it cannot. One that can be sent again (status
 * 21) is corrected first: its appeal opens when that window has closed. The end itself is too late.
 */
export const appealWindow = (
  order: Refused,
): { readonly opensAt: number; readonly closesAt: number } | null => {
  const isFinal = order.orderStatus === cardOrderStatus.rejectedFinal
  const isCorrectable = order.orderStatus === cardOrderStatus.rejectedCorrectable
  if ((!isFinal && !isCorrectable) || order.operatorTime === null || order.appeal) return null
  const decidedAt =
    typeof order.operatorTime === 'number' ? order.operatorTime : Date.parse(order.operatorTime)
  const opensAt = isCorrectable && !order.fId ? decidedAt + resubmitWindowMs : decidedAt
  return { opensAt, closesAt: decidedAt + appealWindowMs }
}

/** Whether a refusal can be appealed now. The server decides by its own clock, the client to show the button. */
export const canAppeal = (order: Refused, now: number): boolean => {
  const window = appealWindow(order)
  return window !== null && now >= window.opensAt && now < window.closesAt
}
