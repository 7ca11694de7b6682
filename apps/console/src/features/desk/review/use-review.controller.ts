import type { DeskOrder } from '@kaadi/contract/desk'
import type { CardOrderId } from '@kaadi/contract/primitives'
import { useAction, useEmitted } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCardColors } from '../../../platform/content/card-colors.ts'
import { useClient, useReads } from '../../../platform/net/use-client.ts'
import { useDrafts } from '../drafts/use-kept-drafts.ts'
import { useOutside } from '../outside/use-outside.controller.ts'
import { useKnownPhotos } from '../photos/use-known-photos.ts'
import { isRefusal } from '../taking-back/held-refusals.ts'
import { useRefusal } from '../taking-back/use-refusal.ts'
import type { PurposeProps } from './chosen-purpose.ts'
import { decideAndGoOn } from './decide-and-go-on.ts'
import type { NextOrder } from './next-order.ts'
import { useCodes } from './use-codes.ts'
import { useComparison } from './use-comparison.ts'
import { useOrderAtHand } from './use-order-at-hand.ts'
import { decisionsOf, draftedStatus, emptyDraft, gapsOf, type VerdictDraft } from './verdict-draft.ts'

/** How a reviewer comes from one order to the next. */
export interface GoingOn {
  readonly takeNext: () => NextOrder
  readonly onDecided: (order: DeskOrder, next?: NextOrder) => Promise<void>
  /** A refusal waits: it is sent in a moment, unless it is taken back. */
  readonly onHeld: (takenBack: Promise<void>) => Promise<void>
}

/** Review of one order: claim, look, open codes, decide. The service refuses whatever the claim does not cover. */
export function useReview(id: string, { takeNext, onDecided, onHeld }: GoingOn, chosen: PurposeProps) {
  const giftOrderId = id as CardOrderId
  const client = useClient()
  const queries = useQueryClient()
  const reads = useReads()
  const { query, order, claim, watched } = useOrderAtHand(giftOrderId)
  const { snapshot, actor } = claim
  const leaseToken = snapshot.context.held?.leaseToken
  const refusal = useRefusal(giftOrderId)
  const { drafts, setDrafts, forgetDrafts } = useDrafts(giftOrderId, claim, refusal.cameBack, chosen)
  const goOn: GoingOn['onDecided'] = (decided, next) => {
    forgetDrafts()
    return onDecided(decided, next)
  }
  const keep = useCallback(
    (change: DeskOrder | ((before: DeskOrder | undefined) => DeskOrder | undefined)) =>
      queries.setQueryData<DeskOrder>(reads.desk.order({ giftOrderId }).queryKey, change),
    [queries, reads, giftOrderId],
  )
  // The lease as it is when a call is made, which may be long after the screen was drawn.
  const leased = useCallback(
    () => ({ giftOrderId, leaseToken: actor.getSnapshot().context.held?.leaseToken ?? '' }),
    [giftOrderId, actor],
  )

  const codes = useCodes({ giftOrderId, leased, watched, keep })
  const decide = useAction(async (_: null, idempotencyKey) => {
    const body = { ...leased(), cards: order ? decisionsOf(order.order, drafts) : [] }
    const status = order && draftedStatus(order.order, drafts)
    if (order && isRefusal(status)) {
      const endsAt = actor.getSnapshot().context.held?.endsAt
      await onHeld(refusal.hold(order.order, status, body, drafts, endsAt))
      return order
    }
    // Until the next order is open: what nobody waits for is read once it is.
    return watched(
      decideAndGoOn({
        next: takeNext(),
        decided: client.desk.decide({ body, idempotencyKey, quiet: true }),
        goOn,
        keep,
      }),
    )
  })
  const cancel = useAction(async (words: string, idempotencyKey) => {
    const body = { ...leased(), words }
    const cancelled = await watched(client.desk.cancel({ body, idempotencyKey, quiet: true }))
    keep(cancelled)
    await goOn(cancelled)
  })
  const comparison = useComparison({ leased, watched, leaseToken })
  const outside = useOutside({ giftOrderId, leased, watched, keep, onGiven: goOn })
  const { reset } = decide
  // What was refused under an earlier claim says nothing of this one.
  useEmitted(actor, 'held', reset)
  const colorsOf = useCardColors()
  const photosOf = useKnownPhotos(order)
  return {
    query,
    colors: order && colorsOf(order.order.cardTypeId),
    order,
    photosOf,
    claim,
    leaseToken,
    drafts,
    draft: (cardId: string, change: Partial<VerdictDraft>) => {
      // What was refused says nothing of another decision.
      reset()
      setDrafts((before) => ({
        ...before,
        [cardId]: { ...(before[cardId] ?? drafts[cardId] ?? emptyDraft), ...change },
      }))
    },
    status: order && draftedStatus(order.order, drafts),
    gaps: order ? gapsOf(order, drafts) : [],
    ...codes,
    decide,
    cancel,
    ...outside,
    ...comparison,
  }
}

export type Review = ReturnType<typeof useReview>
