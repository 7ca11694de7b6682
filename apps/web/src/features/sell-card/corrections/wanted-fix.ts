import { type CardOrder, type OrderCard, photosToRetake } from '@kaadi/contract/card-orders'
import type { PhotoKind } from '@kaadi/contract/card-types'

/** What may be sent again for a card. At least one of it must be. */
export interface WantedFix {
  readonly kinds: readonly PhotoKind[]
  readonly code: boolean
}

type Returned = Pick<OrderCard, 'cardId' | 'reason' | 'photos' | 'maskedCode'>

/** Reads off the desk's decision what the seller has to send again: the photos that it named, the receipt, the code. */
export const wantedFix = (card: Returned, evidence: CardOrder['evidence']): WantedFix => {
  const hasCode = card.maskedCode !== null
  const kinds = photosToRetake(card, evidence)
  switch (card.reason?.code) {
    case 101:
    case 104:
    case 105:
      return { kinds, code: false }
    case 102:
    case 103:
      // A card sold by its code alone has no photo to correct.
      return { kinds: hasCode && card.photos.length === 0 ? [] : kinds, code: hasCode }
    default: {
      const receipt = !kinds.includes('receipt') && card.photos.some((photo) => photo.kind === 'receipt')
      return { kinds: [...kinds, ...(receipt ? (['receipt'] as const) : [])], code: hasCode }
    }
  }
}
