import type { CardOrder, ResubmitRequest } from '@kaadi/contract/card-orders'
import { resubmitWindowMs } from '@kaadi/contract/constants'
import { hasCode, textDetail } from '@kaadi/core/errors'
import { orderResubmitMachine, type ResubmitInput } from '@kaadi/core/machines'
import { useEmitted } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { useClient } from '../../platform/net/use-client.ts'
import { sayError } from '../../platform/words/say-error.ts'

/** Whether a returned order can still be sent again, and if not, why. */
export type ResubmitWindow =
  | {
      readonly state: 'open'
      readonly deadline: number
      readonly totalMs: number
      readonly now: () => number
    }
  | { readonly state: 'closed'; readonly because: 'window-over' | 'already-used' | 'not-correctable' }

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

export const lostPhotoOf = (error: unknown): string | undefined =>
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
