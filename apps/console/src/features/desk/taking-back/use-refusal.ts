import { type CardOrder, cardOrderStatus } from '@kaadi/contract/card-orders'
import type { DecideRequest } from '@kaadi/contract/desk'
import { useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { orderPath } from '../../../platform/navigation/paths.ts'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import { useOperator } from '../../../platform/session/operator.ts'
import type { Drafts } from '../review/verdict-draft.ts'
import { heldRefusalsOf } from './held-refusals.ts'

/** The refusal of one order: how it is held back, and what was decided where it came back. */
export function useRefusal(giftOrderId: string) {
  const navigate = useNavigate()
  const refusals = heldRefusalsOf(usePlatform())
  const operatorId = useOperator()?.operatorId
  const [cameBack] = useState<Drafts>(() => refusals.draftsOf(giftOrderId, operatorId) ?? {})
  // Left while the next page was still loading, the screen is hidden and not gone: shown again, it begins no state anew.
  useLayoutEffect(() => void refusals.draftsOf(giftOrderId, operatorId), [refusals, giftOrderId, operatorId])
  const hold = (order: CardOrder, status: number, body: DecideRequest, drafts: Drafts, endsAt = 0) =>
    refusals.hold({
      operatorId: operatorId ?? '',
      order,
      isSentBack: status === cardOrderStatus.rejectedCorrectable,
      body,
      drafts,
      leftMs: endsAt - Date.now(),
      open: (id) => void navigate(orderPath(id)),
    })
  return { cameBack, hold }
}
