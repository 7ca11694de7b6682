import type { ComparedPhoto } from '@kaadi/contract/desk'
import type { CardOrderId, UploadId } from '@kaadi/contract/primitives'
import { type Tx, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { readComparedPhotos, type StoredComparedPhoto } from '../../card-orders/index.ts'
import { deskViewer, findSamePictures } from '../../uploads/index.ts'
import { underLease } from '../codes/reveal-code.ts'
import { insertReveal } from '../codes/reveals.repository.ts'
import { listPhotoIds } from '../desk.repository.ts'
import type { ReadDeskOrder } from '../read-desk-order.ts'

interface Leased {
  readonly giftOrderId: string
  readonly leaseToken: string
}

/** Shows the photos of other orders that look like those of one that is held; the sellers of those orders read that somebody did. */
export function createComparePhotos({ database, vault, photoSigner }: Deps, desk: ReadDeskOrder) {
  const { db } = database

  return async (operator: SignedInOperator, key: string, body: Leased): Promise<ComparedPhoto[]> => {
    const { giftOrderId } = body
    const order = await desk.findForeign(operator, giftOrderId)
    const same = await findSamePictures(db, await listPhotoIds(database, order.userId, order.id))
    const found = await readComparedPhotos(
      database,
      { userId: order.userId, operatorEmail: operator.email },
      same,
    )
    const owner = { userId: operator.id, realm: 'operator', key } as const
    const request = keyedRequest(vault, { ...owner, operation: 'desk.comparePhotos', body })
    const hold = underLease(operator, body)
    const showing = async (tx: Tx) => {
      await hold(tx)
      for (const place of placesOf(found))
        await insertReveal(tx, { ...place, operatorId: operator.id, purpose: 'photoCompared' })
      return { giftOrderId }
    }
    const { replayed } = await withIdempotency(db, request, showing)
    if (replayed) await transaction(db, showing)
    return found.map((one) => toCompared(one, (id) => photoSigner.sign(id, deskViewer(operator.sessionHash))))
  }
}

/** Each card whose photo is shown, once. */
const placesOf = (found: readonly StoredComparedPhoto[]) =>
  Object.values(
    Object.fromEntries(
      found
        .filter(({ isOwn }) => !isOwn)
        .map(({ sellerId, orderId, position }) => [
          `${orderId} ${position}`,
          { userId: sellerId, orderId, position },
        ]),
    ),
  )

const toCompared = (
  {
    photoId,
    twinId,
    exact,
    isOwn,
    giftOrderId,
    tradeNumber,
    sellerName,
    bySameSeller,
    createdAt,
  }: StoredComparedPhoto,
  sign: (uploadId: string) => string,
): ComparedPhoto => ({
  uploadId: photoId as UploadId,
  exact,
  order: {
    giftOrderId: giftOrderId as CardOrderId,
    tradeNumber,
    sellerName,
    bySameSeller,
    createTime: createdAt.toISOString(),
  },
  photo: isOwn ? null : { uploadId: twinId as UploadId, url: sign(twinId) },
})
