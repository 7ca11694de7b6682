import { type CardOrder, cardOrderStatus, type ResubmitRequest } from '@kaadi/contract/card-orders'
import { resubmitWindowMs } from '@kaadi/contract/constants'
import { createIntent } from '@kaadi/core/client'
import { hasCode, isFinalRefusal, textDetail } from '@kaadi/core/errors'
import { orderResubmitMachine, type ResubmitInput } from '@kaadi/core/machines'
import { useEmitted } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useClient } from '../../platform/net/use-client.ts'
import { sayError } from '../../platform/words/say-error.ts'
import { answerDeadline } from './answer-deadline.ts'
import type { ResubmitWindow } from './order-ask.view.tsx'
import { useAnswerDay } from './use-answer-day.ts'

/** How the answer to the desk stands: the same for a returned order and for a question. */
export interface Answering {
  readonly sending: boolean
  readonly unanswered: boolean
  readonly refusal: string | null
  /** The photo that was refused since the service no longer has it. */
  readonly lostPhoto: string | undefined
  /** The order as it stands after the answer: another one where it was returned. */
  readonly sent: CardOrder | undefined
  readonly onSend: (cards: ResubmitRequest['cards']) => void
  readonly onRetry: () => void
}

const lostPhotoOf = (error: unknown): string | undefined =>
  hasCode(error, 'photoMissing') ? textDetail(error, 'uploadId') : undefined

const deviceNow = () => Date.now()

/** Sends a returned order again, within its thirty minutes. */
export function useResubmit(
  order: CardOrder,
  receivedAt: number,
  onSent: (sent: CardOrder) => void,
): Answering & { window: ResubmitWindow } {
  const client = useClient()
  const queries = useQueryClient()
  const machine = useMemo(
    () =>
      orderResubmitMachine.provide({
        actors: {
          resubmit: fromPromise(({ input }: { input: ResubmitInput }) =>
            client.cardOrders
              .resubmit({ body: input.request, idempotencyKey: input.idempotencyKey, quiet: true })
              .catch((error: unknown) => {
                // Another tab or press was quicker: the order says which trade was made.
                if (hasCode(error, 'resubmitUsed'))
                  void queries.invalidateQueries({ queryKey: ['cardOrders'] })
                throw error
              }),
          ),
        },
      }),
    [client, queries],
  )
  const [snapshot, send, actor] = useMachine(machine, { input: { order, receivedAt } })
  useEmitted(actor, 'sent', ({ order: sent }) => onSent(sent))
  const { closesAt, closedBy, error, sentOrder } = snapshot.context
  const isClosed = snapshot.matches('closed') || closesAt === undefined
  return {
    window: isClosed
      ? { state: 'closed', because: closedBy ?? 'not-correctable' }
      : { state: 'open', deadline: closesAt, totalMs: resubmitWindowMs, now: deviceNow },
    sending: snapshot.matches('sending'),
    unanswered: snapshot.matches('unanswered'),
    refusal: !snapshot.matches('unanswered') && error !== undefined ? sayError(error) : null,
    lostPhoto: lostPhotoOf(error),
    sent: sentOrder,
    onSend: (cards) => send({ type: 'SUBMIT', request: { giftOrderId: order.giftOrderId, cards } }),
    onRetry: () => send({ type: 'RETRY' }),
  }
}

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
