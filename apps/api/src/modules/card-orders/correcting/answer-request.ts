import { type CardOrder, cardOrderStatus, type ResubmitRequest } from '@kaadi/contract/card-orders'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { type KeyedRequest, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { withStoredReply } from '../../../idempotency/with-stored-reply.ts'
import { findPrice } from '../../card-types/index.ts'
import { claimPhotosAs } from '../../uploads/index.ts'
import type { Seller } from '../quoting/quote-card.ts'
import type { ReadOrder } from '../reading/read-order.ts'
import { sealCode } from '../sealed-card.ts'
import { withLiveOrder } from '../submitting/with-live-order.ts'
import {
  answerOrder,
  type ChangeableOrder,
  correctCard,
  findChangeableOrder,
  findStanding,
  putPhotos,
} from './change-orders.repository.ts'
import { type Correction, correctCards } from './correction.ts'

/** Better photos or codes of the cards that the desk asked for. The order goes back to its old place in the queue. */
export function createAnswerRequest(deps: Deps, readOrder: ReadOrder) {
  const { db } = deps.database

  return async (seller: Seller, key: string, body: ResubmitRequest): Promise<CardOrder> => {
    const { giftOrderId } = body
    const request = keyedRequest(deps.vault, { userId: seller.id, key, operation: 'cardOrders.answer', body })
    await withStoredReply(db, request, () => answer(seller, body, request))
    return readOrder(seller, giftOrderId)
  }

  async function answer(
    seller: Seller,
    { giftOrderId, cards, comment }: ResubmitRequest,
    request: KeyedRequest,
  ): Promise<{ giftOrderId: string }> {
    const order = await findChangeableOrder(db, seller.id, giftOrderId)
    if (!order) throw notFound()
    if (order.status !== cardOrderStatus.infoNeeded) throw whyNot(order.status)
    const price = await findPrice(db, order.priceId, seller.level)
    if (!price) throw new DomainError('cardTypeClosed')
    const corrections = correctCards(deps.vault, order, cards, price)
    const { reply } = await withLiveOrder(db, seller.id, deps.vault, order, corrections, () =>
      withIdempotency(db, request, async (tx) => {
        const answer = { publicId: giftOrderId, comment: comment?.trim() || null }
        if (!(await answerOrder(tx, seller.id, answer))) throw await lateOrAnswered(tx, seller, giftOrderId)
        for (const correction of corrections) await write(tx, seller.id, order, correction)
        return { giftOrderId }
      }),
    )
    return reply
  }

  /** The order was answered meanwhile; or its day was over, whether or not the sweep has been there. */
  async function lateOrAnswered(tx: Tx, { id }: Seller, giftOrderId: string): Promise<DomainError> {
    // In the transaction: many that lose at once would each wait for a second connection.
    const { status } = (await findStanding(tx, id, giftOrderId)) ?? {}
    return whyNot(status === cardOrderStatus.infoNeeded ? cardOrderStatus.expired : status)
  }

  async function write(
    tx: Tx,
    userId: bigint,
    order: ChangeableOrder,
    { card, given }: Correction,
  ): Promise<void> {
    if (!given) return
    const { position } = card
    const sealed = sealCode(deps.vault, card.publicId, order.cardTypeId, given)
    const hasNewPhotos = given.photos.length > 0
    await correctCard(tx, userId, order.id, { ...sealed, position, hasNewPhotos })
    const claimed = await claimPhotosAs(tx, { userId, orderId: order.id, photos: given.photos })
    const photos = given.photos.map(({ kind }, index) => ({ kind, uploadId: claimed[index]!.id }))
    await putPhotos(tx, userId, order.id, position, photos)
  }
}

const whyNot = (status: number | undefined): DomainError =>
  new DomainError(status === cardOrderStatus.expired ? 'questionClosed' : 'questionAnswered')
