import { pollIntervalMs } from '@kaadi/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../../platform/net/use-client.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { decideOrderSlot, type OrderSlot } from './decide-order-slot.ts'

export interface OrderSlotState {
  /** Undefined while the trades load, or where they could not be loaded. */
  readonly slot: OrderSlot | undefined
  /** Nothing was ever sold. */
  readonly isNewSeller: boolean
  readonly error: unknown
  readonly refetch: () => void
}

/** The trades that belong on home. Those that wait for the seller come with the first page, so that few are enough. */
export const useOrderSlot = (): OrderSlotState => {
  const { cardOrders } = useReads()
  const now = useNow()
  const { data, error, refetch } = useQuery({
    ...cardOrders.page({ size: 10 }),
    refetchInterval: pollIntervalMs,
    meta: { kept: true },
  })
  return {
    slot: data && decideOrderSlot(data, now),
    isNewSeller: data !== undefined && data.total === 0,
    error,
    refetch: () => void refetch(),
  }
}
