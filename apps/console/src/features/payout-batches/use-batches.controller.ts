import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { currencyOf } from '../../platform/lists/currency-filter.tsx'
import { useKnownPlace } from '../../platform/lists/known-place.ts'
import { searchedFor, useListAddress, useTyped } from '../../platform/lists/list-address.ts'
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
  const page = useQuery({
    ...reads.payoutBatches.page({
      view,
      size: pageSize,
      ...(currencyId && { currencyId }),
      ...(at && { cursor: at }),
      ...(wanted && { search: wanted }),
    }),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  })
  useKnownPlace(address, page.error)
  return { address, view, typed, page, isNarrowed: Boolean(wanted || currencyId) }
}

export type Batches = ReturnType<typeof useBatches>
