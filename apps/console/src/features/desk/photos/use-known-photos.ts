import type { OrderCard } from '@kaadi/contract/card-orders'
import type { DeskOrder } from '@kaadi/contract/desk'
import { useState } from 'react'

/** What a photo shows, without the photo. */
export type KnownPhoto = Pick<OrderCard['photos'][number], 'uploadId' | 'kind'>

/**
 * The photos of each card as they were last given. A claim that ends takes them out of sight; what was begun about them
 * keeps their names.
 */
export function useKnownPhotos(order: DeskOrder | undefined): (cardId: string) => readonly KnownPhoto[] {
  const [given, setGiven] = useState(order)
  const hasPhotos = order?.order.cards.some(({ photos }) => photos.length > 0)
  // Of the same order: another one is another review.
  if (hasPhotos && order !== given) setGiven(order)
  const known = hasPhotos ? order : given
  return (cardId) => known?.order.cards.find((card) => card.cardId === cardId)?.photos ?? []
}
