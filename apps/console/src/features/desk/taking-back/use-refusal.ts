import type { CardOrder } from '@kaadi/contract/card-orders'
import type { DecideRequest } from '@kaadi/contract/desk'
import { useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { orderPath } from '../../../platform/navigation/paths.ts'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import type { Drafts } from '../review/verdict-draft.ts'
import { heldRefusalsOf } from './held-refusals.ts'

/** The refusal of one order: how it is held back, and what was decided where it came back. */
export function useRefusal(giftOrderId: string) {
  const navigate = useNavigate()
  const refusals = heldRefusalsOf(usePlatform())
  const [cameBack] = useState<Drafts>(() => refusals.draftsOf(giftOrderId) ?? {})
  // Left while the next page was still loading, the screen is hidden and not gone: shown again, it begins no state anew.
  useLayoutEffect(() => void refusals.draftsOf(giftOrderId), [refusals, giftOrderId])
  const hold = (order: CardOrder, body: DecideRequest, drafts: Drafts, endsAt = 0) =>
    refusals.hold({
      order,
      body,
      drafts,
      leftMs: endsAt - Date.now(),
      open: () => void navigate(orderPath(giftOrderId)),
    })
  return { cameBack, hold }
}
