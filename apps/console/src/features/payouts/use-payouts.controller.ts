import { useQuery } from '@tanstack/react-query'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useReads } from '../../platform/net/use-client.ts'
import { usePayoutList } from './use-payout-list.ts'

const refreshMs = 5_000

/** A page of payouts, looked at again every few seconds while the page is visible. */
export function usePayouts() {
  const reads = useReads()
  const list = usePayoutList()
  const page = useListPage(list.address, {
    ...reads.payouts.page(list.query),
    refetchInterval: refreshMs,
  })
  const banks = useQuery(reads.payouts.banks()).data
  return { ...list, page, banks }
}

export type Payouts = ReturnType<typeof usePayouts>
