import type { CardOrderId } from '@kaadi/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useReads } from '../../../platform/net/use-client.ts'
import { useClaim } from '../../../platform/session/use-claim.ts'

/**
 * One order as it is looked at, and its claim. What is done to it tells of itself by an event before it is answered: while a
 * call that is `watched` is on its way the order is not read (platform/net/desk-events.ts).
 */
export function useOrderAtHand(giftOrderId: CardOrderId) {
  const going = useRef(0)
  const query = useQuery({
    ...useReads().desk.order({ giftOrderId }),
    refetchInterval: 15_000,
    enabled: () => going.current === 0,
  })
  const order = query.data
  const claim = useClaim(giftOrderId, order, query.dataUpdatedAt)
  const watched = useCallback(
    async <T>(call: Promise<T>): Promise<T> => {
      going.current += 1
      try {
        return await claim.watched(call)
      } finally {
        going.current -= 1
      }
    },
    [claim.watched],
  )
  return { query, order, claim, watched }
}
