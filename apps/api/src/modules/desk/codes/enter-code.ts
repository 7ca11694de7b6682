import { isCardCode } from '@kaadi/contract/card-types'
import type { DeskOrder } from '@kaadi/contract/desk'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { findCardOfCode, putCode, renewLease, sealCode } from '../../card-orders/index.ts'
import { findCodePattern } from '../../card-types/index.ts'
import { holderOf } from '../leases/lease.ts'
import type { ReadDeskOrder } from '../read-desk-order.ts'
import { type LockOrder, underLease } from './reveal-code.ts'
import { insertReveal } from './reveals.repository.ts'

export interface EnterCodeRequest {
  readonly giftOrderId: string
  readonly leaseToken: string
  readonly cardId: string
  readonly code: string
}

/** Which call gives a card its code, and under what. */
export interface Typing {
  readonly operation: string
  readonly body: Pick<EnterCodeRequest, 'cardId' | 'code'>
  readonly lock: LockOrder
}

/** The reviewer types what the photo shows, under a live lease, and types it again where it was a slip (decision 190). */
export function createEnterCode(deps: Deps, desk: ReadDeskOrder) {
  const type = createTypeCode(deps)

  return async (operator: SignedInOperator, key: string, body: EnterCodeRequest): Promise<DeskOrder> => {
    await desk.findForeign(operator, body.giftOrderId)
    await type(operator, key, { operation: 'desk.enterCode', body, lock: underLease(operator, body) })
    await renewLease(deps.database.db, holderOf(operator, body))
    return desk.read(operator, body.giftOrderId)
  }
}

/** Without a code there is no fingerprint, and nothing is credited twice-proof. */
export function createTypeCode(deps: Deps) {
  return async (
    operator: SignedInOperator,
    key: string,
    { operation, body, lock }: Typing,
  ): Promise<void> => {
    const { cardId, code } = body
    const request = keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })
    await withIdempotency(deps.database.db, request, async (tx) => {
      const { userId, orderId, cardTypeId } = await lock(tx)
      if (!isCardCode({ pattern: await findCodePattern(tx, cardTypeId) }, code))
        throw new DomainError('cardCodeMalformed')
      const card = { publicId: cardId, ...sealCode(deps.vault, cardId, cardTypeId, { code }) }
      const given = { userId, orderId, card }
      const other = await findCardOfCode(tx, given)
      if (other !== undefined) throw new DomainError('codeOfOtherCard', { details: { position: other } })
      const typed = await putCode(tx, given, operator.id)
      if (!typed) throw invalidField('cardId', 'This card has a code already.')
      const { position, isCorrection } = typed
      const purpose = isCorrection ? 'codeCorrected' : 'codeEntered'
      await insertReveal(tx, { userId, orderId, position, operatorId: operator.id, purpose })
      return { cardId }
    })
  }
}
