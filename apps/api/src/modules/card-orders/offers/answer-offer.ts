import type { CardOrder } from '@kaadi/contract/card-orders'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { readOwed, sayCredited } from '../../../ledger/index.ts'
import { showMoney } from '../../../ledger/show-money.ts'
import { offeredSum, titleOf } from '../card-order.ts'
import type { Seller } from '../quoting/quote-card.ts'
import { createFindOrder } from '../reading/card-orders.repository.ts'
import type { ReadOrder } from '../reading/read-order.ts'
import { acceptOffer, refuseOffer, statusOf } from './answer-offer.repository.ts'

interface Answer {
  readonly giftOrderId: string
  readonly accept: boolean
}

/** The seller's answer to another price, within a day by the database's clock. */
export function createAnswerOffer(deps: Deps, readOrder: ReadOrder) {
  const { db } = deps.database
  const findOrder = createFindOrder(deps.database)

  return async (seller: Seller, key: string, body: Answer): Promise<CardOrder> => {
    const request = keyedRequest(deps.vault, {
      userId: seller.id,
      key,
      operation: 'cardOrders.answerOffer',
      body,
    })
    const note = body.accept ? await paidNote(seller, body.giftOrderId) : undefined
    await withIdempotency(db, request, async (tx) => {
      const offer = { userId: seller.id, publicId: body.giftOrderId }
      const isDone = await (note ? acceptOffer(tx, offer, note) : refuseOffer(tx, offer))
      if (!isDone) throw await whyNot(tx, offer)
      return { giftOrderId: body.giftOrderId }
    })
    return readOrder(seller, body.giftOrderId)
  }

  /** An offer never changes, so what is told of it can be written before it is taken. */
  async function paidNote({ id }: Seller, publicId: string) {
    const order = await findOrder({ userId: id, publicId })
    if (!order) throw notFound()
    const amount = showMoney(offeredSum(order)?.payout ?? 0n, order.currencyId)
    return {
      title: 'Your card was paid',
      content: sayCredited(
        { amount, title: titleOf(order) },
        {
          owed: await readOwed(deps.database, id, order.currencyId),
          currencyId: order.currencyId,
          isAgreed: true,
        },
      ),
    }
  }

  async function whyNot(tx: Tx, offer: Parameters<typeof statusOf>[1]): Promise<DomainError> {
    const status = await statusOf(tx, offer)
    return status === undefined
      ? notFound()
      : new DomainError('offerClosed', { details: { orderStatus: status } })
  }
}
