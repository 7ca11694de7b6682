import type { FirstOrderReward } from '@kaadi/contract/promotions'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../../platform/net/use-client.ts'

/** The reward for a first sale, while it can still be earned. */
export const useFirstReward = (): FirstOrderReward | undefined => {
  const { promotions } = useReads()
  const { data } = useQuery(promotions.firstOrderReward())
  return data?.eligible ? data : undefined
}
