import { searchedFor, useListAddress, useTyped } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useReads } from '../../platform/net/use-client.ts'

const refreshMs = 10_000
const pageSize = 50

/** A page of partners and applications, looked at again every few seconds while the page is visible. */
export function usePartners() {
  const reads = useReads()
  const address = useListAddress()
  const view = address.oneOf('view', ['waiting', 'active', 'suspended', 'refused']) ?? 'waiting'
  const tier = address.oneOf('tier', ['bronze', 'silver', 'gold'])
  const search = address.get('q') ?? ''
  const typed = useTyped(search, (q) => address.change({ q }, { replace: search !== '' }))
  const wanted = searchedFor(search)
  const at = address.get('at')
  const page = useListPage(address, {
    ...reads.partnerReviews.queue({
      view,
      size: pageSize,
      ...(tier && { tier }),
      ...(wanted && { search: wanted }),
      ...(at && { cursor: at }),
    }),
    refetchInterval: refreshMs,
  })
  return { address, view, tier: tier ?? null, typed, page, isNarrowed: Boolean(wanted || tier) }
}

export type Partners = ReturnType<typeof usePartners>
