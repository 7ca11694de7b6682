import { isCardCode } from '@kaadi/contract/card-types'
import type { DeskOrder } from '@kaadi/contract/desk'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { insertCode, lockHeld, renewLease, sealCode } from '../../card-orders/index.ts'
import { findCodePattern } from '../../card-types/index.ts'
import { holderOf } from '../leases/lease.ts'
import type { ReadDeskOrder } from '../read-desk-order.ts'
import { insertReveal } from './reveals.repository.ts'

export interface EnterCodeRequest {
  readonly giftOrderId: string
  readonly leaseToken: string
  readonly cardId: string
  readonly code: string
}

/** The reviewer types what the photo shows: without a code there is no fingerprint, and nothing is credited twice-proof. */
export function createEnterCode(deps: Deps, desk: ReadDeskOrder) {
  const { db } = deps.database

  return async (operator: SignedInOperator, key: string, body: EnterCodeRequest): Promise<DeskOrder> => {
    const { giftOrderId, cardId, code } = body
    const holder = holderOf(operator, body)
    const request = keyedRequest(deps.vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'desk.enterCode',
      body,
    })
    await withIdempotency(db, request, async (tx) => {
      const held = await lockHeld(tx, holder)
      if (!held) throw new DomainError('claimLost')
      const { userId, orderId, cardTypeId } = held
      if (!isCardCode({ pattern: await findCodePattern(tx, cardTypeId) }, code))
        throw new DomainError('cardCodeMalformed')
      const card = { publicId: cardId, ...sealCode(deps.vault, cardId, cardTypeId, { code }) }
      const position = await insertCode(tx, { userId, orderId, card })
      if (position === undefined) throw invalidField('cardId', 'This card has a code already.')
      await insertReveal(tx, { userId, orderId, position, operatorId: operator.id, purpose: 'codeEntered' })
      return { giftOrderId }
    })
    await renewLease(db, holder)
    return desk.read(operator, giftOrderId)
  }
}
