import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useKnownPlace } from '../../platform/lists/known-place.ts'
import { useClient } from '../../platform/net/use-client.ts'
import { usePayoutList } from './use-payout-list.ts'

const refreshMs = 5_000

/** A page of payouts, looked at again every few seconds while the page is visible. */
export function usePayouts() {
  const client = useClient()
  const list = usePayoutList()
  const page = useQuery({
    queryKey: ['payouts', 'page', list.query],
    queryFn: ({ signal }) => client.payouts.page({ query: list.query, signal, quiet: true }),
    refetchInterval: refreshMs,
    // Another page or filter: what was there stays until it has come.
    placeholderData: keepPreviousData,
  })
  useKnownPlace(list.address, page.error)
  const banks = useQuery({
    queryKey: ['payouts', 'banks'],
    queryFn: ({ signal }) => client.payouts.banks({ signal, quiet: true }),
    staleTime: 3_600_000,
  }).data
  return { ...list, page, banks }
}

export type Payouts = ReturnType<typeof usePayouts>
