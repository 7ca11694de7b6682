import { type CorrectionDraft, correctionDraftsKey, keptCorrectionDrafts } from '@kaadi/core/storage'
import { useState } from 'react'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import { keptPhotos } from '../../../platform/photos/kept-photos.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useFoundDraft, useKeptDraft } from '../draft/use-draft.ts'
import type { Photos } from '../form/check-sell-form.ts'

/** The order that is corrected, and the decision of the desk that asks for it. */
export type CorrectedOrder = Pick<CorrectionDraft, 'giftOrderId' | 'operatorTime'>

/** What was taken again of an order on an earlier visit. Not ready as long as nobody knows whose it is. */
export function useFoundCorrection(order: CorrectedOrder) {
  const { storage } = usePlatform()
  const { user } = useSession()
  const draft = useFoundDraft((userId) => keptCorrectionDrafts(storage.local).get(userId, order))
  return { draft, isReady: user !== undefined || storage.local.get(correctionDraftsKey) === undefined }
}

export interface KeptCorrection {
  readonly order: CorrectedOrder
  readonly draft: CorrectionDraft | undefined
  /** When the order can no longer be sent again, by this device's clock. */
  readonly closesAt: number | undefined
  readonly isOpen: boolean
  /** It was sent, decided, or its time is over: nothing is kept any more. */
  readonly isOver: boolean
}

/** Keeps what is taken again, with each change; and that the person was at it, as Android may drop the page meanwhile. */
export function useKeptCorrection(
  { order, draft, closesAt, isOpen, isOver }: KeptCorrection,
  photos: Photos,
) {
  const { storage } = usePlatform()
  const userId = useSession().user?.userId
  const [owner, setOwner] = useState(userId)
  // A session that dies meanwhile does not take the draft along.
  if (owner === undefined && userId !== undefined) setOwner(userId)
  const [since] = useState(() => draft?.since ?? Date.now())
  const kept = keptCorrectionDrafts(storage.local)
  const found = keptPhotos(photos)
  const isBegun = owner !== undefined && !isOver && (isOpen || found.length > 0)
  useKeptDraft(
    { set: kept.set, remove: () => kept.remove(order) },
    isBegun ? { userId: owner, since, ...order, closesAt, isOpen, photos: found } : undefined,
    true,
  )
}
