import { useListAddress } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useOrderSearch } from '../../platform/lists/order-search.ts'
import { useReads } from '../../platform/net/use-client.ts'

const refreshMs = 10_000
const pageSize = 50

/** A page of appeals, looked at again every few seconds while the page is visible. */
export function useAppeals() {
  const reads = useReads()
  const address = useListAddress()
  const view = address.oneOf('view', ['waiting', 'decided']) ?? 'waiting'
  const { typed, wanted } = useOrderSearch(address)
  const at = address.get('at')
  const page = useListPage(address, {
    ...reads.appeals.queue({
      view,
      size: pageSize,
      ...(wanted && { search: wanted }),
      ...(at && { cursor: at }),
    }),
    refetchInterval: refreshMs,
  })
  return { address, view, typed, page, isNarrowed: Boolean(wanted) }
}

export type Appeals = ReturnType<typeof useAppeals>
