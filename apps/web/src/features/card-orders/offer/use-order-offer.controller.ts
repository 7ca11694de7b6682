import { type CardOrder, cardOrderStatus } from '@kaadi/contract/card-orders'
import { hasCode, isOutOfReach } from '@kaadi/core/errors'
import { useAction, useDeviceNow } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useReads } from '../../../platform/net/use-client.ts'
import { useToaster } from '../../../platform/screens/toasts.tsx'
import { sayError } from '../../../platform/words/say-error.ts'
import { answerDeadline } from '../answer-deadline.ts'
import { useAnswerDay } from '../use-answer-day.ts'
import type { OrderOfferViewProps } from './order-offer.view.tsx'

/** That a moment was a bad one is there to be read for so long at least. */
const leastShownMs = 4_000

/** It says something of that moment alone: a refusal of the answer itself stays. */
const ofTheMoment = (error: unknown): boolean =>
  isOutOfReach(error) || hasCode(error, 'overloaded') || hasCode(error, 'stillRunning')

/** The seller's answer to another price. The service says whether it came in time. */
export function useOrderOffer(order: CardOrder, receivedAt: number): OrderOfferViewProps {
  const client = useClient()
  const reads = useReads()
  const queries = useQueryClient()
  const toaster = useToaster()
  const { giftOrderId } = order
  const accepting = useAction((accept: true, idempotencyKey) =>
    client.cardOrders.answerOffer({ body: { giftOrderId, accept }, idempotencyKey, quiet: true }),
  )
  const refusing = useAction((accept: false, idempotencyKey) =>
    client.cardOrders.answerOffer({ body: { giftOrderId, accept }, idempotencyKey, quiet: true }),
  )
  const day = useAnswerDay(order)
  const [failedAt, setFailedAt] = useState(0)
  const now = useDeviceNow(leastShownMs)
  const onAnswer = async (accept: boolean) => {
    accepting.reset()
    refusing.reset()
    const answered = await (accept ? accepting.run(true) : refusing.run(false))
    if (answered) {
      queries.setQueryData(reads.cardOrders.detail({ giftOrderId }).queryKey, answered)
      toaster.show({ text: accept ? t('Paid into your wallet') : t('Offer refused'), tone: 'ok' })
    } else setFailedAt(Date.now())
    // A refusal of the service means that it stands otherwise by now.
    void queries.invalidateQueries({ queryKey: ['cardOrders'] })
    void queries.invalidateQueries({ queryKey: ['wallets'] })
  }
  const error = accepting.error ?? refusing.error
  // The trade was read since then: the service is there again.
  const isPast = receivedAt > failedAt && now - failedAt >= leastShownMs && ofTheMoment(error)
  const sending = accepting.isRunning ? 'accept' : refusing.isRunning ? 'refuse' : null
  return {
    order,
    deadline: answerDeadline(order, receivedAt) ?? receivedAt,
    isOver: order.orderStatus === cardOrderStatus.counterOffer && sending === null && day.isOver,
    onEnd: day.onEnd,
    sending,
    refusal: error === undefined || isPast ? null : sayError(error),
    onAnswer: (accept) => void onAnswer(accept),
  }
}
