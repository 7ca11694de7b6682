import type { CardOrderId } from '@kaadi/contract/primitives'
import { useAction, useDeviceNow } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCardColors } from '../../platform/content/card-colors.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { orderPath } from '../../platform/navigation/paths.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { useQueueList } from './use-queue-list.ts'

const refreshMs = 5_000

/** The queue by due time, looked at again every few seconds while the page is visible. */
export function useQueue() {
  const client = useClient()
  const reads = useReads()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const list = useQueueList()
  const [claiming, setClaiming] = useState<string | null>(null)
  const page = useListPage(list.address, {
    ...reads.desk.queue(list.query),
    refetchInterval: refreshMs,
  })
  // A refusal (another reviewer was quicker) is told by the client's notice; the queue then shows who has it.
  const take = useAction(async (id: string, idempotencyKey) => {
    const giftOrderId = id as CardOrderId
    const order = await client.desk.claim({ body: { giftOrderId }, idempotencyKey })
    queries.setQueryData(reads.desk.order({ giftOrderId }).queryKey, order)
    return order
  })
  // Back leads to its row, whatever had the focus.
  const open = (id: string) => {
    list.address.change({ row: id }, { replace: true })
    void navigate(orderPath(id))
  }
  const claim = (id: string) => {
    setClaiming(id)
    void take.run(id).then((order) => {
      setClaiming(null)
      if (order) open(id)
      else void queries.invalidateQueries({ queryKey: ['desk'] })
    })
  }
  return {
    ...list,
    page,
    now: useDeviceNow(),
    claiming,
    claim,
    // Under another sign-in of the same person too: the order's page goes on with a claim, or offers to bring it here.
    goOn: open,
    colorsOf: useCardColors(),
  }
}

export type Queue = ReturnType<typeof useQueue>
