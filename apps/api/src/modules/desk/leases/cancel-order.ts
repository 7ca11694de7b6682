import type { DeskOrder } from '@kaadi/contract/desk'
import { bizType } from '@kaadi/contract/notifications'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { cancelHeld } from '../../card-orders/index.ts'
import { writeNotifications } from '../../notifications/index.ts'
import { redeemedPositions } from '../outside/finding.ts'
import type { ReadDeskOrder } from '../read-desk-order.ts'
import { holderOf } from './lease.ts'

interface Cancelling {
  readonly giftOrderId: string
  readonly leaseToken: string
  readonly words: string
}

/** Ends an order that nothing is wrong with, under the claim of whoever does it; its seller reads why. */
export function createCancelOrder({ database, vault }: Deps, desk: ReadDeskOrder) {
  return async (operator: SignedInOperator, key: string, body: Cancelling): Promise<DeskOrder> => {
    const { giftOrderId, words } = body
    const order = await desk.findForeign(operator, giftOrderId)
    const request = keyedRequest(vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'desk.cancel',
      body,
    })
    await withIdempotency(database.db, request, async (tx) => {
      if (redeemedPositions(order).size > 0) throw new DomainError('cardRedeemed')
      const cancelled = await cancelHeld(tx, holderOf(operator, body))
      if (!cancelled) throw new DomainError('claimLost')
      const { userId, tradeNumber } = cancelled
      const content = `${tradeNumber}: ${words} We have destroyed the codes: the card is yours.`
      const note = { bizType: bizType.orderNotPaid, title: 'We cancelled your trade', content }
      await writeNotifications(tx, [{ userId, subjectId: giftOrderId, ...note }])
      return { giftOrderId }
    })
    return desk.read(operator, giftOrderId)
  }
}
