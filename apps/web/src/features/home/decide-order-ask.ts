import { type CardOrderSummary, cardOrderStatus, resubmitClosesAt } from '@kaadi/contract/card-orders'
import { answerWindowMs, resubmitWindowMs } from '@kaadi/contract/constants'

export type AskKind = 'photo' | 'answer' | 'decision'

/** What a trade that waits for its seller asks of them, and the time they have for it. */
export interface OrderAsk {
  readonly kind: AskKind
  readonly window: { readonly deadline: number; readonly totalMs: number } | undefined
}

export const decideOrderAsk = (
  order: Pick<CardOrderSummary, 'orderStatus' | 'operatorTime' | 'fId' | 'answerClosesTime'>,
): OrderAsk => {
  const closesAt = resubmitClosesAt(order)
  if (closesAt !== null) return { kind: 'photo', window: { deadline: closesAt, totalMs: resubmitWindowMs } }
  return {
    kind: order.orderStatus === cardOrderStatus.counterOffer ? 'decision' : 'answer',
    window:
      order.answerClosesTime === null
        ? undefined
        : { deadline: Date.parse(order.answerClosesTime), totalMs: answerWindowMs },
  }
}
