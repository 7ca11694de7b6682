import type { OrderCard } from '@kaadi/contract/card-orders'
import type { PhotoKind } from '@kaadi/contract/card-types'

/** What may be sent again for a card. At least one of it must be. */
export interface WantedFix {
  readonly kinds: readonly PhotoKind[]
  readonly code: boolean
}

type Returned = Pick<OrderCard, 'reason' | 'photos' | 'maskedCode'>

const ofCard = ({ photos }: Returned): PhotoKind[] => {
  const sent = (['front', 'back'] as const).filter((kind) => photos.some((photo) => photo.kind === kind))
  return sent.length > 0 ? [...sent] : ['front', 'back']
}

/** Reads off the desk's reason what the seller has to send again: the receipt, the photos of the card, or its code. */
export const wantedFix = (card: Returned): WantedFix => {
  const hasCode = card.maskedCode !== null
  switch (card.reason?.code) {
    case 104:
    case 105:
      return { kinds: ['receipt'], code: false }
    case 101:
      return { kinds: ofCard(card), code: false }
    case 102:
    case 103:
      // A card sold by its code alone has no photo to correct.
      return { kinds: hasCode && card.photos.length === 0 ? [] : ofCard(card), code: hasCode }
    default: {
      const receipt = card.photos.some((photo) => photo.kind === 'receipt')
      return { kinds: [...ofCard(card), ...(receipt ? (['receipt'] as const) : [])], code: hasCode }
    }
  }
}
