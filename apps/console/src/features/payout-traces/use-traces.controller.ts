import { searchedFor, useListAddress, useTyped } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useReads } from '../../platform/net/use-client.ts'

const refreshMs = 10_000
const pageSize = 50

/** A page of withdrawals that have not come, looked at again every few seconds while the page is visible. */
export function useTraces() {
  const reads = useReads()
  const address = useListAddress()
  const view = address.oneOf('view', ['waiting', 'ended']) ?? 'waiting'
  const at = address.get('at')
  const search = address.get('q') ?? ''
  const typed = useTyped(search, (q) => address.change({ q }, { replace: search !== '' }))
  const wanted = searchedFor(search)
  const page = useListPage(address, {
    ...reads.payoutTraces.queue({
      view,
      size: pageSize,
      ...(at && { cursor: at }),
      ...(wanted && { search: wanted }),
    }),
    refetchInterval: refreshMs,
  })
  return { address, view, typed, page, isNarrowed: Boolean(wanted), now: page.dataUpdatedAt }
}

export type Traces = ReturnType<typeof useTraces>
