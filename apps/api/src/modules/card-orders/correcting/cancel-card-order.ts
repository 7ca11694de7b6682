import type { CardOrder } from '@kaadi/contract/card-orders'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import type { Seller } from '../quoting/quote-card.ts'
import type { ReadOrder } from '../reading/read-order.ts'
import { cancelOrder, orderExists } from './change-orders.repository.ts'

/** Takes an order back while no reviewer has it. */
export function createCancelCardOrder(deps: Deps, readOrder: ReadOrder) {
  const { db } = deps.database

  return async (seller: Seller, key: string, body: { readonly giftOrderId: string }): Promise<CardOrder> => {
    const request = keyedRequest(deps.vault, { userId: seller.id, key, operation: 'cardOrders.cancel', body })
    await withIdempotency(db, request, async (tx) => {
      if (!(await cancelOrder(tx, seller.id, body.giftOrderId))) {
        if (!(await orderExists(tx, seller.id, body.giftOrderId))) throw notFound()
        throw new DomainError('orderNotCancellable')
      }
      return { giftOrderId: body.giftOrderId }
    })
    return readOrder(seller, body.giftOrderId)
  }
}
