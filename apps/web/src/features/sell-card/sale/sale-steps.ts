import { isOutOfReach } from '@kaadi/core/errors'
import { waitsForLine } from '../../../platform/photos/photo-look.ts'
import type { SaleSnapshot } from './use-sale.ts'

const queueable = ['quoting', 'quoted', 'unlocked', 'expired', 'requoting'] as const
const waiting = ['queued', 'sendingPhotos', 'photosSent', 'pricing'] as const

/** Whether the sale waits for a connection, or tries whether there is one. */
export const isWaiting = (snapshot: SaleSnapshot): boolean => waiting.some((state) => snapshot.matches(state))

/** Whether the sale takes the wish to be sent as soon as there is a connection. */
export const isQueueable = (snapshot: SaleSnapshot): boolean =>
  queueable.some((state) => snapshot.matches(state))

/** Whether the sale is on its way, or was and no answer came. */
export const isOut = (snapshot: SaleSnapshot): boolean =>
  snapshot.matches('submitting') || snapshot.matches('unanswered')

/** Whether what waits is kept on the device, whole: without codes, and with no photo still to go. */
export const waitsOnDevice = ({ context: { trade, awaited } }: SaleSnapshot): boolean =>
  awaited.length === 0 && trade !== undefined && trade.cards.every(({ code }) => code === undefined)

export interface SaleSteps {
  readonly online: boolean
  /** Nobody is reached, whatever the browser says of its connection. */
  readonly isCutOff: boolean
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

/** Where the sending of a sale stands, with these photos, for a screen that shows this estimate where no rate is locked. */
export const saleSteps = (
  snapshot: SaleSnapshot,
  online: boolean,
  photos: ReadonlyMap<unknown, Parameters<typeof waitsForLine>[0]>,
  estimatedPayout: string | undefined,
): SaleSteps => {
  const isUnanswered = isOut(snapshot)
  const isQueued = isWaiting(snapshot)
  const isCutOff = !online || [...photos.values()].some(waitsForLine) || isOutOfReach(snapshot.context.error)
  const isHeldBack = isCutOff && isQueueable(snapshot)
  const payout = snapshot.matches('quoted') ? snapshot.context.quote?.payout : estimatedPayout
  const queuePayout = isHeldBack ? payout : undefined
  return {
    online,
    isCutOff,
    isUnanswered,
    isQueued,
    isSending: isUnanswered || isQueued,
    isSent: snapshot.context.order !== undefined || snapshot.matches('arrived'),
    canQueue: queuePayout !== undefined,
    queuePayout,
  }
}
