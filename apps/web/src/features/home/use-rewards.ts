import { type FirstOrderReward, promotions } from '@kaadi/contract/promotions'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

/** The reward for a first sale, while it can still be earned. */
export const useFirstReward = (): FirstOrderReward | undefined => {
  const { reads } = useLateCalls({ promotions })
  const { data } = useQuery({ ...reads.promotions.firstOrderReward(), meta: { kept: true } })
  return data?.eligible ? data : undefined
}
