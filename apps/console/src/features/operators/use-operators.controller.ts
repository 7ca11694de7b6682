import { useQuery } from '@tanstack/react-query'
import { searchedFor, useListAddress, useTyped } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useReads } from '../../platform/net/use-client.ts'
import { roles } from './operator-words.ts'

const refreshMs = 30_000
const pageSize = 50
const askedShown = 10

/** A page of operators and the invitations that wait. What is shown stands in the address. */
export function useOperators() {
  const reads = useReads()
  const address = useListAddress()
  const state = address.oneOf('state', ['active', 'suspended'])
  const role = address.oneOf('role', roles)
  const search = address.get('q') ?? ''
  const typed = useTyped(search, (q) => address.change({ q }, { replace: search !== '' }))
  const wanted = searchedFor(search)
  const at = address.get('at')
  const page = useListPage(address, {
    ...reads.operatorAccounts.page({
      size: pageSize,
      ...(state && { state }),
      ...(role && { role }),
      ...(wanted && { search: wanted }),
      ...(at && { cursor: at }),
    }),
    refetchInterval: refreshMs,
  })
  const invitations = useQuery({ ...reads.operatorAccounts.invitations(), refetchInterval: refreshMs })
  const asked = useQuery({
    ...reads.changes.list({ view: 'all', about: 'operators', size: askedShown }),
    refetchInterval: refreshMs,
  })
  return {
    address,
    state,
    role,
    typed,
    page,
    invitations,
    asked,
    isNarrowed: Boolean(state || role || wanted),
  }
}

export type Operators = ReturnType<typeof useOperators>
