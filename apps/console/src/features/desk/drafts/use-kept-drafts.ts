import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import type { ReviewClaim } from '../../../platform/session/use-claim.ts'
import type { PurposeProps } from '../review/chosen-purpose.ts'
import type { Drafts } from '../review/verdict-draft.ts'
import { type KeptDrafts, keptDraftsIn } from './kept-drafts.ts'

/** The drafts of this tab. */
export function useKept(): KeptDrafts {
  const { storage } = usePlatform()
  return useMemo(() => keptDraftsIn(storage.session), [storage])
}

/**
 * What is drafted of an order, and what its codes are opened for: given back while the same claim is held, forgotten with
 * it.
 */
export function useDrafts(
  giftOrderId: string,
  { snapshot }: Pick<ReviewClaim, 'snapshot'>,
  cameBack: Drafts,
  { purpose, choosePurpose }: PurposeProps,
) {
  const kept = useKept()
  const [drafts, setDrafts] = useState(cameBack)
  const leaseToken = snapshot.context.held?.leaseToken
  const isDrafted = Object.keys(drafts).length > 0
  const giveBack = useEffectEvent((token: string) => {
    const before = kept.of(giftOrderId, token)
    if (before && !isDrafted) setDrafts(before.drafts)
    if (before?.purpose && purpose === null) choosePurpose(before.purpose)
  })
  useEffect(() => {
    if (leaseToken !== undefined) giveBack(leaseToken)
  }, [leaseToken])
  useEffect(() => {
    if (leaseToken === undefined || (!isDrafted && purpose === null)) return
    kept.keep(giftOrderId, leaseToken, { drafts, purpose })
  }, [kept, giftOrderId, leaseToken, isDrafted, drafts, purpose])
  // A claim that is lost can be taken again, with what was drafted on the screen.
  const isOver = (['free', 'elsewhere', 'closed'] as const).some((state) => snapshot.matches(state))
  useEffect(() => {
    if (isOver) kept.forget(giftOrderId)
  }, [kept, giftOrderId, isOver])
  return { drafts, setDrafts, forgetDrafts: () => kept.forget(giftOrderId) }
}
