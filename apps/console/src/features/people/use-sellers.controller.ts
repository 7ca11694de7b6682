import { searchedFor, useListAddress, useTyped } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useReads } from '../../platform/net/use-client.ts'

const pageSize = 50

/** A page of sellers, held by the address. */
export function useSellers() {
  const reads = useReads()
  const address = useListAddress()
  const only = address.oneOf('only', ['paused'])
  const countryCode = address.oneOf('country', ['NG', 'GH'])
  const sort = address.oneOf('sort', ['joined', '-joined', 'level', '-level']) ?? '-joined'
  const search = address.get('q') ?? ''
  const typed = useTyped(search, (q) => address.change({ q }, { replace: search !== '' }))
  const wanted = searchedFor(search)
  const at = address.get('at')
  const page = useListPage(address, {
    ...reads.people.page({
      size: pageSize,
      sort: sort.endsWith('level') ? 'level' : 'joined',
      direction: sort.startsWith('-') ? 'descending' : 'ascending',
      ...(only && { only }),
      ...(countryCode && { countryCode }),
      ...(wanted && { search: wanted }),
      ...(at && { cursor: at }),
    }),
  })
  return {
    address,
    only: only ?? null,
    countryCode: countryCode ?? null,
    sort,
    typed,
    page,
    isNarrowed: Boolean(only || countryCode || wanted),
  }
}

export type SellersState = ReturnType<typeof useSellers>
