import type { Reversal } from '@kaadi/contract/reversals'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../../platform/net/use-client.ts'

const refreshMs = 10_000

/** One reversal: a link may name one that stands on no page of the list. */
export function useReversal(id: string) {
  const reads = useReads()
  return useQuery({
    ...reads.reversals.detail({ reversalId: id as Reversal['reversalId'] }),
    refetchInterval: refreshMs,
  })
}
