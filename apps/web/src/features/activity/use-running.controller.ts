import { type FirstOrderReward, promotions } from '@kaadi/contract/promotions'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

export interface Running {
  /** What the first sale brings; undefined until it is known. */
  readonly reward: FirstOrderReward | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

/** What this seller can take part in. */
export const useRunning = (): Running => {
  const { data, error, refetch } = useQuery({
    ...useLateCalls({ promotions }).reads.promotions.firstOrderReward(),
    meta: { kept: 'aside' },
  })
  return { reward: data, error, onRetry: () => void refetch() }
}
