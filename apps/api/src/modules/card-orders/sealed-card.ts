import type { SubmitTradeRequest } from '@kaadi/contract/card-orders'
import { isCardCode, normaliseCardCode, type PhotoKind } from '@kaadi/contract/card-types'
import { DomainError, invalidField } from '../../errors/domain-error.ts'
import type { RandomIds } from '../../http/random-ids.ts'
import type { SealedColumn, Vault } from '../../vault/index.ts'

export type SubmittedCard = SubmitTradeRequest['cards'][number]
export type SubmittedPhoto = SubmittedCard['photos'][number]

/** What a price asks of each card. */
export interface CardDemand {
  readonly cardTypeId: string
  readonly needsCode: boolean
  readonly photos: readonly PhotoKind[]
  readonly codePattern: string
}

/** A card as it is stored: its code cannot be read any more. */
export interface SealedCard {
  readonly publicId: string
  readonly sealedCode: Buffer | null
  readonly sealedPin: Buffer | null
  readonly maskedCode: string | null
  readonly fingerprint: Buffer | null
}

/** Binds a sealed code to its card: copied into another row it stays shut. */
export const codeOwner = (cardPublicId: string): string => `card:${cardPublicId}:code`
export const cardPinOwner = (cardPublicId: string): string => `card:${cardPublicId}:pin`

export function sealCard(
  vault: Vault,
  ids: Pick<RandomIds, 'publicId'>,
  cardTypeId: string,
  card: { readonly code?: string | undefined; readonly cardPin?: string | undefined },
): SealedCard {
  const publicId = ids.publicId()
  return { publicId, ...sealCode(vault, publicId, cardTypeId, card) }
}

export function sealCode(
  vault: Vault,
  publicId: string,
  cardTypeId: string,
  { code, cardPin }: { readonly code?: string | undefined; readonly cardPin?: string | undefined },
): Omit<SealedCard, 'publicId'> {
  const sealedPin = cardPin === undefined ? null : vault.sealCode(cardPin, cardPinOwner(publicId))
  if (code === undefined) return { sealedCode: null, sealedPin, maskedCode: null, fingerprint: null }
  return {
    sealedCode: vault.sealCode(code, codeOwner(publicId)),
    sealedPin,
    maskedCode: vault.maskCode(normaliseCardCode(code)),
    fingerprint: vault.fingerprint(cardTypeId, code),
  }
}

export interface CheckedCard {
  readonly code?: string | undefined
  readonly photos: readonly { readonly kind: PhotoKind }[]
}

/** Every card brings what its price asks for. Throws at the first that does not, with its place. */
export function requireCards(cards: readonly CheckedCard[], demand: CardDemand): void {
  const seen = new Set<string>()
  for (const [index, { code, photos }] of cards.entries()) {
    const position = index + 1
    if (code === undefined && demand.needsCode)
      throw invalidField(`cards.${index}.code`, 'Enter the code of this card.')
    if (code !== undefined) requireCode(code, position, demand, seen)
    const missing = demand.photos.find((kind) => !photos.some((photo) => photo.kind === kind))
    if (missing) throw new DomainError('photoMissing', { details: { position, kind: missing } })
  }
}

function requireCode(code: string, position: number, { codePattern }: CardDemand, seen: Set<string>): void {
  if (!isCardCode({ pattern: codePattern }, code))
    throw new DomainError('cardCodeMalformed', { details: { position } })
  const normal = normaliseCardCode(code)
  if (seen.has(normal)) throw invalidField(`cards.${position - 1}.code`, 'This code stands above already.')
  seen.add(normal)
}

/** A photo shows one card: the same file twice in an order is a slip. `used`: what the order has already. */
export function requireDistinctPhotos(
  cards: readonly { readonly photos: readonly Pick<SubmittedPhoto, 'uploadId'>[] }[],
  used: readonly string[] = [],
): void {
  const had = new Set<string>(used)
  const seen = new Set<string>()
  for (const [card, { photos }] of cards.entries())
    for (const [photo, { uploadId }] of photos.entries()) {
      const path = `cards.${card}.photos.${photo}.uploadId`
      if (seen.has(uploadId))
        throw invalidField(path, 'The same photo stands in two places. Take one for each.')
      if (had.has(uploadId)) throw invalidField(path, 'This trade has this photo already. Take a new one.')
      seen.add(uploadId)
    }
}

const card = { table: 'order_cards', key: ['user_id', 'order_id', 'position'], ownerColumn: 'public_id' }

export const sealedCardColumns: readonly SealedColumn[] = [
  { ...card, column: 'sealed_code', ownerOf: codeOwner },
  { ...card, column: 'sealed_pin', ownerOf: cardPinOwner },
]
