import type { DeskOrder } from '@kaadi/contract/desk'
import type { GiveToRedeemer } from '@kaadi/contract/redeemers'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { moveToRedeemer } from '../../card-orders/index.ts'
import { insertLine, lockOpenRedeemer } from '../../redeemers/index.ts'
import { underLease } from '../codes/reveal-code.ts'
import { insertReveal } from '../codes/reveals.repository.ts'
import type { DecidableOrder } from '../desk.repository.ts'
import { holderOf } from '../leases/lease.ts'
import type { ReadDeskOrder } from '../read-desk-order.ts'

/** Hands cards to a company that redeems them: the claim ends, and the order waits for its answer. */
export function createGiveToRedeemer({ database: { db }, vault }: Deps, desk: ReadDeskOrder) {
  return async (operator: SignedInOperator, key: string, body: GiveToRedeemer): Promise<DeskOrder> => {
    const { giftOrderId, redeemerId, note } = body
    const order = await desk.findForeign(operator, giftOrderId)
    const owner = { userId: operator.id, realm: 'operator', key } as const
    const request = keyedRequest(vault, { ...owner, operation: 'redeemers.give', body })
    await withIdempotency(db, request, async (tx) => {
      const { userId, orderId, version, cardTypeId } = await underLease(operator, body)(tx)
      const redeemer = await lockOpenRedeemer(tx, redeemerId, cardTypeId)
      if (!redeemer) throw new DomainError('redeemerClosed')
      const positions = openedPositions(order, body.cardIds)
      const line = { userId, orderId, version: version + 1, operatorId: operator.id }
      await insertLine(tx, { ...line, redeemerId: redeemer.id, positions, note })
      for (const position of positions)
        await insertReveal(tx, {
          ...{ userId, orderId, position, operatorId: operator.id },
          purpose: 'handedToRedeemer',
        })
      if (!(await moveToRedeemer(tx, holderOf(operator, body)))) throw new DomainError('claimLost')
      return { giftOrderId }
    })
    return desk.read(operator, giftOrderId)
  }
}

/** What is handed over is the code: it was opened, or typed from a photo, under this claim. */
function openedPositions({ cards }: DecidableOrder, cardIds: readonly string[]): number[] {
  if (new Set(cardIds).size < cardIds.length) throw invalidField('cardIds', 'Each card once.')
  const positions = cardIds.map((cardId, place) => {
    const card = cards.find(({ publicId }) => publicId === cardId)
    if (!card) throw invalidField(`cardIds.${place}`, 'This order has no such card.')
    if (!card.hasCode) throw new DomainError('cardCodeNeeded', { details: { cardId } })
    if (!card.isOpened)
      throw new DomainError('codeNotOpened', {
        message: 'Open the code of each card that you hand over: the redeemer needs it.',
        details: { cardId },
      })
    return card.position
  })
  return positions.toSorted((one, other) => one - other)
}
