import { type CardOrder, cardOrderStatus, type ResubmitRequest } from '@kaadi/contract/card-orders'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { type KeyedRequest, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { withStoredReply } from '../../../idempotency/with-stored-reply.ts'
import { findPrice } from '../../card-types/index.ts'
import { requireStaying } from '../../deletion/index.ts'
import { requireServed, requireUnpaused } from '../../risk/index.ts'
import { claimPhotosAs } from '../../uploads/index.ts'
import type { CallingSeller } from '../quoting/quote-card.ts'
import type { ReadOrder } from '../reading/read-order.ts'
import { sealCard } from '../sealed-card.ts'
import { withLiveOrder } from '../submitting/with-live-order.ts'
import {
  type ChangeableOrder,
  findChangeableOrder,
  insertCard,
  putPhotos,
  replaceOrder,
} from './change-orders.repository.ts'
import { type Correction, correctCards } from './correction.ts'

/**
 * Sends a returned order again, once, inside the window of thirty minutes (specification, section 4). The child keeps the
 * parent's locked rate. The database decides by its own clock, in the statement that replaces the parent.
 */
export function createResubmitCardOrder(deps: Deps, readOrder: ReadOrder) {
  const { db } = deps.database

  return async (seller: CallingSeller, key: string, body: ResubmitRequest): Promise<CardOrder> => {
    const request = keyedRequest(deps.vault, {
      userId: seller.id,
      key,
      operation: 'cardOrders.resubmit',
      body,
    })
    const { giftOrderId } = await withStoredReply(db, request, () => resubmit(seller, body, request))
    return readOrder(seller, giftOrderId)
  }

  async function resubmit(
    seller: CallingSeller,
    body: ResubmitRequest,
    request: KeyedRequest,
  ): Promise<{ giftOrderId: string }> {
    const parent = await findChangeableOrder(db, seller.id, body.giftOrderId)
    requireResubmittable(parent)
    const price = await findPrice(db, parent.priceId, seller.level)
    if (!price) throw new DomainError('cardTypeClosed')
    const corrections = correctCards(deps.vault, parent, body.cards, price)
    const { reply } = await withLiveOrder(db, seller.id, deps.vault, parent, corrections, () =>
      withIdempotency(db, request, (tx) => replace(tx, seller, body, parent, corrections)),
    )
    return reply
  }

  async function replace(
    tx: Tx,
    seller: CallingSeller,
    body: ResubmitRequest,
    parent: ChangeableOrder,
    corrections: readonly Correction[],
  ): Promise<{ giftOrderId: string }> {
    await requireStaying(tx, seller.id)
    await requireUnpaused(tx, seller.id, 'selling')
    await requireServed(tx, seller.id, seller.device)
    const publicId = deps.ids.publicId()
    const replaced = await replaceOrder(tx, {
      userId: seller.id,
      publicId: body.giftOrderId,
      childPublicId: publicId,
      comment: body.comment?.trim() || null,
    })
    if (!replaced) throw await whyNot(tx, seller.id, body.giftOrderId)
    const { childId } = replaced
    for (const { card, code, cardPin, photos } of corrections) {
      const { position, payout, bonus, couponBonus } = card
      const sealed = sealCard(deps.vault, deps.ids, parent.cardTypeId, { code, cardPin })
      await insertCard(tx, seller.id, childId, { ...sealed, position, payout, bonus, couponBonus })
      const fresh = photos.filter(({ keptUploadId }) => keptUploadId === undefined)
      const claimed = await claimPhotosAs(tx, { userId: seller.id, orderId: childId, photos: fresh })
      const idOf = new Map(claimed.map((upload) => [upload.publicId, upload.id]))
      await putPhotos(
        tx,
        seller.id,
        childId,
        position,
        photos.map(({ kind, uploadId, keptUploadId }) => ({
          kind,
          uploadId: keptUploadId ?? idOf.get(uploadId)!,
        })),
      )
    }
    return { giftOrderId: publicId }
  }

  /** The window closed, or someone was faster, between the first look and the statement. */
  async function whyNot(tx: Tx, userId: bigint, publicId: string): Promise<DomainError> {
    try {
      requireResubmittable(await findChangeableOrder(tx, userId, publicId))
    } catch (error) {
      if (error instanceof DomainError) return error
      throw error
    }
    return new DomainError('resubmitWindowClosed')
  }
}

function requireResubmittable(order: ChangeableOrder | undefined): asserts order is ChangeableOrder {
  if (!order) throw notFound()
  if (order.wasReplaced) throw new DomainError('resubmitUsed')
  if (order.status !== cardOrderStatus.rejectedCorrectable) throw new DomainError('orderNotCorrectable')
  if (order.hasParent) throw new DomainError('resubmitUsed')
  if (!order.windowOpen) throw new DomainError('resubmitWindowClosed')
}
