import type { SellerPage } from '@kaadi/contract/people'
import type { UserId } from '@kaadi/contract/primitives'
import type { BlockRequest, PauseRequest } from '@kaadi/contract/risk'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient, useReads } from '../../../platform/net/use-client.ts'

const refreshMs = 15_000

/** One seller with what can be done: notes, pauses, blocks, ending sessions. Each change is looked at again. */
export function useSeller(id: string) {
  const sellerId = id as UserId
  const client = useClient()
  const queries = useQueryClient()
  const read = useReads().people.seller({ sellerId })
  const page = useQuery({ ...read, refetchInterval: refreshMs })
  const thenLook = async <Data>(work: Promise<Data>): Promise<Data> => {
    try {
      return await work
    } finally {
      // Refused or not: somebody may have been first.
      void queries.invalidateQueries({ queryKey: ['people'] })
      void queries.invalidateQueries({ queryKey: ['risk'] })
    }
  }
  const quiet = { quiet: true } as const
  const note = useAction((text: string, idempotencyKey) =>
    thenLook(client.people.addNote({ body: { sellerId, text }, idempotencyKey, ...quiet })),
  )
  const pause = useAction((given: Omit<PauseRequest, 'sellerId'>, idempotencyKey) =>
    thenLook(client.risk.pause({ body: { sellerId, ...given }, idempotencyKey, ...quiet })),
  )
  const lift = useAction(
    (body: { pauseId: SellerPage['pauses'][number]['pauseId']; reason: string }, idempotencyKey) =>
      thenLook(client.risk.lift({ body, idempotencyKey, ...quiet })),
  )
  const block = useAction((body: BlockRequest, idempotencyKey) =>
    thenLook(client.risk.block({ body, idempotencyKey, ...quiet })),
  )
  const endSessions = useAction((sessionId: SellerPage['sessions'][number]['id'] | null) =>
    thenLook(client.people.endSessions({ body: { sellerId, ...(sessionId && { sessionId }) }, ...quiet })),
  )
  return { page, note, pause, lift, block, endSessions }
}

export type SellerState = ReturnType<typeof useSeller>
/** What can be done on the page of a seller. */
export type SellerActions = Omit<SellerState, 'page'>
