import type { CardOrder } from '@kaadi/contract/card-orders'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors/domain-error.ts'
import { sellerViewer } from '../../uploads/index.ts'
import {
  type StoredCardOrder,
  toCardOrder,
  withoutFirstVerdict,
  withStandingEvidence,
} from '../card-order.ts'
import { createFindOrder } from './card-orders.repository.ts'

/** The seller's own order with addresses of its photos for their session alone. A program has none. */
export interface ReadOrder {
  (seller: Reader, giftOrderId: string): Promise<CardOrder>
  /** What was read or made already. */
  readonly show: (seller: Reader, stored: StoredCardOrder) => CardOrder
}

interface Reader {
  readonly id: bigint
  readonly sessionHash?: Buffer
}

export function createReadOrder({ database, photoSigner }: Deps): ReadOrder {
  const findOrder = createFindOrder(database)

  const show: ReadOrder['show'] = (seller, stored) =>
    toCardOrder(withStandingEvidence(withoutFirstVerdict(stored)), (uploadId) =>
      photoSigner.sign(uploadId, sellerViewer(seller)),
    )

  const read = async (seller: Reader, giftOrderId: string): Promise<CardOrder> => {
    const stored = await findOrder({ userId: seller.id, publicId: giftOrderId })
    if (!stored) throw notFound()
    return show(seller, stored)
  }
  return Object.assign(read, { show })
}
