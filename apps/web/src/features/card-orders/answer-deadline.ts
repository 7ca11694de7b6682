import {
  type CardOrder,
  type CardOrderSummary,
  canAnswer,
  canResubmit,
  cardOrderStatus,
  resubmitClosesAt,
} from '@kaadi/contract/card-orders'
import { t } from '@kaadi/words'
import { times } from '../../platform/time/times.ts'

/** By when the seller answers a question or an offer, by this device's clock; null where nothing waits for them. */
export const answerDeadline = (
  { answerClosesTime, serverTime }: Pick<CardOrder, 'answerClosesTime' | 'serverTime'>,
  receivedAt: number,
): number | null =>
  answerClosesTime === null ? null : receivedAt + Date.parse(answerClosesTime) - Date.parse(serverTime)

/** The same in a line of the list, with what comes after it; undefined where nothing waits for the seller. */
export const answerInShort = (order: CardOrderSummary, now: number): string | undefined => {
  if (canResubmit(order, now)) {
    return t('Send again by {time}, or it stays refused', { time: times.short(resubmitClosesAt(order)!) })
  }
  if (order.answerClosesTime === null) return undefined
  if (!canAnswer(order, now)) return t('Not answered in time, the trade ends')
  const time = times.short(order.answerClosesTime)
  return order.orderStatus === cardOrderStatus.counterOffer
    ? t('Answer the offer by {time}, or the trade ends', { time })
    : t('Answer us by {time}, or the trade ends', { time })
}
