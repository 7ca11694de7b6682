import type { ReversalId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../platform/net/use-client.ts'

/** Agrees or declines. The lists are read anew, also where somebody was first. */
export function useDecision(onDecided: () => void) {
  const { reversals } = useClient()
  const queries = useQueryClient()
  return useAction(async (body: { reversalId: ReversalId; agree: boolean }, idempotencyKey) => {
    try {
      const decided = await reversals.decide({ body, idempotencyKey, quiet: true })
      onDecided()
      return decided
    } finally {
      void queries.invalidateQueries({ queryKey: ['reversals'] })
    }
  })
}

export type Decision = ReturnType<typeof useDecision>
