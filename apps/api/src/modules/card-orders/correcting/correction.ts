import type { ResubmitRequest } from '@kaadi/contract/card-orders'
import { cardStatus } from '@kaadi/contract/card-orders'
import { invalidField } from '../../../errors/domain-error.ts'
import type { Vault } from '../../../vault/index.ts'
import {
  type CardDemand,
  cardPinOwner,
  codeOwner,
  requireCards,
  requireDistinctPhotos,
  type SubmittedPhoto,
} from '../sealed-card.ts'
import type { ChangeableCard, ChangeableOrder } from './change-orders.repository.ts'

export type CorrectedCard = ResubmitRequest['cards'][number]

/** A card as it will be: what stays of it and what the seller sends anew. */
export interface Correction {
  readonly card: ChangeableCard
  readonly given: CorrectedCard | undefined
  /** Codes in the clear, for sealing: never stored, never logged. */
  readonly code: string | undefined
  readonly cardPin: string | undefined
  /** New photos, and those of kinds that no new photo replaces. */
  readonly photos: readonly (SubmittedPhoto & { readonly keptUploadId?: bigint })[]
}

/** Lays the seller's corrections over the cards, and checks the result like a new order's. */
export function correctCards(
  vault: Vault,
  order: ChangeableOrder,
  given: readonly CorrectedCard[],
  demand: CardDemand,
): readonly Correction[] {
  requireKnown(order, given)
  const corrections = order.cards.map((card) => correct(vault, card, given))
  requireDistinctPhotos(given, order.sentPhotos)
  requireCards(corrections, demand)
  return corrections
}

function requireKnown({ cards }: ChangeableOrder, given: readonly CorrectedCard[]): void {
  const known = new Map(cards.map((card) => [card.publicId, card]))
  const seen = new Set<string>()
  for (const [index, { cardId, code, cardPin, photos }] of given.entries()) {
    const card = known.get(cardId)
    if (card?.status !== cardStatus.unreadable || seen.has(cardId))
      throw invalidField(`cards.${index}.cardId`, 'This card does not wait for a correction.')
    if (code === undefined && cardPin === undefined && photos.length === 0)
      throw invalidField(`cards.${index}`, 'Send a better photo or code of this card.')
    seen.add(cardId)
  }
  const left = cards.findIndex(
    ({ status, publicId }) => status === cardStatus.unreadable && !seen.has(publicId),
  )
  if (left >= 0) throw invalidField('cards', `Card ${cards[left]!.position} waits for a correction too.`)
}

/** What the desk read off a photo is not the seller's word: it stays with that photo (decision 190). */
const codeOfSeller = (vault: Vault, { isTyped, publicId, sealedCode }: ChangeableCard): string | undefined =>
  sealedCode && !isTyped ? vault.openCode(sealedCode, codeOwner(publicId)) : undefined

function correct(vault: Vault, card: ChangeableCard, all: readonly CorrectedCard[]): Correction {
  const given = all.find(({ cardId }) => cardId === card.publicId)
  const photos = given?.photos ?? []
  const kept = card.photos.filter(({ kind }) => !photos.some((photo) => photo.kind === kind))
  return {
    card,
    given,
    code: given?.code ?? codeOfSeller(vault, card),
    cardPin:
      given?.cardPin ??
      (card.sealedPin ? vault.openCode(card.sealedPin, cardPinOwner(card.publicId)) : undefined),
    photos: [
      ...photos,
      ...kept.map(({ kind, publicId, uploadId }) => ({
        kind: kind as SubmittedPhoto['kind'],
        uploadId: publicId as SubmittedPhoto['uploadId'],
        keptUploadId: BigInt(uploadId),
      })),
    ],
  }
}
