import { searchedFor, useListAddress, useTyped } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { listSort } from '../../platform/lists/list-sort.ts'
import { useReads } from '../../platform/net/use-client.ts'

const pageSize = 50

/** A page of brands that sellers ask for, held by the address. What most ask for comes first. */
export function useBrandRequests() {
  const reads = useReads()
  const address = useListAddress()
  const view = address.oneOf('view', ['open', 'answered']) ?? 'open'
  const search = address.get('q') ?? ''
  const typed = useTyped(search, (q) => address.change({ q }, { replace: search !== '' }))
  // By itself the list comes by how many ask: the key that other lists call their time.
  const order = listSort(address, { time: 'sellers', amount: 'last' }, 'descending')
  const wanted = searchedFor(search)
  const at = address.get('at')
  const page = useListPage(address, {
    ...reads.brandRequestReviews.list({
      view,
      size: pageSize,
      sort: order.by === 'amount' ? 'time' : 'sellers',
      direction: order.direction,
      ...(wanted && { search: wanted }),
      ...(at && { cursor: at }),
    }),
    refetchInterval: 30_000,
  })
  return { address, view, typed, order, page, isNarrowed: Boolean(wanted) }
}

export type BrandRequests = ReturnType<typeof useBrandRequests>
