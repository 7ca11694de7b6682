import type { SaleSnapshot } from './use-sale.ts'

const queueable = ['quoted', 'unlocked', 'expired'] as const

export interface SaleSteps {
  readonly online: boolean
  /** It is on its way, or was and no answer came. */
  readonly isUnanswered: boolean
  /** It waits for a connection. */
  readonly isQueued: boolean
  /** Nothing of the form may change. */
  readonly isSending: boolean
  /** The service took it. */
  readonly isSent: boolean
  /** It can be sent to wait for a connection. */
  readonly canQueue: boolean
  /** The payout that the screen shows, where it can be sent to wait for a connection. */
  readonly queuePayout: string | undefined
}

/** Where the sending of a sale stands, for a screen that shows this estimate where no rate is locked. */
export const saleSteps = (
  snapshot: SaleSnapshot,
  online: boolean,
  estimatedPayout: string | undefined,
): SaleSteps => {
  const isUnanswered = snapshot.matches('submitting') || snapshot.matches('unanswered')
  const isQueued = snapshot.matches('queued') || snapshot.matches('pricing')
  const isHeldBack = !online && queueable.some((state) => snapshot.matches(state))
  const payout = snapshot.matches('quoted') ? snapshot.context.quote?.payout : estimatedPayout
  const queuePayout = isHeldBack ? payout : undefined
  return {
    online,
    isUnanswered,
    isQueued,
    isSending: isUnanswered || isQueued,
    isSent: snapshot.context.order !== undefined || snapshot.matches('arrived'),
    canQueue: queuePayout !== undefined,
    queuePayout,
  }
}
