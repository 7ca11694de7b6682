import { codeRevealMachine, type RevealInput, type ShownCode } from '@kaadi/core/machines'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { PayoutActions } from './use-payout.controller.ts'

/** An account number in full: shown as a card's code is, for thirty seconds, each showing a line of the log. */
export function useAccountReveal({ openAccount }: Pick<PayoutActions, 'openAccount'>) {
  const machine = useMemo(
    () =>
      codeRevealMachine.provide({
        actors: {
          reveal: fromPromise(
            async ({ input: { idempotencyKey } }: { input: RevealInput }): Promise<ShownCode> => ({
              code: await openAccount(idempotencyKey),
              cardPin: null,
            }),
          ),
        },
      }),
    [openAccount],
  )
  const [snapshot, send] = useMachine(machine, { input: {} })
  const { shown, hidesAt, error } = snapshot.context
  return {
    number: shown?.code,
    hidesAt,
    error,
    isOpening: snapshot.matches('opening'),
    open: () => send({ type: 'OPEN', purpose: 'payout' }),
    hide: () => send({ type: 'HIDE' }),
  }
}
