import type { CardOrder } from '@kaadi/contract/card-orders'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../plugins/domain-error.ts'
import { toCardOrder } from './card-order.ts'
import { findOrder } from './card-orders.repository.ts'

/** The seller's own order with addresses of its photos for them alone. */
export type ReadOrder = (
  seller: { readonly id: bigint; readonly publicId: string },
  giftOrderId: string,
) => Promise<CardOrder>

export const createReadOrder =
  (deps: Deps): ReadOrder =>
  async (seller, giftOrderId) => {
    const stored = await findOrder(deps.database, seller.id, giftOrderId)
    if (!stored) throw notFound()
    return toCardOrder(stored, (uploadId) => deps.photoSigner.sign(uploadId, `u:${seller.publicId}`))
  }
