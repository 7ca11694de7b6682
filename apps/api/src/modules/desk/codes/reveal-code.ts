import type { chosenRevealPurposes } from '@kaadi/contract/card-orders'
import { type Tx, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { cardPinOwner, codeOwner, findSealedCard, lockHeld, markOpened } from '../../card-orders/index.ts'
import { holderOf } from '../leases/lease.ts'
import { insertReveal, waitForReveal } from './reveals.repository.ts'

export interface RevealRequest {
  readonly giftOrderId: string
  readonly leaseToken: string
  readonly cardId: string
  readonly purpose: (typeof chosenRevealPurposes)[number]
}

interface ShownCode {
  readonly code: string
  readonly cardPin: string | null
}

/** Opens a code under a live lease. The log's line commits before anyone sees the code, and the seller reads it. */
export function createRevealCode(deps: Deps) {
  const { db } = deps.database

  return async (
    operator: SignedInOperator,
    key: string,
    body: RevealRequest,
  ): Promise<ShownCode & { time: string }> => {
    let shown: ShownCode | undefined
    const request = keyedRequest(deps.vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'desk.reveal',
      body,
    })
    const { reply, replayed } = await withIdempotency(db, request, async (tx) => {
      const { held, card, code } = await open(tx, operator, body)
      const seconds = await waitForReveal(tx, operator.id, deps.config.revealsPerHour)
      if (seconds !== undefined) throw new DomainError('revealLimitReached', { retryAfterSeconds: seconds })
      const { userId, orderId } = held
      const line = {
        userId,
        orderId,
        position: card.position,
        operatorId: operator.id,
        purpose: body.purpose,
      }
      const time = await insertReveal(tx, line)
      await markOpened(tx, line)
      shown = code
      // The code itself is not kept under the key.
      return { time: time.toISOString() }
    })
    // The reply was lost before it was kept. The line stands already; the lease must still be live.
    if (replayed) shown = (await transaction(db, (tx) => open(tx, operator, body))).code
    return { ...shown!, time: reply.time }
  }

  async function open(tx: Tx, operator: SignedInOperator, body: RevealRequest) {
    const held = await lockHeld(tx, holderOf(operator, body))
    if (!held) throw new DomainError('claimLost')
    const card = await findSealedCard(tx, held.userId, held.orderId, body.cardId)
    if (!card?.sealedCode) throw notFound()
    const code: ShownCode = {
      code: deps.vault.openCode(card.sealedCode, codeOwner(body.cardId)),
      cardPin: card.sealedPin && deps.vault.openCode(card.sealedPin, cardPinOwner(body.cardId)),
    }
    return { held, card, code }
  }
}
