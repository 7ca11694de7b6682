import type { PhotoKind } from '../card-types/card-type.schema.ts'
import type { OrderCard } from './card-order.schema.ts'

type NamedCard = Pick<OrderCard, 'cardId' | 'reason' | 'photos'>
type NamingEvidence = { readonly cardId: string; readonly photo: { readonly uploadId: string } }

const receiptReasons: readonly number[] = [104, 105]
const photoKinds: readonly PhotoKind[] = ['front', 'back', 'receipt']

/**
 * Which photos of a returned card are to be taken again: the receipt where that is what is wrong; else those that the
 * desk named as showing the reason; else both sides, as far as they were sent.
 */
export const photosToRetake = (card: NamedCard, evidence: readonly NamingEvidence[]): PhotoKind[] => {
  if (receiptReasons.includes(card.reason?.code ?? 0)) return ['receipt']
  const kindsOf = (wanted: (photo: NamedCard['photos'][number]) => boolean) =>
    photoKinds.filter((kind) => card.photos.some((photo) => photo.kind === kind && wanted(photo)))
  const named = kindsOf(({ uploadId }) =>
    evidence.some(({ cardId, photo }) => cardId === card.cardId && photo.uploadId === uploadId),
  )
  if (named.length > 0) return named
  const sent = kindsOf(({ kind }) => kind !== 'receipt')
  return sent.length > 0 ? sent : ['front', 'back']
}
