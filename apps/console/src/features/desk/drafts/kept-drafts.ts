import type { StorageAdapter } from '@kaadi/core/storage'
import { keptByIdIn } from '../../../platform/forms/kept-by-id.ts'
import { draftsKey } from '../../../platform/session/desk-storage.ts'
import type { Drafts } from '../review/verdict-draft.ts'

/** What was drafted under claims, kept with the tab: a reload or a look elsewhere loses nothing. No code is among it. */
export interface KeptDrafts {
  /** Under that claim alone: what was drafted under an earlier one is forgotten. */
  readonly of: (giftOrderId: string, leaseToken: string) => Drafts | undefined
  readonly keep: (giftOrderId: string, leaseToken: string, drafts: Drafts) => void
  readonly forget: (giftOrderId: string) => void
}

interface UnderClaim {
  readonly leaseToken: string
  readonly drafts: Drafts
}

/** The drafts of the tab. */
export const keptDraftsIn = (storage: StorageAdapter): KeptDrafts => {
  const underClaims = keptByIdIn<UnderClaim>(storage, draftsKey)
  const forget = (giftOrderId: string) => underClaims.keep(giftOrderId, undefined)
  return {
    of: (giftOrderId, leaseToken) => {
      const kept = underClaims.of(giftOrderId)
      if (kept?.leaseToken === leaseToken) return kept.drafts
      forget(giftOrderId)
      return undefined
    },
    keep: (giftOrderId, leaseToken, drafts) => underClaims.keep(giftOrderId, { leaseToken, drafts }),
    forget,
  }
}
