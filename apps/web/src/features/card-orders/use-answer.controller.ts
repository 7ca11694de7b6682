import { type CardOrder, cardOrderStatus, type ResubmitRequest } from '@kaadi/contract/card-orders'
import { createIntent } from '@kaadi/core/client'
import { isFinalRefusal } from '@kaadi/core/errors'
import { useState } from 'react'
import { useClient } from '../../platform/net/use-client.ts'
import { sayError } from '../../platform/words/say-error.ts'
import { answerDeadline } from './answer-deadline.ts'
import { useAnswerDay } from './use-answer-day.ts'
import { type Answering, lostPhotoOf } from './use-resubmit.controller.ts'

interface AnswerState {
  readonly sending: boolean
  readonly error?: unknown
  readonly sent?: CardOrder
  readonly cards?: ResubmitRequest['cards']
}

/** The seller's day to answer a question. */
export interface Question {
  /** By this device's clock; null where nothing is asked. */
  readonly deadline: number | null
  /** That day has ended while the screen was open, or before; an answer on its way is the service's to judge. */
  readonly isOver: boolean
  readonly onEnd: () => void
}

/** Answers a question of the desk; the order keeps its place. */
export function useAnswer(
  order: CardOrder,
  receivedAt: number,
  onSent: (sent: CardOrder) => void,
): Answering & { question: Question } {
  const client = useClient()
  const day = useAnswerDay(order)
  const [intent] = useState(createIntent)
  const [state, setState] = useState<AnswerState>({ sending: false })
  const run = async (cards: ResubmitRequest['cards']) => {
    setState({ sending: true, cards })
    const body = { giftOrderId: order.giftOrderId, cards }
    try {
      const sent = await intent.run((idempotencyKey) =>
        client.cardOrders.answer({ body, idempotencyKey, quiet: true }),
      )
      setState({ sending: false, sent })
      onSent(sent)
    } catch (error) {
      setState({ sending: false, error, cards })
    }
  }
  const unanswered = state.error !== undefined && !isFinalRefusal(state.error)
  return {
    question: {
      deadline: hasQuestion(order) ? answerDeadline(order, receivedAt) : null,
      isOver: hasQuestion(order) && day.isOver && !state.sending && !unanswered,
      onEnd: day.onEnd,
    },
    sending: state.sending,
    unanswered,
    refusal: state.error !== undefined && !unanswered ? sayError(state.error) : null,
    lostPhoto: lostPhotoOf(state.error),
    sent: state.sent,
    onSend: (cards) => void run(cards),
    onRetry: () => state.cards && void run(state.cards),
  }
}

/** Whether the desk waits for an answer to its question. */
export const hasQuestion = (order: Pick<CardOrder, 'orderStatus'>): boolean =>
  order.orderStatus === cardOrderStatus.infoNeeded
