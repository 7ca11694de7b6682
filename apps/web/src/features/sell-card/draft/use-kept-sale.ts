import type { LockedRate } from '@kaadi/core/machines'
import { keptSellDrafts } from '@kaadi/core/storage'
import { useState } from 'react'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import type { SaleSnapshot } from '../sale/use-sale.ts'
import { type DraftParts, draftOf } from './keep-draft.ts'
import { useKeptDraft } from './use-draft.ts'

const lockedRateOf = ({ request, quote, quoteEndsAt }: SaleSnapshot['context']): LockedRate | undefined =>
  request && quote && quoteEndsAt !== undefined ? { request, quote, quoteEndsAt } : undefined

export interface KeptSale extends Pick<DraftParts, 'cardTypeId' | 'form' | 'photos' | 'isUnanswered'> {
  /** Undefined as long as nobody knows who sells. */
  readonly userId: DraftParts['userId'] | undefined
  /** When the draft was begun that was taken up, if one was. */
  readonly since: number | undefined
  /** Something was entered that is worth keeping. */
  readonly isWorthKeeping: boolean
}

/** Keeps a sale as a draft on this device until the service has taken it. */
export function useKeptSale(
  { userId, since: begun, isWorthKeeping, ...rest }: KeptSale,
  snapshot: SaleSnapshot,
) {
  const [since] = useState(() => begun ?? Date.now())
  const { storage } = usePlatform()
  const kept = keptSellDrafts(storage.local)
  const { context } = snapshot
  useKeptDraft(
    { set: kept.set, remove: () => kept.remove(rest.cardTypeId) },
    userId !== undefined && context.order === undefined && isWorthKeeping
      ? draftOf({ ...rest, userId, since, rate: lockedRateOf(context) })
      : undefined,
  )
}
