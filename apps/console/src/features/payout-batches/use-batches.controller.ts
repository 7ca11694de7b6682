import { currencyOf } from '../../platform/lists/currency-filter.tsx'
import { searchedFor, useListAddress, useTyped } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useReads } from '../../platform/net/use-client.ts'

const refreshMs = 5_000
const pageSize = 50

/** A page of batches, looked at again every few seconds while the page is visible. */
export function useBatches() {
  const reads = useReads()
  const address = useListAddress()
  const view = address.oneOf('view', ['open', 'ended']) ?? 'open'
  const at = address.get('at')
  const currencyId = currencyOf(address)
  const search = address.get('q') ?? ''
  const typed = useTyped(search, (q) => address.change({ q }, { replace: search !== '' }))
  const wanted = searchedFor(search)
  const page = useListPage(address, {
    ...reads.payoutBatches.page({
      view,
      size: pageSize,
      ...(currencyId && { currencyId }),
      ...(at && { cursor: at }),
      ...(wanted && { search: wanted }),
    }),
    refetchInterval: refreshMs,
  })
  return { address, view, typed, page, isNarrowed: Boolean(wanted || currencyId) }
}

export type Batches = ReturnType<typeof useBatches>
