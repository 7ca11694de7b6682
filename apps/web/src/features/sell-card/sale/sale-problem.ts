import { hasCode, isOutOfReach } from '@kaadi/core/errors'
import type { SellCardEvent } from '@kaadi/core/machines'
import { sayError } from '../../../platform/words/say-error.ts'
import type { SellProblem } from '../form/sell-notices.view.tsx'
import { sayRefusal, tradeOf } from './refused-cards.ts'
import { isWaiting, waitsOnDevice } from './sale-steps.ts'
import type { SaleSnapshot } from './use-sale.ts'

/** What stands in the way of the sale as a whole. A value out of range is said beside its field. */
export const saleProblem = (
  snapshot: SaleSnapshot,
  send: (event: SellCardEvent) => void,
  isClosed: boolean,
  isCutOff: boolean,
): SellProblem => {
  const { error, existingOrderId, trade } = snapshot.context
  // A lock that could not be extended still holds: the notice of the closing says so.
  if (isClosed && !trade && hasCode(error, 'cardTypeClosed')) return { kind: 'none' }
  if (snapshot.matches('alreadySubmitted')) return { kind: 'sentBefore', giftOrderId: existingOrderId! }
  // Tried again by itself, it stands where it stood.
  const isTriedAgain = snapshot.matches('submitting') && error !== undefined
  if (snapshot.matches('unanswered') || isTriedAgain)
    return { kind: 'unanswered', onRetry: () => send({ type: 'RETRY' }) }
  if (isWaiting(snapshot)) {
    return {
      kind: 'queued',
      isKept: waitsOnDevice(snapshot),
      onRetry: () => send({ type: 'RETRY' }),
      onTakeBack: () => send({ type: 'TAKE_BACK' }),
    }
  }
  if (isCutOff && (error === undefined || isOutOfReach(error))) return { kind: 'cutOff' }
  if (snapshot.matches('quoted') && error !== undefined) {
    return { kind: 'refused', message: sayRefusal(error), giftOrderId: tradeOf(error) }
  }
  if (snapshot.matches('repriced') && hasCode(error, 'couponNotUsable')) {
    return { kind: 'couponGone', message: sayError(error) }
  }
  if (snapshot.matches('unlocked') && error !== undefined && !hasCode(error, 'faceValueOutOfRange')) {
    return { kind: 'notQuoted', message: sayError(error), onRetry: () => send({ type: 'REQUOTE' }) }
  }
  return { kind: 'none' }
}
