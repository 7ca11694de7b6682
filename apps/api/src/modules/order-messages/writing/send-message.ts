import type { NewOrderMessage, OrderMessage } from '@kaadi/contract/order-messages'
import type { Deps } from '../../../deps.ts'
import { invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { lockDocuments } from '../../uploads/index.ts'
import { sealText } from '../message-text.ts'
import { findOwnOrder } from '../order-messages.repository.ts'
import type { ReadMessages } from '../reading/read-messages.ts'
import { insertMessage, ringOrder } from './insert-message.repository.ts'

/** Enough for who explains something in many short lines, too few for a machine. */
const perSeller = { scope: 'order-message', limit: 20, windowSeconds: 600 }

/** A seller writes about an order of their own. */
export function createSendMessage(deps: Deps, messages: ReadMessages) {
  const { db } = deps.database

  return async (user: SignedInUser, body: NewOrderMessage, key: string): Promise<OrderMessage> => {
    const { giftOrderId, text, photos = [] } = body
    const request = keyedRequest(deps.vault, {
      userId: user.id,
      key,
      operation: 'orderMessages.send',
      body,
    })
    const { reply } = await withIdempotency(db, request, async (tx) => {
      // Within the transaction: what is refused is not counted, and what was written already is told again without counting.
      await deps.throttle.require({ ...perSeller, subject: user.publicId }, 'tooManyRequests', tx)
      const order = await findOwnOrder(tx, user.id, giftOrderId)
      if (!order) throw notFound()
      if (text === '' && photos.length === 0) throw invalidField('text', 'Write something, or add a photo.')
      const shown = await lockDocuments(
        tx,
        user.id,
        photos.map((uploadId) => ({ kind: 'message' as const, uploadId })),
      )
      const publicId = deps.ids.publicId()
      await insertMessage(tx, {
        order,
        publicId,
        author: 'seller',
        operatorId: null,
        sealed: sealText(deps.vault, text, publicId),
        photos: shown.map(({ id }) => id),
      })
      await ringOrder(tx, order)
      return { messageId: publicId }
    })
    return messages.ofSeller(user, reply.messageId)
  }
}
