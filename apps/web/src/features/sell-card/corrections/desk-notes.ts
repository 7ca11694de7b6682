import type { CardOrder, OrderCard } from '@kaadi/contract/card-orders'
import type { PhotoKind } from '@kaadi/contract/card-types'

/** What the desk wrote about a card, and the photo of the seller's that it wrote it about. */
export interface DeskNote {
  readonly id: string
  readonly note: string
  /** Left out where it showed a picture of its own. */
  readonly kind: PhotoKind | undefined
}

/** The desk's own words about what must be sent again; not those about a photo that is fine. */
export const deskNotes = (
  card: Pick<OrderCard, 'cardId' | 'photos'>,
  evidence: CardOrder['evidence'],
  wanted: readonly PhotoKind[],
): DeskNote[] =>
  evidence
    .filter(({ cardId, note }) => cardId === card.cardId && note.trim() !== '')
    .flatMap(({ id, note, photo }) => {
      const about = card.photos.find(({ uploadId }) => uploadId === photo.uploadId)?.kind
      const kind = wanted.find((one) => one === about)
      return about === undefined || kind !== undefined ? [{ id, note, kind }] : []
    })
