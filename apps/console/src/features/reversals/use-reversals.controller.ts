import { useListAddress } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useReads } from '../../platform/net/use-client.ts'

const refreshMs = 10_000
const pageSize = 50

/** A page of reversals, looked at again every few seconds while the page is visible. */
export function useReversals() {
  const reads = useReads()
  const address = useListAddress()
  const view = address.oneOf('view', ['waiting', 'decided']) ?? 'waiting'
  const at = address.get('at')
  const page = useListPage(address, {
    ...reads.reversals.queue({ view, size: pageSize, ...(at && { cursor: at }) }),
    refetchInterval: refreshMs,
  })
  return { address, view, page }
}

export type Reversals = ReturnType<typeof useReversals>
