import type { LockedRate } from '@kaadi/core/machines'
import { keptSellDrafts } from '@kaadi/core/storage'
import { useState } from 'react'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import type { SaleSnapshot } from '../sale/use-sale.ts'
import { type DraftParts, draftOf } from './keep-draft.ts'
import { useKeptDraft } from './use-draft.ts'

/**
 * The rate with the key of a sending that may have arrived under it, or that waits: the next visit asks for its order, and
 * sends under it.
 */
export const lockedRateOf = (snapshot: SaleSnapshot): LockedRate | undefined => {
  const { request, quote, quoteEndsAt, sentUnder, idempotencyKey } = snapshot.context
  if (!request || !quote || quoteEndsAt === undefined) return undefined
  const isUnderWay =
    snapshot.matches('submitting') || snapshot.matches('unanswered') || snapshot.matches('queued')
  return { request, quote, quoteEndsAt, sentUnder: isUnderWay ? idempotencyKey : sentUnder }
}

export interface KeptSale
  extends Pick<DraftParts, 'cardTypeId' | 'named' | 'form' | 'photos' | 'isUnanswered' | 'waits'> {
  /** Undefined as long as nobody knows who sells. */
  readonly userId: DraftParts['userId'] | undefined
  /** When the draft was begun that was taken up, if one was. */
  readonly since: number | undefined
  /** Something was entered that is worth keeping. */
  readonly isWorthKeeping: boolean
  /** The service took it. */
  readonly isSent: boolean
}

/** Keeps a sale as a draft on this device until the service has taken it. */
export function useKeptSale(
  { userId, since: begun, isWorthKeeping, isSent, ...rest }: KeptSale,
  snapshot: SaleSnapshot,
) {
  const [since] = useState(() => begun ?? Date.now())
  const { storage } = usePlatform()
  const kept = keptSellDrafts(storage.local)
  useKeptDraft(
    { set: kept.set, remove: () => kept.remove(rest.cardTypeId) },
    userId !== undefined && !isSent && isWorthKeeping
      ? draftOf({ ...rest, userId, since, rate: lockedRateOf(snapshot) })
      : undefined,
  )
}
