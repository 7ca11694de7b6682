import { codeRevealMachine, type RevealInput } from '@kaadi/core/machines'
import { useTell } from '@kaadi/react'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ChosenPurpose } from './chosen-purpose.ts'
import type { CardReviewProps } from './review-props.ts'

/** The code of one card: opened for a purpose, hidden after thirty seconds, and as soon as the claim is gone. */
export function useCodeReveal({ card, leaseToken, openCode }: CardReviewProps) {
  const { cardId } = card
  const machine = useMemo(
    () =>
      codeRevealMachine.provide({
        actors: {
          reveal: fromPromise(({ input: { purpose, idempotencyKey } }: { input: RevealInput }) =>
            openCode(cardId, purpose as ChosenPurpose, idempotencyKey),
          ),
        },
      }),
    [cardId, openCode],
  )
  const [snapshot, send] = useMachine(machine, { input: {} })
  useTell(send, leaseToken === undefined ? { type: 'HIDE' } : undefined)
  return { ...snapshot.context, isOpening: snapshot.matches('opening'), send }
}
