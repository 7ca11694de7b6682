import { type CardOrder, isOpen } from '@kaadi/contract/card-orders'
import { tradeEndedNotice } from '@kaadi/contract/errors'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import type { Seller } from '../quoting/quote-card.ts'
import type { ReadOrder } from '../reading/read-order.ts'
import { cancelOrder, findStanding } from './change-orders.repository.ts'

/** Takes an order back while no reviewer has it. */
export function createCancelCardOrder(deps: Deps, readOrder: ReadOrder) {
  const { db } = deps.database

  return async (seller: Seller, key: string, body: { readonly giftOrderId: string }): Promise<CardOrder> => {
    const request = keyedRequest(deps.vault, { userId: seller.id, key, operation: 'cardOrders.cancel', body })
    await withIdempotency(db, request, async (tx) => {
      if (!(await cancelOrder(tx, seller.id, body.giftOrderId))) {
        const standing = await findStanding(tx, seller.id, body.giftOrderId)
        if (!standing) throw notFound()
        const { status, isRedeemed } = standing
        if (isRedeemed && isOpen(status)) throw new DomainError('cardRedeemed')
        throw isOpen(status)
          ? new DomainError('orderNotCancellable')
          : new DomainError('orderNotCancellable', { message: tradeEndedNotice })
      }
      return { giftOrderId: body.giftOrderId }
    })
    return readOrder(seller, body.giftOrderId)
  }
}
