import type { Withdrawal, WithdrawalLimits } from '@kaadi/contract/withdrawals'
import { type FindWithdrawalInput, type RequestWithdrawalInput, withdrawMachine } from '@kaadi/core/machines'
import { useEmitted } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { useClient } from '../../../platform/net/use-client.ts'
import { useUnanswered } from '../../../platform/net/use-unanswered.ts'
import { findWithdrawal, sendWithdrawal } from './send-withdrawal.ts'

type Signalled<Input> = { input: Input; signal: AbortSignal }

/** The withdraw machine, on the client. What got no answer on an earlier visit, or in another tab, comes before anything new. */
export function useWithdrawMachine(
  limits: WithdrawalLimits,
  bankAccountId: string | undefined,
  failed: Withdrawal | undefined,
) {
  const client = useClient()
  const queries = useQueryClient()
  const [snapshot, send, actor] = useMachine(
    withdrawMachine.provide({
      actors: {
        requestWithdrawal: fromPromise(({ input, signal }: Signalled<RequestWithdrawalInput>) => {
          const { amount, bankAccountId } = input.request
          unanswered.keep(input.idempotencyKey, { amount, bankAccountId })
          return sendWithdrawal(client, failed, input, signal)
        }),
        findWithdrawal: fromPromise(({ input, signal }: Signalled<FindWithdrawalInput>) =>
          findWithdrawal(client, input, signal),
        ),
      },
    }),
    { input: { limits, bankAccountId, amount: failed?.amount } },
  )
  const { context } = snapshot
  const unanswered = useUnanswered({
    about: `withdraw ${failed?.id ?? limits.currencyId}`,
    sentUnder: snapshot.matches('submitting') ? context.idempotencyKey : context.sentUnder,
    onFound: ({ idempotencyKey, wish: { amount = '', bankAccountId = '' } }) => {
      const sent = { idempotencyKey, amount: String(amount), bankAccountId: String(bankAccountId) }
      send({ type: 'SEEK', sent })
    },
  })
  useEmitted(actor, 'submitted', () => {
    void queries.invalidateQueries({ queryKey: ['wallets'] })
    void queries.invalidateQueries({ queryKey: ['withdrawals'] })
  })
  useEmitted(actor, 'refused', () => void queries.invalidateQueries({ queryKey: ['withdrawals', 'limits'] }))
  return {
    snapshot,
    send,
    actor,
    submitPin: (pin: string) =>
      send({ type: 'SUBMIT_PIN', pin, sentUnder: unanswered.find()?.idempotencyKey }),
    isReady: unanswered.isReady,
  }
}
