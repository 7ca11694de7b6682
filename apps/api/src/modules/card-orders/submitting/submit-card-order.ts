import { type CardOrder, quoteStatus, type SubmitTradeRequest } from '@kaadi/contract/card-orders'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import type { KeyedRequest } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { untilAnswered } from '../../../idempotency/until-answered.ts'
import { withStoredReply } from '../../../idempotency/with-stored-reply.ts'
import { pausedError } from '../../risk/index.ts'
import { findOwnUploads } from '../../uploads/index.ts'
import type { StoredCardOrder } from '../card-order.ts'
import type { CallingSeller, QuoteCard, Seller } from '../quoting/quote-card.ts'
import { createFindQuoteToSubmit, type QuoteToSubmit } from '../quoting/quotes.repository.ts'
import { findLiveOrderOf, findLiveOrderWith, findOrderOfQuote } from '../reading/card-orders.repository.ts'
import type { ReadOrder } from '../reading/read-order.ts'
import { requireCards, requireDistinctPhotos, sealCard } from '../sealed-card.ts'
import { justSubmitted } from './just-submitted.ts'
import { createSubmitCardOrders, type NewCardOrder } from './submit-card-orders.repository.ts'

/** Takes cards in under a locked quote. The quote says what is paid; the database decides whether it still holds. */
export function createSubmitCardOrder(deps: Deps, { expired, couponTaken }: QuoteCard, readOrder: ReadOrder) {
  const { db } = deps.database
  const send = createSubmitCardOrders(deps.database)
  const findQuote = createFindQuoteToSubmit(deps.database)

  return async (seller: CallingSeller, key: string, body: SubmitTradeRequest): Promise<CardOrder> => {
    const request = keyedRequest(deps.vault, { userId: seller.id, key, operation: 'cardOrders.submit', body })
    const { giftOrderId, made } = await withStoredReply(db, request, () => make(seller, body, request))
    return made ? readOrder.show(seller, made) : readOrder(seller, giftOrderId)
  }

  async function make(
    seller: CallingSeller,
    body: SubmitTradeRequest,
    request: KeyedRequest,
  ): Promise<{ readonly giftOrderId: string; readonly made?: StoredCardOrder | undefined }> {
    const quote = await requireLocked(seller, body)
    const item = { ...(await prepare(seller, quote, body)), device: seller.device ?? null, request }
    return untilAnswered({ on: db, request, send: () => send(item) }, async (sent) => {
      const { outcome } = sent
      if (outcome === 'made') return { giftOrderId: item.publicId, made: justSubmitted(quote, item, sent) }
      if (outcome === 'leaving') throw new DomainError('deletionPending')
      if (outcome === 'paused') throw await pausedError(db, seller.id, 'selling')
      if (outcome === 'barred') throw new DomainError('blocked')
      if (outcome === 'duplicate') throw await duplicate(seller, item)
      if (outcome === 'photoTaken') throw await shownBefore(seller, item)
      if (outcome === 'couponTaken') throw await couponTaken(seller, await requireLocked(seller, body))
      if (outcome === 'noQuote') await requireLocked(seller, body)
      return undefined
    })
  }

  async function prepare(
    seller: Seller,
    quote: QuoteToSubmit,
    body: SubmitTradeRequest,
  ): Promise<Omit<NewCardOrder, 'request' | 'device'>> {
    // A brand that was closed meanwhile is bought to the end of the lock.
    if (!quote.isListed) throw new DomainError('cardTypeClosed')
    if (body.cards.length !== quote.count)
      throw invalidField('cards', `The rate is locked for ${quote.count} cards.`)
    // First, or of a photo that stands there twice another would be missing.
    requireDistinctPhotos(body.cards)
    requireCards(body.cards, quote)
    const photos = body.cards.flatMap((card) => card.photos)
    const uploads = photos.length > 0 ? await findOwnUploads(db, seller.id, photos) : []
    const idOf = new Map(uploads.map((upload) => [upload.publicId, upload.id]))
    return {
      publicId: deps.ids.publicId(),
      quoteId: quote.publicId,
      comment: body.comment?.trim() || null,
      cards: body.cards.map((card) => ({
        ...sealCard(deps.vault, deps.ids, quote.cardTypeId, card),
        photos: card.photos.map(({ kind, uploadId }) => ({
          kind,
          uploadId: idOf.get(uploadId)!,
          publicId: uploadId,
        })),
      })),
    }
  }

  async function requireLocked(seller: Seller, body: SubmitTradeRequest): Promise<QuoteToSubmit> {
    const quote = await findQuote({ userId: seller.id, publicId: body.quoteId })
    if (quote?.status === quoteStatus.used) throw await soldBefore(seller, quote, body)
    if (quote?.status !== quoteStatus.locked) throw new DomainError('quoteUnusable')
    if (quote.isExpired) throw await expired(seller, quote)
    return quote
  }

  /**
   * The same cards under the same quote are the order that it made, under whatever key they come: no place is named. Of other
   * cards, or with other photos, one that is in a live order leads there.
   */
  async function soldBefore(
    seller: Seller,
    quote: QuoteToSubmit,
    { cards }: SubmitTradeRequest,
  ): Promise<DomainError> {
    const sent = cards.map(({ code, photos }) => ({
      fingerprint: code === undefined ? null : deps.vault.fingerprint(quote.cardTypeId, code),
      photos: photos.map(({ uploadId }) => uploadId),
    }))
    const giftOrderId = await findOrderOfQuote(db, quote, sent)
    if (giftOrderId !== undefined)
      return new DomainError('cardAlreadySubmitted', { details: { giftOrderId } })
    return (await inLiveOrder(seller, sent)) ?? new DomainError('quoteUnusable')
  }

  /** Told where the card is, without a strike. Whether someone else has sent it is nobody's business here. */
  async function duplicate(seller: Seller, item: Omit<NewCardOrder, 'request'>): Promise<DomainError> {
    return (await inLiveOrder(seller, item.cards)) ?? new DomainError('cardAlreadySubmitted')
  }

  /** A photo of a card that is under way leads to its order: another tab has sent it. Any other has gone. */
  async function shownBefore(seller: Seller, { cards }: Omit<NewCardOrder, 'request'>): Promise<DomainError> {
    const uploadIds = cards.flatMap(({ photos }) => photos.map(({ uploadId }) => uploadId))
    const live = await findLiveOrderWith(db, seller.id, uploadIds)
    if (!live) return new DomainError('photoMissing')
    const { giftOrderId } = live
    const shows = ({ uploadId }: { readonly uploadId: bigint }) => uploadId === live.uploadId
    const index = cards.findIndex(({ photos }) => photos.some(shows))
    const { publicId: uploadId } = cards[index]!.photos.find(shows)!
    return new DomainError('cardAlreadySubmitted', {
      details: { giftOrderId, position: index + 1, uploadId },
    })
  }

  async function inLiveOrder(
    seller: Seller,
    cards: readonly { readonly fingerprint: Buffer | null }[],
  ): Promise<DomainError | undefined> {
    const fingerprints = cards.flatMap(({ fingerprint }) => fingerprint ?? [])
    const live = fingerprints.length > 0 && (await findLiveOrderOf(db, seller.id, fingerprints))
    if (!live) return undefined
    const { giftOrderId, fingerprint } = live
    const position = cards.findIndex((card) => card.fingerprint?.equals(fingerprint)) + 1
    return new DomainError('cardAlreadySubmitted', { details: { giftOrderId, position } })
  }
}
