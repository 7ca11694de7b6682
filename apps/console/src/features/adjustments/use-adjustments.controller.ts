import type { AdjustmentConfirmation } from '@kaadi/contract/adjustments'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Signed } from '../../platform/credentials/use-signature.ts'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'

const refreshMs = 10_000
const pageSize = 50

/** A page of adjustments, looked at again every few seconds while the page is visible. */
export function useAdjustments() {
  const reads = useReads()
  const address = useListAddress()
  const view = address.oneOf('view', ['waiting', 'decided']) ?? 'waiting'
  const at = address.get('at')
  const page = useListPage(address, {
    ...reads.adjustments.queue({ view, size: pageSize, ...(at && { cursor: at }) }),
    refetchInterval: refreshMs,
  })
  return { address, view, page }
}

export type Adjustments = ReturnType<typeof useAdjustments>

/** One adjustment with its decision. The lists are read anew, also where somebody was first. */
export function useAdjustment(id: string) {
  const { adjustments } = useClient()
  const queries = useQueryClient()
  const adjustmentId = id as AdjustmentConfirmation['adjustmentId']
  const detail = useQuery({ ...useReads().adjustments.detail({ adjustmentId }), refetchInterval: refreshMs })
  const looked = async <T>(sent: Promise<T>): Promise<T> => {
    try {
      return await sent
    } finally {
      void queries.invalidateQueries({ queryKey: ['adjustments'] })
      void queries.invalidateQueries({ queryKey: ['treasury'] })
    }
  }
  return {
    detail,
    challenge: () => adjustments.challenge({ body: { adjustmentId }, quiet: true }),
    confirm: useAction((given: Signed, idempotencyKey) =>
      looked(adjustments.confirm({ body: { adjustmentId, ...given }, idempotencyKey, quiet: true })),
    ),
    decline: useAction((_: null, idempotencyKey) =>
      looked(adjustments.decline({ body: { adjustmentId }, idempotencyKey, quiet: true })),
    ),
  }
}

export type OneAdjustment = ReturnType<typeof useAdjustment>
