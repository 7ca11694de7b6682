import { type RebateLadder, rebates } from '@kaadi/contract/rebates'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

export interface Rebate {
  /** Undefined until it is known. */
  readonly ladder: RebateLadder | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

/** How far the seller is on the ladder of rebates, and what was paid. */
export function useRebate(): Rebate {
  const { client } = useLateCalls({ rebates })
  const { data, error, refetch } = useQuery({
    queryKey: ['rebates', 'ladder'],
    queryFn: ({ signal }) => client.rebates.ladder({ signal, quiet: true }),
    meta: { kept: true },
  })
  return { ladder: data, error, onRetry: () => void refetch() }
}
