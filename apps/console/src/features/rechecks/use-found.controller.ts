import type { RecheckId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useOrderSearch } from '../../platform/lists/order-search.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'

const refreshMs = 10_000
const pageSize = 50

/** What blind looks found, a page at a time, and the answer of a senior. */
export function useFound(view: 'differing' | 'answered' | 'agreed') {
  const client = useClient()
  const queries = useQueryClient()
  const reads = useReads()
  const address = useListAddress()
  const { typed, wanted } = useOrderSearch(address)
  const at = address.get('at')
  const page = useListPage(address, {
    ...reads.rechecks.list({
      view,
      size: pageSize,
      ...(wanted && { search: wanted }),
      ...(at && { cursor: at }),
    }),
    refetchInterval: refreshMs,
  })
  const answer = useAction(async (given: { recheckId: RecheckId; words: string }, idempotencyKey) => {
    try {
      return await client.rechecks.answer({ body: given, idempotencyKey, quiet: true })
    } finally {
      void queries.invalidateQueries({ queryKey: ['rechecks'] })
    }
  })
  return { address, typed, page, answer, isNarrowed: Boolean(wanted) }
}

export type Found = ReturnType<typeof useFound>
