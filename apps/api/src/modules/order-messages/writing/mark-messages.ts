import { transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator, SignedInUser } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { ringUser } from '../../../outbox/index.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import {
  findAnyOrder,
  findOwnOrder,
  markReadByDesk,
  markReadBySeller,
  settleUpTo,
} from '../order-messages.repository.ts'
import { ringOrder } from './insert-message.repository.ts'

interface UpTo {
  readonly giftOrderId: string
  readonly messageId: string
}

/** Who has read how far, and what needs no answer. */
export function createMarkMessages({ database, vault }: Deps) {
  const { db } = database
  return {
    readBySeller: async (user: SignedInUser, { giftOrderId, messageId }: UpTo): Promise<null> => {
      await transaction(db, async (tx) => {
        const order = await findOwnOrder(tx, user.id, giftOrderId)
        if (!order || !(await markReadBySeller(tx, order, messageId))) throw notFound()
        await ringUser(tx, user.id)
      })
      return null
    },

    readByDesk: async (operator: SignedInOperator, { giftOrderId, messageId }: UpTo): Promise<null> => {
      await transaction(db, async (tx) => {
        const order = await findAnyOrder(tx, giftOrderId)
        if (!order) throw notFound()
        await requireForeignSeller(tx, operator, order)
        if (!(await markReadByDesk(tx, order, messageId))) throw notFound()
      })
      return null
    },

    settle: async (operator: SignedInOperator, body: UpTo, key: string): Promise<null> => {
      const request = keyedRequest(vault, {
        userId: operator.id,
        realm: 'operator',
        key,
        operation: 'deskMessages.settle',
        body,
      })
      await withIdempotency(db, request, async (tx) => {
        const order = await findAnyOrder(tx, body.giftOrderId)
        if (!order) throw notFound()
        await requireForeignSeller(tx, operator, order)
        if (!(await settleUpTo(tx, order, body.messageId))) throw notFound()
        await ringOrder(tx, order)
        return {}
      })
      return null
    },
  }
}
