import type { AppealRequest } from '@kaadi/contract/appeals'
import type { CardOrder } from '@kaadi/contract/card-orders'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { contestOrder, orderStatusOf, type ReadOrder } from '../../card-orders/index.ts'
import { claimUploads } from '../../uploads/index.ts'
import { insertAppeal, insertPhotos, isLeaving, wasAppealed } from './appeals.repository.ts'

/** Takes what a seller says against a refusal. Another reviewer decides. */
export function createSubmitAppeal(deps: Deps, readOrder: ReadOrder) {
  return async (user: SignedInUser, key: string, body: AppealRequest): Promise<CardOrder> => {
    const request = keyedRequest(deps.vault, { userId: user.id, key, operation: 'cardOrders.appeal', body })
    await withIdempotency(deps.database.db, request, (tx) => submit(tx, user, body))
    return readOrder(user, body.giftOrderId)
  }

  async function submit(
    tx: Tx,
    { id: userId }: SignedInUser,
    { giftOrderId, photos, ...body }: AppealRequest,
  ) {
    const words = body.words.trim()
    if (words.length < 10) throw invalidField('words', 'Say in a sentence or two why the refusal is wrong.')
    if (await isLeaving(tx, userId)) throw new DomainError('deletionPending')
    const order = await contestOrder(tx, { userId, publicId: giftOrderId })
    if (!order) throw await whyNot(tx, userId, giftOrderId)
    const { id: orderId, refusedBy, judgedBefore } = order
    const appealId = await insertAppeal(tx, {
      userId,
      publicId: deps.ids.publicId(),
      orderId,
      words,
      refusedBy,
      judgedBy: [refusedBy, ...judgedBefore],
    })
    const uploads = await claimUploads(tx, { userId, orderId, publicIds: photos })
    await insertPhotos(
      tx,
      userId,
      appealId,
      uploads.map(({ id }) => id),
    )
    return { giftOrderId }
  }

  async function whyNot(tx: Tx, userId: bigint, giftOrderId: string): Promise<DomainError> {
    const status = await orderStatusOf(tx, { userId, publicId: giftOrderId })
    if (status === undefined) return notFound()
    if (await wasAppealed(tx, userId, giftOrderId)) return new DomainError('appealUsed')
    return new DomainError('appealClosed', { details: { orderStatus: status } })
  }
}
