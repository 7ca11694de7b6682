import type { TraceAnswer } from '@kaadi/contract/payout-traces'
import type { WithdrawalId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
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
    giveBack: useAction(async (body: { id: WithdrawalId; reason: string }, idempotencyKey) => {
      try {
        const ended = await client.payouts.recordReturn({ body, idempotencyKey, quiet: true })
        onEnded()
        return ended
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
