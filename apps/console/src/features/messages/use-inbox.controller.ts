import { useListAddress } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useOrderSearch } from '../../platform/lists/order-search.ts'
import { useReads } from '../../platform/net/use-client.ts'
import { useDeskEvents } from '../../platform/net/use-desk-events.ts'

const refreshMs = 10_000
const pageSize = 50

/** A page of the inbox, looked at again as something changes. */
export function useInbox() {
  useDeskEvents()
  const reads = useReads()
  const address = useListAddress()
  const view = address.oneOf('view', ['waiting', 'answered']) ?? 'waiting'
  const { typed, wanted } = useOrderSearch(address)
  const at = address.get('at')
  const page = useListPage(address, {
    ...reads.deskMessages.inbox({
      view,
      size: pageSize,
      ...(wanted && { search: wanted }),
      ...(at && { cursor: at }),
    }),
    refetchInterval: refreshMs,
  })
  return { address, view, typed, page, isNarrowed: Boolean(wanted) }
}

export type Inbox = ReturnType<typeof useInbox>
