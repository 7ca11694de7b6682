import type { BalanceNote, DeskOrder } from '@kaadi/contract/desk'
import type { Deps } from '../../../deps.ts'
import { invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { findBalancePage } from '../../card-balances/index.ts'
import { findSealedCard, renewLease } from '../../card-orders/index.ts'
import { findOwnPicture } from '../../uploads/index.ts'
import { underLease } from '../codes/reveal-code.ts'
import { holderOf } from '../leases/lease.ts'
import type { ReadDeskOrder } from '../read-desk-order.ts'
import { insertFinding } from './findings.repository.ts'

/** Writes down what the issuer's balance page said of a card, under a live lease. */
export function createNoteBalance({ database: { db }, vault, ids }: Deps, desk: ReadDeskOrder) {
  return async (operator: SignedInOperator, key: string, body: BalanceNote): Promise<DeskOrder> => {
    const { giftOrderId, cardId, balance, uploadId } = body
    await desk.findForeign(operator, giftOrderId)
    const owner = { userId: operator.id, realm: 'operator', key } as const
    const request = keyedRequest(vault, { ...owner, operation: 'desk.noteBalance', body })
    await withIdempotency(db, request, async (tx) => {
      const { userId, orderId, version, cardTypeId } = await underLease(operator, body)(tx)
      const card = await findSealedCard(tx, userId, orderId, cardId)
      if (!card) throw notFound()
      const picture = await findOwnPicture(tx, operator.id, giftOrderId, uploadId)
      if (!picture) throw invalidField('uploadId', 'Add a picture of the page that you uploaded yourself.')
      const place = { userId, orderId, version, position: card.position, operatorId: operator.id }
      const page = (await findBalancePage(tx, cardTypeId))?.url ?? null
      const said = { source: 'issuer', outcome: null, balance, reference: null, page, picture } as const
      await insertFinding(tx, { publicId: ids.publicId(), ...place, ...said })
      return { giftOrderId }
    })
    await renewLease(db, holderOf(operator, body))
    return desk.read(operator, giftOrderId)
  }
}
