import { searchedFor, useListAddress, useTyped } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useReads } from '../../platform/net/use-client.ts'

const refreshMs = 10_000
const pageSize = 50

/** A page of cases, looked at again every few seconds while the page is visible. */
export function useVerifications() {
  const reads = useReads()
  const address = useListAddress()
  const view = address.oneOf('view', ['waiting', 'decided']) ?? 'waiting'
  const countryCode = address.oneOf('country', ['NG', 'GH'])
  const search = address.get('q') ?? ''
  const typed = useTyped(search, (q) => address.change({ q }, { replace: search !== '' }))
  const wanted = searchedFor(search)
  const at = address.get('at')
  const page = useListPage(address, {
    ...reads.verificationReviews.queue({
      view,
      size: pageSize,
      ...(countryCode && { countryCode }),
      ...(wanted && { search: wanted }),
      ...(at && { cursor: at }),
    }),
    refetchInterval: refreshMs,
  })
  return {
    address,
    view,
    countryCode: countryCode ?? null,
    typed,
    page,
    isNarrowed: Boolean(wanted || countryCode),
  }
}

export type Verifications = ReturnType<typeof useVerifications>
