import type { TraceAnswer } from '@kaadi/contract/payout-traces'
import type { WithdrawalId } from '@kaadi/contract/primitives'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { useAction } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReturnFields } from '../../platform/forms/return-form.tsx'
import { useClient } from '../../platform/net/use-client.ts'

/** What is done with one trace: it is answered, the provider is asked, or the money has come back. The lists follow. */
export function useTrace(onEnded: () => void) {
  const client = useClient()
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['payoutTraces'] })
  return {
    answer: useAction(async (body: TraceAnswer, idempotencyKey) => {
      try {
        const ended = await client.payoutTraces.answer({ body, idempotencyKey, quiet: true })
        onEnded()
        return ended
      } finally {
        refresh()
      }
    }),
    giveBack: useAction(async ({ id, ...fields }: ReturnFields & { id: WithdrawalId }, idempotencyKey) => {
      try {
        const payout = await client.payouts.recordReturn({
          body: { id, ...fields },
          idempotencyKey,
          quiet: true,
        })
        // Over the limit it waits for another person, and the trace with it.
        if (payout.withdrawal.status === withdrawalStatus.returned) onEnded()
        return payout
      } finally {
        refresh()
      }
    }),
    ask: useAction(async (id: WithdrawalId, idempotencyKey) => {
      const timeline = await client.providerPayouts.ask({ body: { id }, idempotencyKey, quiet: true })
      refresh()
      return timeline
    }),
  }
}

export type TraceActs = ReturnType<typeof useTrace>
