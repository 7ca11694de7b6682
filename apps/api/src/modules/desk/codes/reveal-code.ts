import type { chosenRevealPurposes } from '@kaadi/contract/card-orders'
import { type Tx, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import {
  cardPinOwner,
  codeOwner,
  findSealedCard,
  type HeldOrder,
  lockHeld,
  markOpened,
} from '../../card-orders/index.ts'
import { holderOf } from '../leases/lease.ts'
import type { ReadDeskOrder } from '../read-desk-order.ts'
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

/** The order that an operator holds, locked until commit. Throws where they do not hold it. */
export type LockOrder<Held = { userId: bigint; orderId: bigint; cardTypeId: string }> = (
  tx: Tx,
) => Promise<Held>

/** Which call shows a code, and under what. */
export interface Showing {
  readonly operation: string
  readonly body: Pick<RevealRequest, 'cardId' | 'purpose'>
  readonly lock: LockOrder
  /** False where the order is decided: that somebody looked again opens no card of it. */
  readonly opens?: boolean
}

/** Opens a code under a live lease. */
export function createRevealCode(deps: Deps, desk: ReadDeskOrder) {
  const show = createShowCode(deps)
  return async (operator: SignedInOperator, key: string, body: RevealRequest) => {
    await desk.findForeign(operator, body.giftOrderId)
    return show(operator, key, { operation: 'desk.reveal', body, lock: underLease(operator, body) })
  }
}

/** The order of a live lease. */
export const underLease =
  (
    operator: SignedInOperator,
    body: { readonly giftOrderId: string; readonly leaseToken: string },
  ): LockOrder<HeldOrder> =>
  async (tx) => {
    const held = await lockHeld(tx, holderOf(operator, body))
    if (!held) throw new DomainError('claimLost')
    return held
  }

/** Opens a code. The log's line commits before anyone sees the code, and the seller reads it. */
export function createShowCode(deps: Deps) {
  const { db } = deps.database

  return async (
    operator: SignedInOperator,
    key: string,
    { operation, body, lock, opens = true }: Showing,
  ): Promise<ShownCode & { time: string }> => {
    let shown: ShownCode | undefined
    const request = keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })
    const showing = async (tx: Tx) => {
      const { held, card, code } = await open(tx, lock, body.cardId)
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
      if (opens) await markOpened(tx, line)
      shown = code
      // The code itself is not kept under the key.
      return { time: time.toISOString() }
    }
    const { reply, replayed } = await withIdempotency(db, request, showing)
    // Shown again is opened again: the order must still be held, and the seller reads of it.
    const { time } = replayed ? await transaction(db, showing) : reply
    return { ...shown!, time }
  }

  async function open(tx: Tx, lock: LockOrder, cardId: string) {
    const held = await lock(tx)
    const card = await findSealedCard(tx, held.userId, held.orderId, cardId)
    if (!card?.sealedCode) throw notFound()
    const code: ShownCode = {
      code: deps.vault.openCode(card.sealedCode, codeOwner(cardId)),
      cardPin: card.sealedPin && deps.vault.openCode(card.sealedPin, cardPinOwner(cardId)),
    }
    return { held, card, code }
  }
}
