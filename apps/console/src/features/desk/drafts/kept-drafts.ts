import type { StorageAdapter } from '@kaadi/core/storage'
import { keptByIdIn } from '../../../platform/forms/kept-by-id.ts'
import { draftsKey } from '../../../platform/session/desk-storage.ts'
import type { ChosenPurpose } from '../review/chosen-purpose.ts'
import type { Drafts } from '../review/verdict-draft.ts'

/** What a reviewer has begun with an order. */
interface Begun {
  readonly drafts: Drafts
  /** What its codes are opened for. */
  readonly purpose: ChosenPurpose | null
}

/** What was begun under claims, kept with the tab: a reload or a look elsewhere loses nothing. No code is among it. */
export interface KeptDrafts {
  /** Under that claim alone: what was begun under an earlier one is forgotten. */
  readonly of: (giftOrderId: string, leaseToken: string) => Begun | undefined
  readonly keep: (giftOrderId: string, leaseToken: string, begun: Begun) => void
  readonly forget: (giftOrderId: string) => void
}

interface UnderClaim extends Begun {
  readonly leaseToken: string
}

/** The drafts of the tab. */
export const keptDraftsIn = (storage: StorageAdapter): KeptDrafts => {
  const underClaims = keptByIdIn<UnderClaim>(storage, draftsKey)
  const forget = (giftOrderId: string) => underClaims.keep(giftOrderId, undefined)
  return {
    of: (giftOrderId, leaseToken) => {
      const kept = underClaims.of(giftOrderId)
      if (kept?.leaseToken === leaseToken) return kept
      forget(giftOrderId)
      return undefined
    },
    keep: (giftOrderId, leaseToken, begun) => underClaims.keep(giftOrderId, { leaseToken, ...begun }),
    forget,
  }
}
