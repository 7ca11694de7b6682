import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useKnownPlace } from '../../platform/lists/known-place.ts'
import { useReads } from '../../platform/net/use-client.ts'
import { usePayoutList } from './use-payout-list.ts'

const refreshMs = 5_000

/** A page of payouts, looked at again every few seconds while the page is visible. */
export function usePayouts() {
  const reads = useReads()
  const list = usePayoutList()
  const page = useQuery({
    ...reads.payouts.page(list.query),
    refetchInterval: refreshMs,
    // Another page or filter: what was there stays until it has come.
    placeholderData: keepPreviousData,
  })
  useKnownPlace(list.address, page.error)
  const banks = useQuery(reads.payouts.banks()).data
  return { ...list, page, banks }
}

export type Payouts = ReturnType<typeof usePayouts>
