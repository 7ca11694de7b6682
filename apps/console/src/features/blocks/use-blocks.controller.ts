import type { Block, BlockRequest } from '@kaadi/contract/risk'
import { blockKinds } from '@kaadi/contract/risk'
import { useAction } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import { searchedFor, useListAddress, useTyped } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'

const pageSize = 50

/** The block list, held by the address, with what can be added and removed. */
export function useBlocks() {
  const reads = useReads()
  const client = useClient()
  const queries = useQueryClient()
  const address = useListAddress()
  const view = address.oneOf('view', ['running', 'over']) ?? 'running'
  const kind = address.oneOf('kind', blockKinds)
  const search = address.get('q') ?? ''
  const typed = useTyped(search, (q) => address.change({ q }, { replace: search !== '' }))
  const wanted = searchedFor(search)
  const at = address.get('at')
  const page = useListPage(address, {
    ...reads.risk.blocks({
      view,
      size: pageSize,
      ...(kind && { kind }),
      ...(wanted && { search: wanted }),
      ...(at && { cursor: at }),
    }),
  })
  const lookAgain = () => void queries.invalidateQueries({ queryKey: ['risk'] })
  const block = useAction((body: BlockRequest, idempotencyKey) =>
    client.risk.block({ body, idempotencyKey, quiet: true }).finally(lookAgain),
  )
  const unblock = useAction((body: { blockId: Block['blockId']; reason: string }, idempotencyKey) =>
    client.risk.unblock({ body, idempotencyKey, quiet: true }).finally(lookAgain),
  )
  return {
    address,
    view,
    kind: kind ?? null,
    typed,
    page,
    isNarrowed: Boolean(kind || wanted),
    block,
    unblock,
  }
}

export type BlocksState = ReturnType<typeof useBlocks>
