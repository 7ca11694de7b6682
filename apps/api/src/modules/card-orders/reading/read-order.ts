import type { CardOrder } from '@kaadi/contract/card-orders'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors/domain-error.ts'
import { sellerViewer } from '../../uploads/index.ts'
import { toCardOrder, withoutFirstVerdict } from '../card-order.ts'
import { createFindOrder } from './card-orders.repository.ts'

/** The seller's own order with addresses of its photos for their session alone. A program has none. */
export type ReadOrder = (
  seller: { readonly id: bigint; readonly sessionHash?: Buffer },
  giftOrderId: string,
) => Promise<CardOrder>

export function createReadOrder({ database, photoSigner }: Deps): ReadOrder {
  const findOrder = createFindOrder(database)

  return async (seller, giftOrderId) => {
    const stored = await findOrder({ userId: seller.id, publicId: giftOrderId })
    if (!stored) throw notFound()
    return toCardOrder(withoutFirstVerdict(stored), (uploadId) =>
      photoSigner.sign(uploadId, sellerViewer(seller)),
    )
  }
}
