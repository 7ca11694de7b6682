import type { DeskOrder, Lease } from '@kaadi/contract/desk'
import type { Deps } from '../../deps.ts'
import { DomainError, notFound } from '../../plugins/domain-error.ts'
import type { SignedInOperator } from '../../plugins/signed-in.ts'
import { findSamePictures } from '../uploads/index.ts'
import { findDeskOrder, listPhotoIds, type StoredDeskOrder } from './desk.repository.ts'
import { toDeskOrder } from './desk-order.ts'

export function createReadDeskOrder(deps: Deps) {
  const { db } = deps.database

  const find = async (giftOrderId: string): Promise<StoredDeskOrder> => {
    const stored = await findDeskOrder(db, giftOrderId)
    if (!stored) throw notFound()
    return stored
  }

  /** Nobody decides about their own money. The address is what links an operator to a seller's account. */
  const findForeign = async (operator: SignedInOperator, giftOrderId: string): Promise<StoredDeskOrder> => {
    const stored = await find(giftOrderId)
    if (stored.sellerEmail === operator.email) throw new DomainError('ownOrder')
    return stored
  }

  const read = async (
    operator: SignedInOperator,
    giftOrderId: string,
    lease: Lease | null = null,
  ): Promise<DeskOrder> => {
    const stored = await find(giftOrderId)
    const same = await findSamePictures(db, await listPhotoIds(db, stored.userId, stored.id))
    return toDeskOrder(
      stored,
      same,
      (uploadId) => deps.photoSigner.sign(uploadId, `o:${operator.publicId}`),
      lease,
    )
  }

  return { find, findForeign, read }
}
export type ReadDeskOrder = ReturnType<typeof createReadDeskOrder>
